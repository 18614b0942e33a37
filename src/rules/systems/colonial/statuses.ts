import type { StatusRow } from '../../system.ts';

export const STATUS_IDS = ['steady', 'eliminated', 'left-table', 'in-reserve', 'absent'] as const;

export type StatusId = (typeof STATUS_IDS)[number];

/** A unit is on the table or it is not; whether it is weakened follows from its losses. @rule COL-7 */
export const STATUSES = {
  steady: {
    id: 'steady',
    tone: 'standing',
    onTable: true,
    participates: true,
    inStrip: true,
    use: null,
  },
  eliminated: {
    id: 'eliminated',
    tone: 'out-of-action',
    onTable: false,
    participates: true,
    inStrip: true,
    use: null,
  },
  'left-table': {
    id: 'left-table',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
    use: null,
  },
  'in-reserve': {
    id: 'in-reserve',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
    use: 'reserve',
  },
  absent: {
    id: 'absent',
    tone: 'away',
    onTable: false,
    participates: false,
    inStrip: false,
    use: 'absent',
  },
} as const satisfies { readonly [Id in StatusId]: StatusRow & { readonly id: Id } };

export const STATUS_ROWS: readonly StatusRow[] = STATUS_IDS.map((id) => STATUSES[id]);
