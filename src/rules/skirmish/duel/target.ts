import type { Finishing } from '../injury.ts';
import type { InjuryOptionId } from '../rules.ts';

/** Protection rolled after the armour save, without modifiers. */
export interface Ward {
  readonly id: 'step-aside' | 'regeneration';
  readonly need: number;
  /** Rolled for each wound of a hit separately, instead of once for all. */
  readonly eachWound?: boolean;
}

/** The target, as far as it matters for his injuries. */
export interface Target extends InjuryExceptions {
  readonly wounds: number;
  /** How he already lies; a milder result never improves it. */
  readonly lies: 'no' | 'knocked-down' | 'stunned';
  readonly finishing: Finishing;
  readonly wards: readonly Ward[];
}

/** What he has that bends the injury table. */
export interface InjuryExceptions {
  readonly helmet: boolean;
  readonly hardToKill: boolean;
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  readonly trueGrit?: boolean;
  /** A thick skull, which prevents stuns, on a lower roll with a helmet. */
  readonly thickSkull?: boolean;
  /** Rides, and rolls on the table for riders instead. */
  readonly fallsOff?: boolean;
}

/** The exceptions of those options of the injury roll that he has. */
export function exceptionsOf(has: (id: InjuryOptionId) => boolean): InjuryExceptions {
  return {
    helmet: has('helmet'),
    hardToKill: has('hard-to-kill') || has('toughened-hide'),
    hardHead: has('hard-head'),
    noPain: has('no-pain'),
    jumpUp: has('jump-up'),
    trueGrit: has('true-grit'),
    thickSkull: has('thick-skull') || has('ard-ead'),
  };
}
