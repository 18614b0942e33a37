/** The latest time of a change that a warband may bear, in milliseconds since 1970. */
export const LATEST_CHANGE = Number.MAX_SAFE_INTEGER;

/**
 * The time that a warband changed now bears: later than that of the change before, even on a clock that was ahead then
 * and is right again, so that of two versions the one changed last stays.
 * @param now milliseconds since 1970
 * @param before the time of the change before
 */
export function changeTime(now: number, before: number): number {
  return Math.max(now, Math.min(before + 1, LATEST_CHANGE));
}
