import type { DiceSpec } from '#rules/dice/dice.ts';

/** A table of optional events: dice, and what each result brings for a while. */
export interface EventTable {
  /** Words: `event-table.<id>` of the game. */
  readonly id: string;
  /** Id of the rule. */
  readonly rule: string;
  readonly dice: DiceSpec;
  /** One family of sources alone prints it: players are told. */
  readonly single?: true;
  readonly rows: readonly EventRow[];
}

export interface EventRow {
  /** Unique among all tables of a game. Words: `event.<id>`, with `name` and `text`. */
  readonly id: string;
  /** Totals of the dice that bring it, inclusive. */
  readonly on: readonly [from: number, to: number];
  /**
   * Rounds, each until its finder’s next turn; 0: until this turn ends. Absent: until the battle ends, unless
   * players say that it is over.
   */
  readonly lasts?: number | 'D3' | 'D6';
  /** A number that is thrown when it comes, and anew in each turn of its finder or of everybody. */
  readonly throws?: { readonly dice: DiceSpec; readonly each: 'own-turn' | 'turn' };
  /** A die on a table of its own tells what exactly happens. */
  readonly further?: EventTable;
  /** It matters once more after the battle. */
  readonly after?: true;
  /** Other texts have other numbers. */
  readonly differs?: true;
}

/** Tables with those that their rows lead to. */
export function withFurther(tables: readonly EventTable[]): readonly EventTable[] {
  return tables.flatMap((table) => [
    table,
    ...withFurther(table.rows.flatMap(({ further }) => further ?? [])),
  ]);
}

/** The row with this id in any of the tables; null for an id that none has. */
export function eventRow(tables: readonly EventTable[], id: string): EventRow | null {
  const rows = withFurther(tables).flatMap((table) => table.rows);
  return rows.find((row) => row.id === id) ?? null;
}
