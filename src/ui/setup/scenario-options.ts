import type { ScenarioRow, ScenarioTable } from '#rules/contract/scenarios.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { isFor, totalsFor } from '#rules/kit/scenarios.ts';
import type { Option } from '#ui/kit/Select.tsx';

/** How the list names what is in it. */
interface ListWords {
  readonly name: (row: ScenarioRow) => string;
  readonly table: (table: ScenarioTable) => string;
  /** With the totals of the dice before it: "5–6 · …". */
  readonly numbered: (totals: string, name: string) => string;
  readonly others: string;
  readonly otherPlayers: string;
}

/** The tables for so many players; all of them if there is none. */
export function tablesFor(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  players: number,
): readonly ScenarioTable[] {
  const all = scenarios?.tables ?? [];
  const fit = all.filter((table) => isFor(table, players));
  return fit.length === 0 ? all : fit;
}

/**
 * All scenarios for the list: those of the table by their dice, then the others for so many players, then the
 * rest.
 */
export function scenarioOptions(
  { scenarios }: Pick<RuleSystem, 'scenarios'>,
  table: ScenarioTable | undefined,
  players: number,
  words: ListWords,
): readonly Option<string>[] {
  const rows = scenarios?.rows ?? [];
  const named = (group: string) => (row: ScenarioRow) => ({
    value: row.id,
    label: words.name(row),
    group,
  });
  const onTable = table === undefined ? [] : [...new Set(Object.values(table.on))];
  const others = rows.filter(({ id }) => !onTable.includes(id));
  return [
    ...onTable.flatMap((id) =>
      rows.flatMap((row) =>
        row.id !== id || table === undefined
          ? []
          : {
              value: id,
              label: words.numbered(rangeOf(totalsFor(table, id)), words.name(row)),
              group: words.table(table),
            },
      ),
    ),
    ...others.filter((row) => isFor(row, players)).map(named(words.others)),
    ...others.filter((row) => !isFor(row, players)).map(named(words.otherPlayers)),
  ];
}

/** "5", "5–6". */
function rangeOf(totals: readonly number[]): string {
  const [first = ''] = totals;
  const last = totals.at(-1) ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}
