import type { InjuryRow, InjuryTable } from '#rules/contract/after-battle.ts';
import {
  type Answers,
  choice,
  face,
  type Inquiry,
  type Next,
  readAnswers,
} from '#rules/dice/inquiry.ts';

/** The result of an injury's dice so far. */
export interface InjuryReading {
  /** Final results, in the order of the dice, without rows that only require further dice. */
  readonly results: readonly InjuryRow[];
  /** Null once all dice have been rolled. */
  readonly next: Next<InjuryQuestion> | null;
}

export interface InjuryQuestion {
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

/** Reads the dice of one injury and the choices of players. */
export function readInjury(table: InjuryTable, answers: Answers): InjuryReading {
  const results: InjuryRow[] = [];
  const { next } = readAnswers(injury(table, results), answers);
  return { results, next };
}

type Asks<Result> = Inquiry<InjuryQuestion, Result>;

function* injury(table: InjuryTable, results: InjuryRow[]): Asks<void> {
  let left = 1;
  let rolls: number | null = null;
  let within: InjuryRow['within'] = null;
  while (left > 0) {
    const inRoll: number | null = rolls;
    const span = within;
    const isFree = (row: InjuryRow) =>
      isInside(row, span) && (inRoll === null || !table.notAgain.includes(row.id));
    const roll: InjuryQuestion['roll'] =
      inRoll === null ? null : { number: inRoll - left + 1, of: inRoll };
    const row: InjuryRow | null = rowAt(table.rows, yield* rollOn(table, roll, isFree));
    if (row === null || !isFree(row)) continue;
    within = null;
    if (row.again) {
      left = yield* face<InjuryQuestion>({ ...NOTHING, what: 'count', of: row, roll });
      rolls = left;
      continue;
    }
    const said = row.further.length === 0 ? row : yield* furtherOf(row, roll);
    results.push(said);
    // Looks up the same roll once more, for its final row.
    if (said.within === null) left -= 1;
    else within = said.within;
  }
}

/** A roll on the table: one die, or two that are read as tens and ones. */
function* rollOn(
  { dice, rows }: InjuryTable,
  roll: InjuryQuestion['roll'],
  isFree: (row: InjuryRow) => boolean,
): Asks<number> {
  const facesFrom = (tens: number) =>
    SIDES.map((value) => faceOf(rowAt(rows, tens * 10 + value), isFree));
  if (dice === 1) return yield* face({ ...NOTHING, what: 'only', roll, faces: facesFrom(0) });
  const tens = yield* face({ ...NOTHING, what: 'tens', roll });
  return (
    tens * 10 + (yield* face({ ...NOTHING, what: 'ones', tens, roll, faces: facesFrom(tens) }))
  );
}

/** What a row comes to, by one more die or by the word of the players. */
function* furtherOf(row: InjuryRow, roll: InjuryQuestion['roll']): Asks<InjuryRow> {
  const faces = SIDES.map((value) => faceOf(rowAt(row.further, value), () => true));
  const asked = { ...NOTHING, of: row, roll, faces };
  const value =
    row.decided === 'by-die'
      ? yield* face({ ...asked, what: 'further' } as const)
      : Number(yield* choice({ ...asked, what: 'choice' } as const, SIDES.map(String)));
  return rowAt(row.further, value) ?? row;
}

const SIDES = [1, 2, 3, 4, 5, 6] as const;

const NOTHING = { tens: null, of: null, faces: SIDES.map(() => null) } as const;

function rowAt(rows: readonly InjuryRow[], value: number): InjuryRow | null {
  return rows.find(({ on: [from, to] }) => value >= from && value <= to) ?? null;
}

function isInside({ on: [from, to] }: InjuryRow, span: InjuryRow['within']): boolean {
  return span === null || (from >= span[0] && to <= span[1]);
}

function faceOf(row: InjuryRow | null, isFree: (row: InjuryRow) => boolean): Face | null {
  return row === null ? null : { row, notAgain: !isFree(row) };
}
