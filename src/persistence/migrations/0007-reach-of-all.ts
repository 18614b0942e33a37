import { whoSitsWhere } from './0006-who-sits-where.ts';
import type { Migration } from './migration.ts';

/** No change of tables, but entries that set the leader's reach for a whole side. */
export const reachOfAll: Migration = {
  version: 7,
  entries: 7,
  stores: whoSitsWhere.stores,
  upgrade: null,
};
