import type { Finishing } from '../injury.ts';

/**
 * D6 result that wounds, or null when the blow is too weak to.
 * @rule WOUND
 */
export function woundNeed(strength: number, toughness: number): number | null {
  const gap = toughness - strength;
  return gap >= 4 ? null : Math.min(6, Math.max(2, 4 + gap));
}

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
    };

/** One row of a table of critical hits. @rule CRIT, CRIT-OPT */
export interface CriticalRow {
  readonly wounds: number;
  /** `each`: one save for every wound. `allowed`: one before the wounds are multiplied. */
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
  /** Whether it can be critical, and how often, follows from this. */
  readonly attack: AttackKind;
  /** What a critical hit does, by D6; a single row where no die is rolled for it. */
  readonly criticals: readonly CriticalRow[];
  /** Of all his shots in a phase one is critical at most. */
  readonly oneForShots?: boolean;
  /** The least roll to wound that is critical; a 6 where left out. */
  readonly criticalFrom?: number;
  /** Whom it would knock down it stuns. */
  readonly stuns?: boolean;
  /** A failed roll to wound is rolled again once. */
  readonly woundsAgain: boolean;
  /** A failed save against it is rolled again once. */
  readonly savesAgain: boolean;
  /** Added to its injury rolls, besides what a critical hit adds. */
  readonly injuryModifier: number;
}

/** What is true of blows unless somebody has it otherwise. */
export const ORDINARY_BLOW = {
  woundsAgain: false,
  savesAgain: false,
  injuryModifier: 0,
} as const satisfies Partial<Blow>;

/** Protection rolled for after the armour save, which nothing worsens. */
export interface Ward {
  readonly id: 'step-aside' | 'regeneration';
  readonly need: number;
  /** Rolled for each wound of a hit by itself, instead of for all of them at once. */
  readonly eachWound?: boolean;
}

/** The one who is struck, as far as it matters for what becomes of him. */
export interface Target {
  readonly wounds: number;
  /** Where he is already; a milder result never lifts him. */
  readonly lies: 'no' | 'knocked-down' | 'stunned';
  readonly finishing: Finishing;
  readonly wards: readonly Ward[];
  readonly helmet: boolean;
  readonly hardToKill: boolean;
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  readonly trueGrit?: boolean;
  /** Bone that keeps stuns off, sooner still under a helmet. */
  readonly thickSkull?: boolean;
}

/** An ordinary wound, as a row among the critical ones. */
export const ORDINARY_WOUND: CriticalRow = {
  wounds: 1,
  save: 'allowed',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};

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
