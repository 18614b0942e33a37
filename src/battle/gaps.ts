import { namedAs } from './anew.ts';
import type { Entry } from './events.ts';

/**
 * How many lines are missing from a log: entries that others were written after, and that are not here. Logs
 * from before `EntryStamp.after` existed show none.
 */
export function missingFrom(ordered: readonly Entry[]): number {
  // Nearly always the previous line.
  const further = ordered.flatMap(({ after }, index) =>
    after === null || after === ordered[index - 1]?.id ? [] : after,
  );
  if (further.length === 0) return 0;
  const here = new Set(ordered.flatMap((entry) => [entry.id, namedAs(entry)]));
  return new Set(further.filter((id) => !here.has(id))).size;
}
