import type { Migration } from './migration.ts';

/** Local copies of everything; and an index by type that nobody ever asked, which every tap had to write. */
export const snapshots: Migration = {
  version: 2,
  stores: {
    entries: '&id, battleId, [battleId+hlc]',
    warbands: '&id, changedAt',
    settings: '&key',
    snapshots: '&id',
  },
  upgrade: null,
};
