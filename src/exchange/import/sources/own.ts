import { readOwn } from '#exchange/import/own-file.ts';
import type { Source } from '#exchange/import/source.ts';
import { ownReading } from '#exchange/import/verdict.ts';

/** Our own backups and warbands. */
export const own: Source = {
  // A code may stand below any greeting.
  sniff: () => true,
  read: ({ raw, tools }) => {
    const found = readOwn(raw.trim(), tools);
    return found === null ? null : ownReading(found, tools);
  },
};
