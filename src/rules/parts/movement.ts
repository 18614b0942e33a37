import { d3 } from '../dice.ts';

/** An enemy this near at the start of the turn keeps a fighter from running, inches. @rule MOV-RUN */
export const RUN_LOCK_RANGE = 8;
/** The deepest drop one may jump of one's own will, inches. @rule MOV-DROP */
export const DEEPEST_JUMP = 6;
/** Each full height of this many inches takes an Initiative test. @rule MOV-DROP */
export const HEIGHT_PER_TEST = 2;
/** As far as someone knocked down may crawl, inches. @rule MORD-REC-3 */
export const CRAWL = 2;
/** An unengaged enemy this near to the way of a charge may step into it, inches. @rule MOV-INTERCEPT */
export const INTERCEPT_RANGE = 2;
/** An enemy out of sight may be charged from this near, inches. @rule MOV-CHARGE */
export const UNSEEN_CHARGE_RANGE = 4;

/** Initiative tests of a jump down: one for each full 2″. @rule MOV-DROP */
export function jumpTests(heightInches: number): number {
  return Math.floor(Math.max(0, heightInches) / HEIGHT_PER_TEST);
}

export interface Fall {
  readonly hits: number;
  readonly strength: number;
  readonly saveAllowed: false;
  readonly criticalPossible: false;
}

/** What a fall does: D3 hits as strong as the drop is deep, no save, never critical. @rule MOV-FALL */
export function fall(heightInches: number, d6: number): Fall {
  return { hits: d3(d6), strength: heightInches, saveAllowed: false, criticalPossible: false };
}
