import { EVENT_VERSION } from '#battle/events.ts';
import { isFarAhead } from '#battle/hlc.ts';

// Rows of a log that come from elsewhere, before anybody has read them.

/** Whether a raw row is dated far in the future, and so would be all that follows it. */
export function isAhead(row: unknown, now: number): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'hlc' in row &&
    typeof row.hlc === 'string' &&
    isFarAhead(row.hlc, now)
  );
}

/** Whether a raw row is of a version that only a newer app reads. Events of a new kind come with a new version. */
export function isNewer(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'v' in row &&
    typeof row.v === 'number' &&
    row.v > EVENT_VERSION
  );
}

/** The id that it claims to have; '' for none. */
export function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'
    ? row.id
    : '';
}
