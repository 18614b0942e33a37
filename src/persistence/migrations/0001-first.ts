import type { Migration } from './migration.ts';

export const first: Migration = {
  version: 1,
  entries: 1,
  stores: {
    entries: '&id, battleId, [battleId+hlc], type',
    warbands: '&id, changedAt',
    settings: '&key',
  },
  upgrade: null,
};
