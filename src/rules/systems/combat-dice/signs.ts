import type { GameSigns } from '#rules/contract/rows.ts';

export const SIGNS: GameSigns = {
  statuses: { 'left-table': 'left-table', 'in-reserve': 'in-reserve', absent: 'absent' },
  flags: {},
  phases: {},
  duties: {},
  resolvers: {},
  circumstances: {},
  arms: {},
};
