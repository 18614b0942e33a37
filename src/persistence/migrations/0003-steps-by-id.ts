import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/**
 * The same tables. Entries tell the step of a phase by its id from here on: an older app that is still
 * open in another tab could not read them, and lets the database go instead.
 */
export const stepsById: Migration = { version: 3, stores: snapshots.stores, upgrade: null };
