import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/**
 * No change of tables. From here on there are entries of what fighters carry, which an older app still open
 * in another tab could not read: the new version makes it close the database.
 */
export const whatFightersCarry: Migration = {
  version: 4,
  stores: snapshots.stores,
  upgrade: null,
};
