import type { Transaction } from 'dexie';
import { first } from './0001-first.ts';
import { snapshots } from './0002-snapshots.ts';
import { stepsById } from './0003-steps-by-id.ts';
import { whatFightersCarry } from './0004-what-fighters-carry.ts';
import { photos } from './0005-photos.ts';

/** One version of the database: all its tables and how to get there from the version before. */
export interface Migration {
  /** From 1, without gaps. */
  readonly version: number;
  /** Every table of this version in Dexie's notation; null drops a table. */
  readonly stores: Readonly<Record<string, string | null>>;
  /**
   * Brings the rows of the version before into this one's shape. Null when none have to change, as
   * for the first version: it never runs on a fresh database.
   */
  readonly upgrade: ((transaction: Transaction) => Promise<void>) | null;
}

/**
 * All versions of the database, oldest first. A released one is never edited: a new table, index or
 * row shape gets the next file and a dump of the older database in tests/fixtures/databases.
 */
export const VERSIONS: readonly Migration[] = [
  first,
  snapshots,
  stepsById,
  whatFightersCarry,
  photos,
];

/**
 * The oldest version whose entries, warbands and settings lie as those of the newest: the rows that a start
 * reads before the database has been brought up to date.
 */
export const OLDEST_ALIKE = 1;
