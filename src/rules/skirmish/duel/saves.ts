import type { BattleView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { fighterOf } from '#rules/kit/view.ts';
import type { Arm } from './arms.ts';
import { type Circumstances, type Combatant, idOf } from './combatant.ts';
import { ARMOUR, type ArmourId, type DuelRules, type Gear } from './rules.ts';

export interface SaveFacts {
  readonly armour: ArmourId;
  readonly shield: boolean;
  /** Strength of the blow. */
  readonly strength: number;
  /** Modifier in addition to the Strength's, zero or less: an axe −1. */
  readonly extraModifier: number;
  /** Total modifier of the weapon, instead of Strength and extras: a pistol −2. Null: none. */
  readonly totalModifierOverride: number | null;
  /** Bonus to the victim's save: +1 against a dagger or fist. */
  readonly saveBonus: number;
  /** Hide, which improves any armour and saves alone, and flesh, which only improves an existing save. */
  readonly skin?: Skin;
  readonly naturalOneFails: boolean;
}

/** D6 result that saves, or null when there is no save. A save of 1 succeeds on any roll. @rule SAVE */
export function saveNeed(facts: SaveFacts): number | null {
  const skin = facts.skin ?? BARE_SKIN;
  const covered = ARMOUR[facts.armour] - (facts.shield ? 1 : 0) - skin.hide;
  const worn = covered - (covered < NONE && skin.hard ? 1 : 0) - facts.saveBonus;
  const worsening =
    facts.totalModifierOverride ?? strengthModifier(facts.strength) + facts.extraModifier;
  const need = worn - worsening;
  if (need > 6) return null;
  return Math.max(facts.naturalOneFails ? 2 : 1, need);
}

/** The save modifier of Strength: −1 at 4 down to −6 at 9 and above. @rule SAVE */
export function strengthModifier(strength: number): number {
  return strength <= 3 ? 0 : -Math.min(6, strength - 3);
}

/** Natural protection. @rule SAVE */
export interface Skin {
  /** Improves the save as a shield does, with or without armour. */
  readonly hide: number;
  /** Improves any save that he has. */
  readonly hard: boolean;
}

export const BARE_SKIN: Skin = { hide: 0, hard: false };

/** @param held what protects him without needing a hand */
function skinOf({ skills, mountSave }: Pick<Gear, 'skills' | 'mountSave'>, held = 0): Skin {
  return {
    hide: Number(skills.includes('shaggy-hide')) + held + mountSave,
    hard: skills.includes('well-ard'),
  };
}

/** A fighter's protection at this moment: a shield may be on his back. */
export interface Protection {
  readonly armour: ArmourId;
  readonly shield: boolean;
  readonly naturalSave: number | null;
  readonly wornSave: number | null;
  readonly skin: Skin;
}

/** His save against a hit, or null for none. @rule SAVE */
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
    skin: worn.skin,
    naturalOneFails,
  });
  const worsening = total ?? strengthModifier(hit.strength) + extraModifier;
  const noted = bettered(worn.wornSave, worsening, hit.save.victimBonus, naturalOneFails);
  const scales = bettered(scalesOf(worn), worsening, hit.save.victimBonus, naturalOneFails);
  const natural = worn.naturalSave === null ? null : Math.min(6, scales ?? 6);
  const best = Math.min(armour ?? NONE, noted ?? NONE, natural ?? NONE);
  return best > 6 ? null : best;
}

/** Scales, which armour, a shield and hide improve by one each; null without scales. @rule SAVE */
function scalesOf({ naturalSave, armour, shield, skin }: Protection): number | null {
  if (naturalSave === null) return null;
  return naturalSave - Number(armour !== 'none') - Number(shield) - skin.hide - Number(skin.hard);
}

/** The save shown on a card: against an ordinary blow of Strength 3. */
export function cardSave(worn: Protection, naturalOneFails: boolean): number | null {
  return saveAgainst(worn, { strength: ORDINARY, save: PLAIN, inflicts: 0 }, naturalOneFails);
}

/** The save shown on a fighter's card, by his equipment and the house rule for a 1. @rule SAVE */
export function saveOn(
  rules: Pick<DuelRules, 'gear' | 'skirmish'>,
): (view: BattleView, id: FighterId) => number | null {
  return (view, id) => {
    const fighter = fighterOf(view, id);
    if (fighter === null) return null;
    const one = rules.skirmish.houseRule(view.houseRules, 'naturalOneMisses') === 'yes';
    return ownSave(rules.gear(fighter, view.houseRules), ORDINARY, one);
  };
}

/** His save against a hit of this Strength by his equipment alone, or null for none. @rule SAVE */
export function ownSave(gear: Gear, strength: number, naturalOneFails: boolean): number | null {
  const { armour, shield, naturalSave, wornSave } = gear;
  const worn = { armour, shield, naturalSave, wornSave, skin: skinOf(gear) };
  return saveAgainst(worn, { strength, save: PLAIN, inflicts: 0 }, naturalOneFails);
}

/** Strength of an ordinary blow. */
const ORDINARY = 3;
const PLAIN: Arm['save'] = { extra: 0, total: null, victimBonus: 0 };

/** The part of a target that depends on his gear. */
export function toughness(gear: Gear, helmet: boolean) {
  const { hardToKill, hardHead, noPain, jumpUp, skills, fallsOff = false } = gear;
  const trueGrit = skills.includes('true-grit');
  const thickSkull = skills.includes('thick-skull') || skills.includes('ard-ead');
  return { helmet, hardToKill, hardHead, noPain, jumpUp, trueGrit, thickSkull, fallsOff };
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

/** Armour, shield and helmet: read off the table, asked for a typed profile. @rule SAVE */
export function wornBy(
  rules: DuelRules,
  ask: Circumstances,
  { role, gear, fighter }: Combatant,
  shieldReady: boolean,
  shieldInTail = false,
): { readonly worn: Protection; readonly helmet: boolean } {
  const { naturalSave } = gear;
  if (!rules.armoury) {
    const wornSave = savesOn(ask.choice(idOf(role, 'save'), role, saveId(gear.wornSave), SAVES));
    const worn = {
      armour: 'none',
      shield: false,
      naturalSave,
      wornSave,
      skin: BARE_SKIN,
    } as const;
    return { worn, helmet: gear.helmet };
  }
  const typed = fighter === null;
  const entered = typed
    ? ask.choice(idOf(role, 'armour'), role, gear.armour, ARMOURS)
    : gear.armour;
  const armour = ARMOURS.find((id) => id === entered) ?? 'none';
  const asks = (id: string, table: boolean) =>
    typed ? ask.isSo(idOf(role, id), role, table) : table;
  const shield = shieldReady ? asks('shield', gear.shield) : false;
  const helmet = asks('helmet', gear.helmet);
  const skin = skinOf(gear, Number(shieldInTail));
  return { worn: { armour, shield, naturalSave, wornSave: gear.wornSave, skin }, helmet };
}

const ARMOURS: readonly ArmourId[] = ['none', 'light', 'heavy', 'ithilmar', 'gromril'];
const SAVES = ['save-none', 'save-6', 'save-5', 'save-4', 'save-3', 'save-2', 'save-1'] as const;

function saveId(save: number | null): string {
  return save === null ? 'save-none' : `save-${save}`;
}

/** Null for no save; each further option improves it by one. */
function savesOn(id: string): number | null {
  const index = SAVES.findIndex((one) => one === id);
  return index <= 0 ? null : ARMOUR.none - index;
}
