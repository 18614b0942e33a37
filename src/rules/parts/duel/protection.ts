import { type ArmourId, saveNeed, strengthModifier } from '../armour-save.ts';
import type { Arm } from './arms.ts';
import type { Gear } from './duel-rules.ts';

/** What protects somebody at this moment: a shield may be on his back. */
export interface Protection {
  readonly armour: ArmourId;
  readonly shield: boolean;
  readonly naturalSave: number | null;
  readonly wornSave: number | null;
}

/** What he saves on against a hit, or null when nothing saves him. @rule SAVE */
export function saveAgainst(
  worn: Protection,
  hit: { readonly strength: number; readonly save: Arm['save']; readonly inflicts: number },
  naturalOneFails: boolean,
): number | null {
  const extraModifier = hit.save.extra + hit.inflicts;
  const total = hit.save.total === null ? null : hit.save.total + hit.inflicts;
  const armour = saveNeed({
    armour: worn.armour,
    shield: worn.shield,
    strength: hit.strength,
    extraModifier,
    totalModifierOverride: total,
    saveBonus: hit.save.victimBonus,
    naturalOneFails,
  });
  const worsening = total ?? strengthModifier(hit.strength) + extraModifier;
  const noted = bettered(worn.wornSave, worsening, hit.save.victimBonus, naturalOneFails);
  const skin = bettered(worn.naturalSave, worsening, hit.save.victimBonus, naturalOneFails);
  const natural = worn.naturalSave === null ? null : Math.min(6, skin ?? 6);
  const best = Math.min(armour ?? NONE, noted ?? NONE, natural ?? NONE);
  return best > 6 ? null : best;
}

/** The save that stands on somebody's card: against an ordinary blow of Strength 3. */
export function cardSave(worn: Protection, naturalOneFails: boolean): number | null {
  const save = { extra: 0, total: null, victimBonus: 0 };
  return saveAgainst(worn, { strength: 3, save, inflicts: 0 }, naturalOneFails);
}

/** The part of a target that his gear makes out. */
export function toughness(gear: Gear, helmet: boolean) {
  const { hardToKill, hardHead, noPain, jumpUp } = gear;
  return { helmet, hardToKill, hardHead, noPain, jumpUp };
}

const NONE = 7;

function bettered(
  save: number | null,
  worsening: number,
  bonus: number,
  naturalOneFails: boolean,
): number | null {
  if (save === null) return null;
  const need = save - bonus - worsening;
  return need > 6 ? null : Math.max(naturalOneFails ? 2 : 1, need);
}
