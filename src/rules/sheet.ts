import type { ResolverSheet } from './resolver.ts';
import type { Said } from './system.ts';

/** A sheet with nothing on it, for those who fill in what they have. */
export const EMPTY_SHEET: ResolverSheet = {
  refusal: null,
  summaries: {},
  fields: [],
  needs: [],
  bars: [],
  order: [],
  notes: [],
};

/** A sheet that says why nothing can be worked out. */
export function refused(refusal: Said): ResolverSheet {
  return { ...EMPTY_SHEET, refusal };
}
