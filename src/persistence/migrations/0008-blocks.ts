import { photos } from './0005-photos.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but rows that hold many entries (`blocks.ts`), which apps of before can’t read. */
export const blocks: Migration = {
  version: 8,
  entries: 7,
  stores: photos.stores,
  upgrade: null,
};
