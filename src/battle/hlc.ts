import { type ActorId, isActorId } from '#rules/contract/ids.ts';

/** Sortable moment of an entry: time and counter in one string. */
export type Hlc = string;
export type EntryId = `${ActorId}:${Hlc}`;

/** Whether this names an entry; its timestamp may be one that `isHlc` refuses. */
export function isEntryId(value: unknown): value is EntryId {
  if (typeof value !== 'string') return false;
  const colon = value.indexOf(':');
  return (
    colon > 0 &&
    isActorId(value.slice(0, colon)) &&
    value.length > colon + 1 &&
    value.length <= MAX_ID_LENGTH
  );
}

/** Characters; ids made by the app have about sixty. */
const MAX_ID_LENGTH = 1000;

/** Enough digits that text order equals number order, from 1970 to the year 5188. */
const TIME_DIGITS = 9;
const COUNTER_DIGITS = 4;
/** The year 5000: later clocks are clamped to it, so that there are always later timestamps. */
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

/** Whether a text is a valid timestamp of a log, within the range of `Date`. */
export function isHlc(value: string): value is Hlc {
  return WELL_FORMED.test(value);
}

const WELL_FORMED = new RegExp(`^[0-9a-z]{${TIME_DIGITS}}-[0-9a-z]{${COUNTER_DIGITS}}$`);

/**
 * Whether a timestamp, valid or not, is later than any that a nearby phone would write.
 * @param now milliseconds since 1970
 */
export function isFarAhead(value: string, now: number): boolean {
  const digits = /^(?<time>[0-9a-z]+)-/.exec(value)?.groups?.['time'] ?? '';
  return digits.length > TIME_DIGITS || Number.parseInt(digits, 36) > writable(now) + YEAR;
}

/**
 * Whether enough timestamps remain after this one to continue a battle. No clock leads past the limit, so
 * entries from elsewhere may not exceed it either.
 */
export function canBeFollowed(value: string): boolean {
  return !isFarAhead(value, LATEST_CLOCK);
}

/**
 * Of the timestamps of one log, those after which it could not go on: past the limit, and not what `nextHlc` has written
 * after the others. A log that once took an entry at the limit has its own later ones past it.
 */
export function withoutFuture(values: readonly Hlc[]): ReadonlySet<Hlc> {
  const late = values.filter((value) => !canBeFollowed(value)).toSorted();
  const found = new Set<Hlc>();
  if (late.length === 0) return found;
  let last = values.filter(canBeFollowed).reduce((a, b) => (a > b ? a : b), hlc(0, 0));
  for (const value of late) {
    if (readHlc(value).time <= readHlc(last).time + 1) last = value;
    else found.add(value);
  }
  return found;
}

/** Milliseconds: clocks of two phones at one table differ by less. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

/**
 * The timestamp of these two parts, the inverse of `readHlc`; numbers out of range give a text that `isHlc`
 * rejects.
 */
export function hlc(time: number, counter: number): Hlc {
  return `${padded(time, TIME_DIGITS)}-${padded(counter, COUNTER_DIGITS)}`;
}

function padded(value: number, digits: number): string {
  return value.toString(36).padStart(digits, '0');
}

/** A clock reading clamped to the valid range: it may be wrong, and even not a number. */
function writable(now: number): number {
  return Number.isNaN(now) ? 0 : Math.min(Math.max(0, Math.floor(now)), LATEST_CLOCK);
}
