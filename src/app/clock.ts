/**
 * Milliseconds since 1970 by the device's clock, which may be wrong: always within the range of `Date`, and
 * never in the first second of 1970, which marks untouched samples.
 */
export function timeNow(): number {
  const said = Date.now();
  return Number.isNaN(said)
    ? EARLIEST_TIMESTAMP
    : Math.min(Math.max(said, EARLIEST_TIMESTAMP), LATEST_TIMESTAMP);
}

const EARLIEST_TIMESTAMP = 1000;

/** The last millisecond of a `Date`. */
const LATEST_TIMESTAMP = 8.64e15;
