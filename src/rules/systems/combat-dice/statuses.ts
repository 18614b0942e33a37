import type { FighterView, StatusRow } from '../../system.ts';

/** There or not: nobody falls, flees or is stunned in this game. */
export const STATUS_ROWS = [
  { id: 'standing', tone: 'standing', onTable: true, participates: true, inStrip: true, use: null },
  {
    id: 'out-of-action',
    tone: 'out-of-action',
    onTable: false,
    participates: true,
    inStrip: true,
    use: null,
  },
  { id: 'left-table', tone: 'away', onTable: false, participates: true, inStrip: false, use: null },
  {
    id: 'in-reserve',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
    use: 'reserve',
  },
  {
    id: 'absent',
    tone: 'away',
    onTable: false,
    participates: false,
    inStrip: false,
    use: 'absent',
  },
] as const satisfies readonly StatusRow[];

export type StatusId = (typeof STATUS_ROWS)[number]['id'];

export const INITIAL_STATUS: StatusId = 'standing';
export const OUT_OF_ACTION: StatusId = 'out-of-action';

export function onTable({ status }: Pick<FighterView, 'status'>): boolean {
  return ON_TABLE.has(status);
}

const ON_TABLE: ReadonlySet<string> = new Set(
  STATUS_ROWS.filter((row) => row.onTable).map(({ id }) => id),
);

/** Still has a part in the battle: on the table, or about to come. */
export function inPlay(fighter: Pick<FighterView, 'status'>): boolean {
  return onTable(fighter) || fighter.status === 'in-reserve';
}
