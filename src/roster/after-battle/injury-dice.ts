import type { InjuryRow, InjuryTable } from '#rules/contract/after-battle.ts';

/** The result of an injury's dice so far. */
export interface InjuryReading {
  /** Final results, in the order of the dice, without rows that only require further dice. */
  readonly results: readonly InjuryRow[];
  /** Null once all dice have been rolled. */
  readonly next: NextDie | null;
}

export interface NextDie {
  /**
   * `tens`, `ones`: of a roll on the table · `only`: the single die of a table · `further`: required by a row ·
   * `count`: the number of further rolls · `choice`: no die, players choose the face.
   */
  readonly what: 'tens' | 'ones' | 'only' | 'further' | 'count' | 'choice';
  /** The tens die of the same roll; null for any but `ones`. */
  readonly tens: number | null;
  /** The row that requires it; null for a roll on the table. */
  readonly of: InjuryRow | null;
  /** Which of several rolls it is part of, from 1; null for a single roll. */
  readonly roll: { readonly number: number; readonly of: number } | null;
  /** The results of its faces, from 1 to 6; null for a face that is not final. */
  readonly faces: readonly (Face | null)[];
}

export interface Face {
  readonly row: InjuryRow;
  /** It does not count in this roll: roll again. */
  readonly notAgain: boolean;
}

const SIDES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Reads the dice of one injury (1 to 6 each) and the choices of players, in order; anything after the last one
 * required is ignored.
 */
export function readInjury(table: InjuryTable, dice: readonly number[]): InjuryReading {
  const results: InjuryRow[] = [];
  let at = 0;
  let left = 1;
  let rolls: number | null = null;
  let within: InjuryRow['within'] = null;
  const next = (die: Omit<NextDie, 'roll'>): InjuryReading => ({
    results,
    next: {
      ...die,
      roll: rolls === null ? null : { number: rolls - left + 1, of: rolls },
    },
  });
  while (left > 0) {
    const inRoll = rolls;
    const span = within;
    const isFree = (row: InjuryRow) =>
      isInside(row, span) && (inRoll === null || !table.notAgain.includes(row.id));
    const face = (value: number): Face | null => faceOf(rowAt(table.rows, value), isFree);
    const first = dice[at];
    if (first === undefined) {
      return table.dice === 1
        ? next({ ...NOTHING, what: 'only', faces: SIDES.map(face) })
        : next({ ...NOTHING, what: 'tens', faces: SIDES.map(() => null) });
    }
    const second = dice[at + 1];
    if (table.dice === 2 && second === undefined) {
      const faces = SIDES.map((ones) => face(first * 10 + ones));
      return next({ ...NOTHING, what: 'ones', tens: first, faces });
    }
    at += table.dice;
    const row = rowAt(table.rows, table.dice === 1 ? first : first * 10 + (second ?? 0));
    if (row === null || !isFree(row)) continue;
    within = null;
    if (row.again) {
      const count = dice[at];
      if (count === undefined) {
        return next({ ...NOTHING, what: 'count', of: row, faces: SIDES.map(() => null) });
      }
      at += 1;
      rolls = count;
      left = count;
      continue;
    }
    if (row.further.length === 0) {
      results.push(row);
    } else {
      const further = dice[at];
      if (further === undefined) {
        const faces = SIDES.map((value) => faceOf(rowAt(row.further, value), () => true));
        const what = row.decided === 'by-die' ? 'further' : 'choice';
        return next({ ...NOTHING, what, of: row, faces });
      }
      at += 1;
      const said = rowAt(row.further, further) ?? row;
      results.push(said);
      // Looks up the same roll once more, for its final row.
      if (said.within !== null) {
        within = said.within;
        continue;
      }
    }
    left -= 1;
  }
  return { results, next: null };
}

const NOTHING = { tens: null, of: null } as const;

function rowAt(rows: readonly InjuryRow[], value: number): InjuryRow | null {
  return rows.find(({ on: [from, to] }) => value >= from && value <= to) ?? null;
}

function isInside({ on: [from, to] }: InjuryRow, span: InjuryRow['within']): boolean {
  return span === null || (from >= span[0] && to <= span[1]);
}

function faceOf(row: InjuryRow | null, isFree: (row: InjuryRow) => boolean): Face | null {
  return row === null ? null : { row, notAgain: !isFree(row) };
}
