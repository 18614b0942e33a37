import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { refused } from '#exchange/import/result.ts';
import type { Source } from '#exchange/import/source.ts';

/** More text than people write: only programs' formats may be longer. */
export const tooLong: Source = {
  sniff: ({ text }) => text.length > IMPORT_LIMITS.handMade,
  read: () => refused('unknown', 'TooBig'),
};
