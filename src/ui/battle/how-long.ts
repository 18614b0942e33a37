import { duration } from '#i18n/format.ts';

/**
 * How long a battle took, "1 h 34 min"; null below a minute, and for more than a day, which is no evening: the battle
 * was put aside meanwhile, or the clock was wrong.
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function howLong(from: number, to: number): string | null {
  const lasted = to - from;
  return lasted < MINUTE || lasted > DAY ? null : duration(lasted);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
