/** Whether the sweeps try everything: in the lab (lab/vitest.config.ts), and nowhere else. */
export const IN_LAB = process.env['HDC_WHOLE'] === '1';

/**
 * The cases of a sweep that are tried each time, always the same ones: every so-manieth from one on. In
 * the lab, all of them.
 * @param from so that sweeps over the same cases try other ones each
 */
export function shareOf<Case>(cases: readonly Case[], every: number, from = 0): readonly Case[] {
  return IN_LAB ? cases : cases.filter((_, at) => at % every === from % every);
}

/** A size of something made up: small enough to be tried each time, or as it is in the lab. */
export function sizeOf(whole: number, share: number): number {
  return IN_LAB ? whole : Math.ceil(whole * share);
}

/** For a property: so many examples each time, ten times as many in the lab. */
export function runs(numRuns: number): { readonly numRuns: number } {
  return { numRuns: IN_LAB ? numRuns * 10 : numRuns };
}
