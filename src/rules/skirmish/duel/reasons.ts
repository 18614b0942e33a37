import type { Said } from '#rules/contract/battle-view.ts';
import type { ResolverNeed } from '#rules/contract/resolver.ts';
import { chanceOnD6 } from '#rules/dice/dice.ts';
import { complement, type Fraction, ZERO } from '#rules/dice/fraction.ts';
import type { Target, ToHit } from './blow.ts';
import { characteristic, type Role, said } from './combatant.ts';
import type { Attacks, Batch } from './exchange.ts';
import type { Arm } from './hands.ts';
import { chanceToHit } from './hitting.ts';
import { type Protection, strengthModifier } from './protection.ts';
import { type ShotDuel, SINGLE_TARGET, savedFrom } from './shot-duel.ts';
import type { Stance } from './stance.ts';
import { SHOT_MODIFIERS } from './to-hit.ts';

/** Why each tile of a line is what it is. */
export interface Reasons {
  readonly hit: readonly Said[];
  readonly wound: readonly Said[];
  readonly save: readonly Said[];
  readonly injury: readonly Said[];
}

/** The line of tiles of a batch: to hit, to wound, save, injury. @rule CC-HIT, SHO-HIT, WOUND, SAVE, INJURY, DOWN */
export function tilesOf(role: Role, batch: Batch, why: Reasons): readonly ResolverNeed[] {
  const [main] = batch.attacks;
  if (main === undefined) return [];
  if (batch.target.finishing === 'struck-out') return [finishTile(role, batch.target, why)];
  const { blow } = main;
  return [
    hitTile(role, main, why.hit),
    tile(role, 'to-wound', blow.woundNeed, NEVER, 'WOUND', why.wound),
    tile(role, 'save', blow.saveNeed, NONE, 'SAVE', why.save),
    finishTile(role, batch.target, why),
  ];
}

const NEVER = said('resolver.value.never');
const NONE = said('resolver.value.none');
const AUTO = said('resolver.value.auto');

function hitTile(role: Role, { toHit, blow }: Attacks, why: readonly Said[]): ResolverNeed {
  const rule = blow.attack === 'shooting' ? 'SHO-HIT' : 'CC-HIT';
  return { id: 'to-hit', role, value: hitValue(toHit), chance: chanceToHit(toHit), why, rule };
}

function hitValue(toHit: ToHit): Said {
  switch (toHit.kind) {
    case 'automatic':
      return AUTO;
    case 'impossible':
      return NEVER;
    case 'roll':
      if (toHit.thenNeed !== null) return said('resolver.value.ladder', { need: toHit.thenNeed });
      return toHit.need === 6 ? said('resolver.value.six-only') : plus(toHit.need);
  }
}

function tile(
  role: Role,
  id: string,
  need: number | null,
  none: Said,
  rule: string,
  why: readonly Said[],
): ResolverNeed {
  const chance: Fraction = need === null ? ZERO : chanceOnD6(need);
  return { id, role, value: need === null ? none : valueOf(need), chance, why, rule };
}

/** What happens to somebody with no wounds left: a roll, or nothing to roll any more. */
function finishTile(role: Role, target: Target, { injury }: Reasons): ResolverNeed {
  const out = target.finishing !== 'injury';
  return {
    id: 'injury',
    role,
    value: said(out ? 'resolver.value.out' : 'resolver.value.die'),
    chance: out ? complement(ZERO) : null,
    why: injury,
    rule: out ? 'DOWN' : 'INJURY',
  };
}

function valueOf(need: number): Said {
  return need <= 1 ? AUTO : plus(need);
}

function plus(need: number): Said {
  return said('resolver.value.plus', { need });
}

/** What made each need of a batch of blows so, in a few words each. */
export function meleeReasons(by: Stance, at: Stance, batch: Batch): Reasons {
  const [main, ...others] = batch.attacks;
  return {
    hit: blowHitReasons(by, at, main),
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
function injuryReasons(
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

function blowHitReasons(by: Stance, at: Stance, main: Attacks | undefined): readonly Said[] {
  if (at.lies !== 'no') return [said('resolver.why.lies', { name: at.combatant.label })];
  const skills = {
    own: characteristic(by.combatant, 'WS'),
    other: characteristic(at.combatant, 'WS'),
  };
  if (at.breaks) return [said('resolver.why.free-hit', { name: at.combatant.label })];
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
function saveReasons(
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
function signed(value: number): string {
  return value < 0 ? `\u2212${-value}` : `+${value}`;
}

/** What made each need of a shot so, in a few words each. */
export function shotReasons(shot: ShotDuel): Reasons {
  const { defender, strength, worn, weapon, batch } = shot;
  const at = { combatant: defender, helmet: batch.target.helmet };
  return {
    hit: shotHitReasons(shot),
    wound: [said('resolver.why.strength', { own: strength, other: characteristic(defender, 'T') })],
    save: saveReasons(worn, { strength, save: savedFrom(weapon) }),
    injury: injuryReasons(null, at, batch),
  };
}

/** @rule SHO-HIT */
function shotHitReasons({
  attacker,
  weapon,
  modifiers,
  singleTarget,
  beforeBlows,
  batch,
}: ShotDuel): readonly Said[] {
  if (weapon?.autoHits === true) return [said('resolver.why.auto-hits')];
  return [
    said('resolver.why.ballistic-skill', { value: characteristic(attacker, 'BS') }),
    ...modifiers.map((modifier) =>
      said(`resolver.why.shot-${modifier}`, { modifier: signed(SHOT_MODIFIERS[modifier]) }),
    ),
    ...(weapon === null || weapon.hitBonus === 0
      ? []
      : [said('resolver.why.accuracy', { modifier: signed(weapon.hitBonus) })]),
    ...(beforeBlows === null
      ? []
      : [said('resolver.why.before-blows', { modifier: signed(beforeBlows) })]),
    ...(singleTarget
      ? [said('resolver.why.single-target', { modifier: signed(SINGLE_TARGET) })]
      : []),
    ...(attacker.gear.rerollsHits ? [said('resolver.why.rerolls-hits')] : []),
    ...(batch.guard.dodges ? [said('resolver.why.dodge')] : []),
    ...(batch.guard.luckyCharm ? [said('resolver.why.lucky-charm')] : []),
  ];
}
