import { snapshots } from './0002-snapshots.ts';
import type { Migration } from './migration.ts';

/** The players' photos of their members, apart from the warbands: a start reads those whole. */
export const photos: Migration = {
  version: 5,
  stores: { ...snapshots.stores, photos: '&id, warbandId' },
  upgrade: null,
};
