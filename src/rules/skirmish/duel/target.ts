import type { Finishing } from '../injury.ts';

/** Protection rolled after the armour save, without modifiers. */
export interface Ward {
  readonly id: 'step-aside' | 'regeneration';
  readonly need: number;
  /** Rolled for each wound of a hit separately, instead of once for all. */
  readonly eachWound?: boolean;
}

/** The target, as far as it matters for his injuries. */
export interface Target {
  readonly wounds: number;
  /** How he already lies; a milder result never improves it. */
  readonly lies: 'no' | 'knocked-down' | 'stunned';
  readonly finishing: Finishing;
  readonly wards: readonly Ward[];
  readonly helmet: boolean;
  readonly hardToKill: boolean;
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  readonly trueGrit?: boolean;
  /** A thick skull, which prevents stuns, on a lower roll with a helmet. */
  readonly thickSkull?: boolean;
}
