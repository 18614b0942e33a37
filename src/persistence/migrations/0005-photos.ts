import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/** Adds photos of members, apart from the warbands, all of which a start reads. */
export const photos: Migration = {
  version: 5,
  entries: 5,
  stores: { ...snapshots.stores, photos: '&id, warbandId' },
  upgrade: null,
};
