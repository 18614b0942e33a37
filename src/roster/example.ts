import { isInUse } from './archive.ts';
import type { Warband } from './warband.ts';

/**
 * Timestamp of a game's sample warbands, in the first moments of 1970, so that any change by a player is newer.
 * A restored backup may replace them.
 */
export const EXAMPLE_SINCE = 0;

/** Milliseconds since 1970; timestamps before it belong to untouched samples. */
export const EXAMPLE_UNTIL = 1000;

/** Whether a warband is an untouched sample. */
export function isExample({ changedAt }: Warband): boolean {
  return changedAt < EXAMPLE_UNTIL;
}

/** Whether a warband is in use, and no longer an untouched sample. */
export function isInPlay(warband: Warband): boolean {
  return isInUse(warband) && !isExample(warband);
}
