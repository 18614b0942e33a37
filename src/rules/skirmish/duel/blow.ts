/**
 * D6 result that wounds, or null when the blow is too weak to.
 * @rule WOUND
 */
export function woundNeed(strength: number, toughness: number): number | null {
  const gap = toughness - strength;
  return gap >= 4 ? null : Math.min(6, Math.max(2, 4 + gap));
}

/** How a wound was caused. A free hit at one who breaks is a blow like any other. */
export type AttackKind = 'melee' | 'shooting' | 'spell' | 'fall';

/** What one die needs to hit. */
export type ToHit =
  | { readonly kind: 'automatic' }
  | { readonly kind: 'impossible' }
  | {
      readonly kind: 'roll';
      readonly need: number;
      /** Second roll after a 6, for shots that need more than one die can show; null for none. */
      readonly thenNeed: number | null;
      /** A miss is rolled again once. */
      readonly rerolls: boolean;
      /** By an optional rule a natural 1 is a misfire of black powder, with a die of its own. */
      readonly misfires?: true;
    };

/** One row of a table of critical hits. @rule CRIT, CRIT-OPT */
export interface CriticalRow {
  readonly wounds: number;
  /** `each`: one save for each wound. `allowed`: one before the wounds are multiplied. */
  readonly save: 'allowed' | 'none' | 'each';
  readonly helmetHelps: boolean;
  /** Added to the injury rolls. */
  readonly injuryModifier: number;
  /** What else happens; null when nothing. `two-hits`: instead of a wound, two to be rolled for. */
  readonly extra:
    | 'ricochet'
    | 'may-not-fight'
    | 'weapon-lost'
    | 'out-unless-saved'
    | 'extra-attack'
    | 'knocked-down-first'
    | 'pushed'
    | 'two-hits'
    | null;
}

/** What one blow, shot or fall does once it has hit. */
export interface Blow {
  readonly strength: number;
  /** Null: too weak to wound. */
  readonly woundNeed: number | null;
  /** Null: no save. */
  readonly saveNeed: number | null;
  /** Struck by a hammer, mace, club or staff. */
  readonly concussion: boolean;
  /** Determines whether and how often it can be critical. */
  readonly attack: AttackKind;
  /** What a critical hit does, by D6; a single row where no die is rolled for it. */
  readonly criticals: readonly CriticalRow[];
  /** At most one of his shots in a phase is critical. */
  readonly oneForShots?: boolean;
  /** The lowest critical roll to wound; 6 by default. */
  readonly criticalFrom?: number;
  /** Stuns instead of knocking down. */
  readonly stuns?: boolean;
  /** A failed roll to wound is rolled again once. */
  readonly woundsAgain: boolean;
  /** A failed save against it is rolled again once. */
  readonly savesAgain: boolean;
  /** Added to its injury rolls, besides what a critical hit adds. */
  readonly injuryModifier: number;
}

/** The defaults of a blow. */
export const ORDINARY_BLOW = {
  woundsAgain: false,
  savesAgain: false,
  injuryModifier: 0,
} as const satisfies Partial<Blow>;

/** An ordinary wound, as a row among the critical ones. */
export const ORDINARY_WOUND: CriticalRow = {
  wounds: 1,
  save: 'allowed',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};
