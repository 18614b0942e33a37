import type { Said } from '#rules/system.ts';
import { strengthModifier } from '../armour-save.ts';
import type { Arm } from './arms.ts';
import type { Attacks, Batch } from './batch.ts';
import { characteristic, said } from './combatant.ts';
import type { Protection } from './protection.ts';
import type { Stance } from './stance.ts';
import type { Reasons } from './tiles.ts';

/** What made each need of a batch of blows so, in a few words each. */
export function meleeReasons(by: Stance, at: Stance, batch: Batch): Reasons {
  const [main, ...others] = batch.attacks;
  return {
    hit: hitReasons(by, at, main),
    wound: [
      ...woundReasons(by, at),
      ...others.map(({ weapon, blow }) => other(weapon, 'second-wounds', blow.woundNeed)),
    ],
    save: [
      ...savesBy(at, by, main),
      ...others.map(({ weapon, blow }) => other(weapon, 'second-saves', blow.saveNeed)),
    ],
    injury: injuryReasons(by, at, batch),
  };
}

/** What softens or sharpens the injury roll of somebody. @rule INJURY, DOWN */
export function injuryReasons(
  by: { readonly wielded: Stance['wielded'] } | null,
  at: Pick<Stance, 'combatant' | 'helmet'>,
  batch: Batch,
): readonly Said[] {
  const { finishing, lies } = batch.target;
  const { gear, label, wounds } = at.combatant;
  if (finishing !== 'injury') return [said(`resolver.why.finished-${lies}`, { name: label })];
  return [
    ...(wounds > 1 ? [said('resolver.why.wounds-left', { count: wounds })] : []),
    ...when(by?.wielded.some(({ arm }) => arm.concussion) === true, 'concussion'),
    ...when(gear.hardToKill, 'hard-to-kill'),
    ...when(gear.hardHead, 'hard-head'),
    ...when(gear.noPain, 'no-pain'),
    ...when(gear.jumpUp, 'jump-up'),
    ...when(at.helmet, 'helmet'),
    ...gear.wards.map(({ id, need }) => said(`resolver.why.${id}`, { need })),
  ];
}

function hitReasons(by: Stance, at: Stance, main: Attacks | undefined): readonly Said[] {
  if (at.lies !== 'no') return [said('resolver.why.lies', { name: at.combatant.label })];
  const skills = {
    own: characteristic(by.combatant, 'WS'),
    other: characteristic(at.combatant, 'WS'),
  };
  const rerolls = main?.toHit.kind === 'roll' && main.toHit.rerolls;
  return [
    ...(by.fearSixes ? [said('resolver.why.fear-sixes')] : [said('resolver.why.skills', skills)]),
    ...when(by.dived, 'dived-hit'),
    ...when(at.combatant.gear.hinders < 0, 'hindered'),
    ...when(by.hatred, 'hatred'),
    ...when(by.combatant.gear.rerollsHits && !by.hatred, 'rerolls-hits'),
    ...when(rerolls && !by.hatred && !by.combatant.gear.rerollsHits, 'expert-swordsman'),
    ...when(at.parry !== null, at.parry?.rerolls === true ? 'parry-twice' : 'parry'),
    ...when(at.luckyCharm, 'lucky-charm'),
  ];
}

function woundReasons(by: Stance, at: Stance): readonly Said[] {
  const [main] = by.wielded;
  const own = characteristic(by.combatant, 'S');
  const bonus = main === undefined ? 0 : main.arm.strength(own) - own;
  return [
    said('resolver.why.strength', { own, other: characteristic(at.combatant, 'T') }),
    ...(bonus === 0 ? [] : [said('resolver.why.weapon-strength', { bonus: signed(bonus) })]),
    ...when(by.dived, 'dived-strength'),
  ];
}

function savesBy(at: Stance, by: Stance, main: Attacks | undefined): readonly Said[] {
  const [first] = by.wielded;
  if (first === undefined || main === undefined) return [];
  return saveReasons(at.worn, { strength: main.blow.strength, save: first.arm.save });
}

/** What the save is made of, and what worsens it. @rule SAVE */
export function saveReasons(
  worn: Protection,
  hit: { readonly strength: number; readonly save: Arm['save'] },
): readonly Said[] {
  const { armour, shield, wornSave, naturalSave } = worn;
  const { extra, total, victimBonus } = hit.save;
  const byStrength = total === null ? strengthModifier(hit.strength) : 0;
  return [
    ...(armour === 'none' ? [] : [said(`resolver.why.armour-${armour}`)]),
    ...when(shield, 'shield'),
    ...(wornSave === null ? [] : [said('resolver.why.worn-save', { need: wornSave })]),
    ...(naturalSave === null ? [] : [said('resolver.why.natural-save', { need: naturalSave })]),
    ...modified('strength-modifier', byStrength),
    ...modified('total-modifier', total ?? 0),
    ...modified('weapon-save', extra),
    ...modified('victim-bonus', victimBonus),
  ];
}

/** What another weapon that strikes with the first one needs. */
function other(weapon: string, code: 'second-wounds' | 'second-saves', need: number | null): Said {
  const params = { weapon, need: need ?? 0 };
  return said(need === null ? `resolver.why.${code}-never` : `resolver.why.${code}`, params);
}

function modified(code: string, by: number): readonly Said[] {
  return by === 0 ? [] : [said(`resolver.why.${code}`, { modifier: signed(by) })];
}

function when(applies: boolean, code: string): readonly Said[] {
  return applies ? [said(`resolver.why.${code}`)] : [];
}

/** "+1", "−2": with the sign that is read aloud as minus. */
export function signed(value: number): string {
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}
