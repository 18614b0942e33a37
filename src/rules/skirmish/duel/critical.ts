import type { AttackKind, Blow } from './blow.ts';

/** The roll to wound that may be critical. @rule CRIT */
export const CRITICAL_ROLL = 6;

/**
 * Whether a roll to wound is critical: a natural 6 with a blow or a shot, where less would have
 * wounded, and for blows only the first in a phase.
 * @rule CRIT
 */
export function criticalPossible(facts: {
  readonly roll: number;
  /** Null: the blow cannot wound at all. */
  readonly woundNeed: number | null;
  readonly attack: AttackKind;
  /** He has struck critically in this close-combat phase already. */
  readonly usedThisPhase: boolean;
  /** The least roll that is critical, where less than that wounds; a 6 unless he has learnt better. */
  readonly criticalFrom?: number;
  /** By house rule a shooter has one in a phase too. */
  readonly oneForShots?: boolean;
}): boolean {
  if (facts.roll < leastCritical(facts.criticalFrom, facts.woundNeed)) return false;
  if (facts.woundNeed === null || facts.woundNeed >= CRITICAL_ROLL) return false;
  switch (facts.attack) {
    case 'melee':
      return !facts.usedThisPhase;
    case 'shooting':
      return facts.oneForShots !== true || !facts.usedThisPhase;
    case 'spell':
    case 'fall':
      return false;
  }
}

/** Where he needs as much to wound as would be critical, only a 6 is. @rule CRIT */
function leastCritical(from: number | undefined, need: number | null): number {
  return from === undefined || (need !== null && need >= from) ? CRITICAL_ROLL : from;
}

/** Whether a roll to wound is critical for this blow. @rule CRIT */
export function isCritical(blow: Blow, roll: number, usedThisPhase: boolean): boolean {
  return (
    blow.criticals.length > 0 &&
    criticalPossible({
      roll,
      woundNeed: blow.woundNeed,
      attack: blow.attack,
      usedThisPhase,
      oneForShots: blow.oneForShots === true,
      ...(blow.criticalFrom === undefined ? {} : { criticalFrom: blow.criticalFrom }),
    })
  );
}

/** What a critical hit does where one table is for all weapons. @rule CRIT */
export interface CriticalEffect {
  /** Wounds it makes; a weapon that multiplies more keeps its own number. */
  readonly wounds: number;
  readonly save: 'allowed' | 'none';
  /** Added to the injury rolls. */
  readonly injuryModifier: number;
}

/** The critical table by D6; an allowed save is rolled before the wounds are doubled. @rule CRIT */
export function criticalEffect(roll: number): CriticalEffect {
  if (roll <= 2) return { wounds: 2, save: 'allowed', injuryModifier: 0 };
  return { wounds: 2, save: 'none', injuryModifier: roll <= 4 ? 0 : 2 };
}
