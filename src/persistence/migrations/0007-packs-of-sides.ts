import { photos } from './0005-photos.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but entries that bring the packs of their sides. */
export const packsOfSides: Migration = {
  version: 7,
  entries: 7,
  stores: photos.stores,
  upgrade: null,
};
