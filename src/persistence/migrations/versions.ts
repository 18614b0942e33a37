import { first } from './0001-first.ts';
import { snapshots } from './0002-snapshots.ts';
import { stepsById } from './0003-steps-by-id.ts';
import { whatFightersCarry } from './0004-what-fighters-carry.ts';
import { photos } from './0005-photos.ts';
import { seatsAndReach } from './0006-seats-and-reach.ts';
import { packsOfSides } from './0007-packs-of-sides.ts';
import { blocks } from './0008-blocks.ts';
import type { Migration } from './migration.ts';

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
  seatsAndReach,
  packsOfSides,
  blocks,
];

/**
 * The oldest version whose entries, warbands and settings have today's shape: a start reads these rows before
 * the database has been migrated.
 */
export const OLDEST_WITH_SAME_ROWS = 1;
