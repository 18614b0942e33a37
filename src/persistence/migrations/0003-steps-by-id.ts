import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but entries name the step of a phase by id. */
export const stepsById: Migration = {
  version: 3,
  entries: 3,
  stores: snapshots.stores,
  upgrade: null,
};
