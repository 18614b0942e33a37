/** From harmless to worst. */
export const INJURIES = ['no-effect', 'knocked-down', 'stunned', 'out-of-action'] as const;

export type Injury = (typeof INJURIES)[number];

/** What bends the injury table. */
export interface InjuryFacts {
  /** Added to the roll first. */
  readonly modifier: number;
  /** Struck by a hammer, mace, club or staff. */
  readonly concussion: boolean;
  readonly hardToKill: boolean;
  /** Cancels concussion. */
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
}

export interface InjuryAnswer {
  readonly result: Injury;
  /** A helmet may still soften it: D6 of this or more; null when it has nothing to soften. */
  readonly helmetOn: number | null;
  /** Result when the helmet does. */
  readonly withHelmet: Injury;
}

/** A helmet keeps its wearer from being stunned on this D6 or more. @rule INJURY */
export const HELMET_SAVE = 4;

/** What an injury roll does, and what a helmet would make of it. @rule INJURY */
export function injuryOf(roll: number, facts: InjuryFacts): InjuryAnswer {
  const table = onTable(roll + facts.modifier, facts);
  if (table === 'stunned' && !facts.noPain) {
    // Falling because of the helmet is not a fall that one can jump up from.
    return { result: 'stunned', helmetOn: HELMET_SAVE, withHelmet: 'knocked-down' };
  }
  const result = softened(table, facts);
  return { result, helmetOn: null, withHelmet: result };
}

/** The worst of several injuries; none at all is no effect. @rule INJURY */
export function worstInjury(injuries: readonly Injury[]): Injury {
  const ranks = injuries.map((injury) => INJURIES.indexOf(injury));
  return INJURIES[Math.max(0, ...ranks)] ?? 'no-effect';
}

/**
 * Dice to roll for unsaved wounds: one for the wound that takes the last one away, and one for each
 * beyond it. Whoever has none left rolls for every wound.
 * @rule INJURY
 */
export function injuryDice(woundsLeft: number, unsavedWounds: number): number {
  return Math.max(0, unsavedWounds - Math.max(0, woundsLeft - 1));
}

function onTable(total: number, facts: InjuryFacts): Injury {
  if (total >= (facts.hardToKill ? 6 : 5)) return 'out-of-action';
  const stunnedFrom = facts.concussion && !facts.hardHead ? 2 : 3;
  return total >= stunnedFrom ? 'stunned' : 'knocked-down';
}

function softened(table: Injury, facts: InjuryFacts): Injury {
  if (table === 'stunned') return 'knocked-down';
  return table === 'knocked-down' && facts.jumpUp ? 'no-effect' : table;
}
