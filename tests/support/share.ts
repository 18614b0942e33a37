/** Whether sweeps try every case; true only in lab/vitest.config.ts. */
export const IN_LAB = process.env['HDC_WHOLE'] === '1';

/**
 * The cases of a sweep that `npm test` tries: a fixed one in `every`. The lab tries them all.
 * @param from index of the first one, so that sweeps over the same cases try different ones
 */
export function shareOf<Case>(cases: readonly Case[], every: number, from = 0): readonly Case[] {
  return IN_LAB ? cases : cases.filter((_, at) => at % every === from % every);
}

/** The size of a generated input: the fraction `share` of `whole` in `npm test`, all of it in the lab. */
export function sizeOf(whole: number, share: number): number {
  return IN_LAB ? whole : Math.ceil(whole * share);
}

/** The number of runs of a property; ten times as many in the lab. */
export function runs(numRuns: number): { readonly numRuns: number } {
  return { numRuns: IN_LAB ? numRuns * 10 : numRuns };
}

/** What properties begin with in `npm test`, so that each of its runs tries the same. */
const SEED = 2026;

/** The seed of all properties: HDC_SEED repeats that of a failure, else the lab has a new one each time. */
export const GIVEN_SEED = process.env['HDC_SEED'] ?? (IN_LAB ? undefined : String(SEED));

/**
 * The runs of one of many properties that are alike: `whole` of them in the lab, the fraction `share` in `npm test`,
 * where each of the properties has a seed of its own, or they would all try the same.
 */
export function runsOfEach(
  whole: number,
  share: number,
  index: number,
): { readonly numRuns: number; readonly seed?: number } {
  const numRuns = sizeOf(whole, share);
  return GIVEN_SEED === String(SEED) ? { numRuns, seed: SEED + index } : { numRuns };
}
