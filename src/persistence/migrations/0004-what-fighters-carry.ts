import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/**
 * The same tables. Entries tell what fighters carry from here on, of which an older app that is still open
 * in another tab would see nothing: it lets the database go instead.
 */
export const whatFightersCarry: Migration = {
  version: 4,
  stores: snapshots.stores,
  upgrade: null,
};
