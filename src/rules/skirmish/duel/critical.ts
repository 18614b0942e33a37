import type { AttackKind, Blow } from './blow.ts';

/** A roll to wound that may be critical. @rule CRIT */
export const CRITICAL_ROLL = 6;

/**
 * Whether a roll to wound is critical: a natural 6 with a blow or a shot, where less would have
 * wounded, and for blows only the first in a phase.
 * @rule CRIT
 */
export function criticalPossible(facts: {
  readonly roll: number;
  /** Null: the blow cannot wound. */
  readonly woundNeed: number | null;
  readonly attack: AttackKind;
  /** He has already made a critical hit in this close-combat phase. */
  readonly usedThisPhase: boolean;
  /** The lowest critical roll, if less than that wounds; 6 unless a skill lowers it. */
  readonly criticalFrom?: number;
  /** By house rule a shooter also has only one in a phase. */
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

/** If the need to wound is as high as the critical roll, only a 6 is critical. @rule CRIT */
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

/** The effect of a critical hit if one table serves all weapons. @rule CRIT */
export interface CriticalEffect {
  /** Wounds it causes; a weapon that multiplies by more keeps its own number. */
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
