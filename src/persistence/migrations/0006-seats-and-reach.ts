import { photos } from './0005-photos.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but entries of whose phone one is, and of the leader’s reach for a whole side. */
export const seatsAndReach: Migration = {
  version: 6,
  entries: 6,
  stores: photos.stores,
  upgrade: null,
};
