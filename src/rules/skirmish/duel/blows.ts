import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { Arm } from './arms.ts';
import type { Attacks } from './batch.ts';
import { type Blow, type CriticalRow, type ToHit, woundNeed } from './blow.ts';
import { characteristic } from './combatant.ts';
import { CRITICAL_ROLL } from './critical.ts';
import { BETTER, DARK_VENOM, GROMRIL, poisonAgainst, skilled } from './edges.ts';
import type { HeldWeapon, Wielded } from './hands.ts';
import type { DuelRules, Gear } from './rules.ts';
import { saveAgainst } from './saves.ts';
import type { Stance } from './stance.ts';
import { DIVE_BONUS, meleeToHit } from './to-hit.ts';
import type { Poison } from './weapons.ts';

/** Bonuses of skills and blessings. @rule WEAPONS */
const MORE = 1;
/** Bonus to wound against the enemies that a blessed weapon is meant for. @rule WEAPONS */
export const BLESSED = 1;
const WEAKEST = 1;
const STRONGEST = 10;
/** The lowest possible need to wound. @rule WOUND */
const EASIEST = 2;

/** One fighter's blows against another with one weapon. @rule CC-HIT, WOUND, SAVE, PARRY */
export function attacksOf(
  rules: DuelRules,
  choices: HouseRuleChoices,
  by: Stance,
  at: Stance,
  { count, ...held }: Wielded,
): Attacks {
  const { arm } = held;
  const blow = blowOf(rules, choices, by, at, held);
  const lotus = poisonOf(at, held) === 'black-lotus';
  return {
    weapon: arm.id,
    count,
    toHit: toHitWith(rules, choices, by, at, arm),
    tooStrong: arm.unparried || blow.strength >= 2 * characteristic(at.combatant, 'S'),
    blow,
    // It wounds automatically; the die is still rolled because it may be critical.
    sixes: lotus ? { ...blow, woundNeed: 1 } : null,
  };
}

function blowOf(
  rules: DuelRules,
  choices: HouseRuleChoices,
  by: Stance,
  at: Stance,
  held: HeldWeapon,
): Blow {
  const one = rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes';
  const { gear } = by.combatant;
  const { arm, edge } = held;
  const strength = strengthOf(by, at, held);
  const gromril = edge.material === 'gromril' ? GROMRIL : 0;
  const hit = { strength, save: arm.save, inflicts: gear.inflicts + by.hand.save + gromril };
  const rows = rules.criticals(arm.criticals, choices);
  return {
    strength,
    woundNeed: woundedOn(by, at, arm, strength),
    saveNeed: saveAgainst(at.worn, hit, one),
    concussion: arm.concussion,
    attack: 'melee',
    criticals: skilled(gear, 'web-of-steel') ? graver(rows) : rows,
    criticalFrom: criticalFrom(gear, arm),
    stuns: skilled(gear, 'eadbasher'),
    woundsAgain: by.hand.woundsAgain,
    savesAgain: at.savesAgain,
    injuryModifier: by.hand.injury + (skilled(gear, 'strike-to-injure') ? MORE : 0),
  };
}

/** Strength of a blow: his own, plus weapon, dive, skills and poison. @rule WEAPONS, MOV-DIVE */
function strengthOf(by: Stance, at: Stance, held: HeldWeapon): number {
  const { combatant, dived, hand } = by;
  const { arm, edge } = held;
  const mighty = skilled(combatant.gear, 'mighty-blow') && arm.criticals !== 'missile';
  const strength =
    arm.strength(characteristic(combatant, 'S')) +
    (dived ? DIVE_BONUS : 0) +
    (mighty ? MORE : 0) +
    (poisonOf(at, held) === 'dark-venom' ? DARK_VENOM : 0) +
    (edge.powder ? BETTER : 0) +
    hand.strength;
  return Math.min(STRONGEST, Math.max(WEAKEST, strength));
}

/** A hardened victim is wounded as by a weaker blow, but saves against the full Strength. @rule WOUND */
function woundedOn(by: Stance, at: Stance, arm: Arm, strength: number): number | null {
  const felt = skilled(at.combatant.gear, 'resilient')
    ? Math.max(WEAKEST, strength - MORE)
    : strength;
  const usual = woundNeed(felt, characteristic(at.combatant, 'T'));
  const slays = skilled(by.combatant.gear, 'monster-slayer');
  const need = slays ? Math.min(SLAYS_ON, usual ?? SLAYS_ON) : usual;
  if (need === null || !arm.holy || !by.blessed) return need;
  return Math.max(EASIEST, need - BLESSED);
}

/** The highest need to wound of a monster slayer, against any victim. @rule WOUND */
const SLAYS_ON = 4;

/** The poison on the weapon, if it affects this target. @rule WEAPONS */
export function poisonOf(at: Stance, { edge }: HeldWeapon): Poison | null {
  return poisonAgainst(at.combatant.gear, edge.poison);
}

/** Assassins who fight unarmed or with claws are critical on a lower roll. @rule CRIT */
function criticalFrom(gear: Gear, { id }: Arm): number {
  return skilled(gear, 'art-of-silent-death') && PAWS.has(id) ? SILENT_DEATH : CRITICAL_ROLL;
}

const SILENT_DEATH = 5;
const PAWS: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'fighting-claws']);

/** Adds one to the roll on the critical table, if a die is rolled for it. @rule CRIT */
function graver(rows: readonly CriticalRow[]): readonly CriticalRow[] {
  return [...rows.slice(1), ...rows.slice(-1)];
}

/** @rule CC-HIT, PSY-HATE */
function toHitWith(
  rules: DuelRules,
  choices: HouseRuleChoices,
  by: Stance,
  at: Stance,
  arm: Arm,
): ToHit {
  const { gear } = by.combatant;
  const { need, automatic } = meleeToHit({
    attackerWS: characteristic(by.combatant, 'WS') + skillAtArms(by),
    defenderWS: characteristic(at.combatant, 'WS') + skillAtArms(at),
    defenderHitAutomatically: at.lies !== 'no' || by.hand.automatic,
    failedFear: by.fearSixes,
    modifier: at.hinders + prowess(by) + by.hand.hit + arm.toHit,
    divingCharge: by.dived,
    naturalOneMisses: rules.skirmish.houseRule(choices, 'naturalOneMisses') === 'yes',
    sevenPlus: rules.skirmish.houseRule(choices, 'sevenPlusBlows'),
  });
  if (automatic) return { kind: 'automatic' };
  if (need === null) return { kind: 'impossible' };
  const expert = gear.expertSwordsman && by.charged && SWORDS.has(arm.id);
  const rerolls = by.hatred || gear.rerollsHits || expert || by.hand.hitsAgain;
  return { kind: 'roll', need, thenNeed: null, rerolls };
}

/** Bonuses of his skills to hit. @rule CC-HIT */
export function prowess({ combatant, charged, ferocious }: Stance): number {
  return Number(charged && skilled(combatant.gear, 'berserker')) - Number(ferocious);
}

/** The light swords of a swordsman; double-handed ones don't count. @rule CC-HIT */
const SWORDS: ReadonlySet<string> = new Set(['sword', 'weeping-blades']);

/** Bonus of his skills to Weapon Skill in this situation, for striking and for being struck. @rule CC-HIT */
export function skillAtArms({ combatant, charged, inRuins }: Stance): number {
  const charges = charged && skilled(combatant.gear, 'unstoppable-charge');
  return (charges ? MORE : 0) + (inRuins ? MORE : 0);
}
