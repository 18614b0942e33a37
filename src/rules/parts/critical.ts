/** How a wound came about. A free hit at one who breaks is a blow like any other. */
export type AttackKind = 'melee' | 'shooting' | 'spell' | 'fall';

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
}): boolean {
  if (facts.roll !== CRITICAL_ROLL) return false;
  if (facts.woundNeed === null || facts.woundNeed >= CRITICAL_ROLL) return false;
  switch (facts.attack) {
    case 'melee':
      return !facts.usedThisPhase;
    case 'shooting':
      return true;
    case 'spell':
    case 'fall':
      return false;
  }
}

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
