import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but entries of what fighters carry. */
export const whatFightersCarry: Migration = {
  version: 4,
  entries: 4,
  stores: snapshots.stores,
  upgrade: null,
};
