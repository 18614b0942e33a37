import type { FighterView, Flags } from '#rules/contract/battle-view.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import { has, isFrenzied } from './flags.ts';
import { movementOf, paceOf } from './movement.ts';
import { carries, carriesAny } from './traits.ts';

/** Who frightens whom. */

/** Causes fear by nature, skill or scars. */
export function causesFear({ traits }: FighterView): boolean {
  return isFrightful(traits);
}

const isFrightful = oncePer((traits: Flags) =>
  carriesAny(traits, ['causes-fear', 'fearsome', 'injury-horrible-scars']),
);

/** Charged by `charger`: does the target test? @rule PSY-FEAR-A */
export function testsFearWhenCharged(target: FighterView, charger: FighterView): boolean {
  return fearTestWhenCharged({
    chargerCausesFear: causesFear(charger),
    immune: isFearless(target),
    frenzied: isFrenzied(target),
    enemyWithinChargeRange: has(target, 'frenzy-in-range') || reachesAsFar(target, charger),
  });
}

/**
 * Whether he charges at least as far as his charger, who is then an enemy within his charge range. False if
 * either Movement is rolled: the range is unknown, and players are asked.
 * @rule PSY-FRENZY
 */
function reachesAsFar(target: FighterView, charger: FighterView): boolean {
  const [his, theirs] = [movementOf(target), movementOf(charger)];
  if (his === null || theirs === null) return false;
  return paceOf(target.traits) * his >= paceOf(charger.traits) * theirs;
}

/** Wants to charge `target`: does the charger test? @rule PSY-FEAR-B */
export function testsFearBeforeCharging(charger: FighterView, target: FighterView): boolean {
  return fearTestBeforeCharging({
    targetCausesFear: causesFear(target),
    immune: isFearless(charger) || carries(charger.traits, 'ere-we-go'),
    frenzied: isFrenzied(charger),
  });
}

/** Those who cause fear never test; some are hardened, and some pass every test. @rule PSY-FEAR-A */
function isFearless(fighter: FighterView): boolean {
  return (
    causesFear(fighter) ||
    carriesAny(fighter.traits, [
      'immune-fear',
      'fearless',
      'immune-psychology',
      'injury-hardened',
      'bugmans-ale',
      'auto-pass-leadership-tests',
    ])
  );
}

/**
 * Whether someone who is charged has to test for fear: the charger, whose charge players have entered as
 * reaching him, causes it, and he is not immune. Frenzy does so only while an enemy is within charge range.
 * @rule PSY-FEAR-A
 */
export function fearTestWhenCharged(facts: {
  readonly chargerCausesFear: boolean;
  /** Causes fear himself, or something has hardened him against it. */
  readonly immune: boolean;
  readonly frenzied: boolean;
  readonly enemyWithinChargeRange: boolean;
}): boolean {
  const blindWithRage = facts.frenzied && facts.enemyWithinChargeRange;
  return facts.chargerCausesFear && !facts.immune && !blindWithRage;
}

/**
 * Whether someone has to test before he charges. It comes before any measuring, so that the distance
 * plays no part. A frenzied charger has an enemy within charge range by the very charge.
 * @rule PSY-FEAR-B
 */
export function fearTestBeforeCharging(facts: {
  readonly targetCausesFear: boolean;
  readonly immune: boolean;
  readonly frenzied: boolean;
}): boolean {
  return facts.targetCausesFear && !facts.immune && !facts.frenzied;
}

/**
 * Whether blows that miss may be struck again: against a hated enemy, in the first turn of the combat.
 * Someone who joins later does not make it a first turn again.
 * @rule PSY-HATE
 */
export function hatredRerolls(facts: {
  /** Turns this combat has lasted, this one included; newcomers don't restart it. */
  readonly combatTurn: number;
  readonly hatedEnemy: boolean;
}): boolean {
  return facts.combatTurn === 1 && facts.hatedEnemy;
}

const STUPID_BEHAVIOURS = ['no-blows', 'straight-ahead', 'inactive'] as const;

/** What a failed test makes of him until his next turn; the values of the flag `stupid`. */
export type StupidBehaviour = (typeof STUPID_BEHAVIOURS)[number];

/** What a stupid fighter does away from any fight, by D6, both ends included. @rule PSY-STUP */
export const STUPID_ROLLS = { 'straight-ahead': [1, 3], inactive: [4, 6] } as const;

/** What drink does to a drunkard, by D6, both ends included. @rule PSY-STUP */
export const DRUNKEN_ROLLS = { stupid: [1, 1], sober: [2, 5], frenzied: [6, 6] } as const;

/** The behaviour that a flag's value names; null when it names none. */
export function readStupidBehaviour(value: unknown): StupidBehaviour | null {
  return STUPID_BEHAVIOURS.find((behaviour) => behaviour === value) ?? null;
}

/** As near to an enemy as a stupid fighter goes, inches. @rule PSY-STUP */
export const STOPS_SHORT = 1;

/** On this roll a quarrelsome fighter is in for a second one. @rule PSY-ANIM */
export const QUARRELS_ON = 1;

/** What a quarrelsome fighter does, by D6, both ends included. @rule PSY-ANIM */
export const ANIMOSITY_ROLLS = {
  attacks: [1, 1],
  inactive: [2, 5],
  advances: [6, 6],
} as const;
