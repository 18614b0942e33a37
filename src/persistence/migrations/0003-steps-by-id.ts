import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/**
 * No change of tables. From here on entries name the step of a phase by id, which an older app still open
 * in another tab could not read: the new version makes it close the database.
 */
export const stepsById: Migration = { version: 3, stores: snapshots.stores, upgrade: null };
