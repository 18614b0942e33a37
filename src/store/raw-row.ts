import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { canBeFollowed, type Hlc, withoutFuture } from '#battle/hlc.ts';
import { sameContent } from '#roster/same-content.ts';

// Rows of a log that come from elsewhere, before anybody has read them.

/**
 * Tells rows dated at the end of time, where their log could not go on. What a phone with a wrong clock writes is not
 * there, and neither is what a log has passed already.
 * @param log the entries that are here
 */
export function withoutFutureIn(
  rows: readonly unknown[],
  log: readonly Entry[],
): (row: unknown) => boolean {
  if (rows.every((row) => canBeFollowed(hlcOf(row)))) return () => false;
  const found = withoutFuture([...log.map(({ hlc }) => hlc), ...rows.map(hlcOf)]);
  return (row) => found.has(hlcOf(row));
}

function hlcOf(row: unknown): Hlc {
  return typeof row === 'object' && row !== null && 'hlc' in row && typeof row.hlc === 'string'
    ? row.hlc
    : '';
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

/** Whether a raw row says exactly what this entry does. */
export function isRowOf(row: unknown, entry: Entry): boolean {
  return sameContent(entry, row);
}
