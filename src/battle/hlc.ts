import type { Hlc } from './events.ts';

/** Where zero-padded base-36 keeps text order equal to number order until the year 5188. */
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 4;
/** A clock that is later still is taken for this: one digit more would not be read again. */
const LATEST = 36 ** (TIME_DIGITS + 1) - 1;
const LARGEST_COUNTER = 36 ** COUNTER_DIGITS - 1;

/**
 * The next hybrid logical clock value: never smaller than any seen before, even when the phone's
 * clock is set back, and readable as a time.
 * @param last greatest value seen in this battle, or null at its start
 * @param now milliseconds since 1970, from the clock port
 */
export function nextHlc(last: Hlc | null, now: number): Hlc {
  const time = writable(now);
  if (last === null) return hlc(time, 0);
  const seen = readHlc(last);
  if (time > seen.time) return hlc(time, 0);
  return seen.counter < LARGEST_COUNTER ? hlc(seen.time, seen.counter + 1) : hlc(seen.time + 1, 0);
}

/** Milliseconds since 1970 at which the entry was written, and its place within that millisecond. */
export function readHlc(value: Hlc): { readonly time: number; readonly counter: number } {
  const [time = '0', counter = '0'] = value.split('-');
  return { time: Number.parseInt(time, 36), counter: Number.parseInt(counter, 36) };
}

/** Whether a text is a moment of a log; any such moment is one that a calendar can show. */
export function isHlc(value: string): value is Hlc {
  return WELL_FORMED.test(value);
}

const WELL_FORMED = new RegExp(
  `^[0-9a-z]{${TIME_DIGITS},${TIME_DIGITS + 1}}-[0-9a-z]{${COUNTER_DIGITS}}$`,
);

/** The moment of these two, as `readHlc` tells them; of numbers that no moment has, no moment (`isHlc`). */
export function hlc(time: number, counter: number): Hlc {
  return `${padded(time, TIME_DIGITS)}-${padded(counter, COUNTER_DIGITS)}`;
}

function padded(value: number, digits: number): string {
  return value.toString(36).padStart(digits, '0');
}

/** What a clock says as a time that can be written: a clock may be wrong, and may say no number at all. */
function writable(now: number): number {
  return Number.isNaN(now) ? 0 : Math.min(Math.max(0, Math.floor(now)), LATEST);
}
