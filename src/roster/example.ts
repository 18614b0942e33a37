import type { Warband } from './warband.ts';

/**
 * Time of warbands that a game brings, in the first moments of 1970: whatever a player changes is newer.
 * A restored backup may put others in their place.
 */
export const EXAMPLE_SINCE = 0;

/** Milliseconds since 1970 before which nobody can have changed anything. */
const EXAMPLE_UNTIL = 1000;

/** Whether a warband is as its game has brought it: nobody has renamed it, changed it or played with it. */
export function isExample({ changedAt }: Warband): boolean {
  return changedAt < EXAMPLE_UNTIL;
}
