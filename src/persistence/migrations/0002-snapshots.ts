import type { Migration } from './migration.ts';

/** Adds local copies of everything; drops an unused index by type, which every tap had to update. */
export const snapshots: Migration = {
  version: 2,
  entries: 2,
  stores: {
    entries: '&id, battleId, [battleId+hlc]',
    warbands: '&id, changedAt',
    settings: '&key',
    snapshots: '&id',
  },
  upgrade: null,
};
