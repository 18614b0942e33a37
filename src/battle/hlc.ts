import type { Hlc } from './events.ts';

/** So many that text order is number order, from 1970 until the year 5188. */
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 4;
/** The year 5000: a clock that is later still is taken for this, so that moments go on after it. */
const LATEST_CLOCK = 95_617_584_000_000;
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

const WELL_FORMED = new RegExp(`^[0-9a-z]{${TIME_DIGITS}}-[0-9a-z]{${COUNTER_DIGITS}}$`);

/**
 * Whether a moment, of whatever form, is later than any that a phone beside this one would write.
 * @param now milliseconds since 1970
 */
export function isFarAhead(value: string, now: number): boolean {
  const digits = /^(?<time>[0-9a-z]+)-/.exec(value)?.groups?.['time'] ?? '';
  return digits.length > TIME_DIGITS || Number.parseInt(digits, 36) > writable(now) + YEAR;
}

/**
 * Whether a battle can go on after this moment for as long as anybody plays: the last ones that can be
 * written are left to those that follow. No clock leads beyond, so nothing from elsewhere may either.
 */
export function canBeFollowed(value: string): boolean {
  return !isFarAhead(value, LATEST_CLOCK);
}

/** Milliseconds: clocks of two phones at one table differ by less. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The moment of these two, as `readHlc` tells them; of numbers that no moment has, no moment (`isHlc`). */
export function hlc(time: number, counter: number): Hlc {
  return `${padded(time, TIME_DIGITS)}-${padded(counter, COUNTER_DIGITS)}`;
}

function padded(value: number, digits: number): string {
  return value.toString(36).padStart(digits, '0');
}

/** What a clock says as a time that can be written: a clock may be wrong, and may say no number at all. */
function writable(now: number): number {
  return Number.isNaN(now) ? 0 : Math.min(Math.max(0, Math.floor(now)), LATEST_CLOCK);
}
