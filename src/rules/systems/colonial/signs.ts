import type { GameSigns } from '#rules/contract/rows.ts';

export const SIGNS: Partial<GameSigns> = {
  statuses: { 'left-table': 'left-table', 'in-reserve': 'in-reserve', absent: 'absent' },
};
