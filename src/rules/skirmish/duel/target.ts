import type { Finishing } from '../injury.ts';

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
