import type { Hlc } from './events.ts';

/** Where zero-padded base-36 keeps text order equal to number order until the year 5188. */
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 4;
const LARGEST_COUNTER = 36 ** COUNTER_DIGITS - 1;

/**
 * The next hybrid logical clock value: never smaller than any seen before, even when the phone's
 * clock is set back, and readable as a time.
 * @param last greatest value seen in this battle, or null at its start
 * @param now milliseconds since 1970, from the clock port
 */
export function nextHlc(last: Hlc | null, now: number): Hlc {
  if (last === null) return hlc(now, 0);
  const seen = readHlc(last);
  if (now > seen.time) return hlc(now, 0);
  return seen.counter < LARGEST_COUNTER ? hlc(seen.time, seen.counter + 1) : hlc(seen.time + 1, 0);
}

/** Milliseconds since 1970 at which the entry was written, and its place within that millisecond. */
export function readHlc(value: Hlc): { readonly time: number; readonly counter: number } {
  const [time = '0', counter = '0'] = value.split('-');
  return { time: Number.parseInt(time, 36), counter: Number.parseInt(counter, 36) };
}

function hlc(time: number, counter: number): Hlc {
  return `${Math.max(0, Math.floor(time)).toString(36).padStart(TIME_DIGITS, '0')}-${counter
    .toString(36)
    .padStart(COUNTER_DIGITS, '0')}`;
}
