/**
 * Milliseconds since 1970 by the device's clock, which may be wrong: never a moment that no row may carry,
 * nor one of the first second of 1970, which is that of samples nobody has changed.
 */
export function timeNow(): number {
  const said = Date.now();
  return Number.isNaN(said) ? EARLIEST : Math.min(Math.max(said, EARLIEST), LATEST);
}

const EARLIEST = 1000;

/** The last moment that a calendar can show. */
const LATEST = 8.64e15;
