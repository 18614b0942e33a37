import type { Message } from '../contract/battle-view.ts';
import type {
  ReferenceCell,
  ReferenceEntry,
  ReferenceRow,
  ReferenceTable,
} from '../contract/reference.ts';
import type { HouseRuleRow, Sign } from '../contract/rows.ts';
import { compare, type Fraction, fractionText, ONE, ZERO } from '../dice/fraction.ts';

/** A page of the reference as a game defines it; parts may be omitted. */
export interface Page {
  readonly section: string;
  readonly id: string;
  readonly within?: string;
  readonly sign?: Sign;
  readonly rules?: readonly string[];
  readonly statuses?: readonly string[];
  readonly numbers?: ReferenceEntry['numbers'];
  readonly related?: readonly string[];
  /** Computed tables are computed when the page is first read: all at once would slow down every start. */
  readonly tables?: readonly (PageTable | (() => PageTable))[];
}

export interface PageTable {
  readonly id: string;
  /** Column heads; the first one is above the row heads. */
  readonly columns: readonly Cell[];
  readonly rows: readonly PageRow[];
}

export type PageRow = readonly [head: Cell, ...cells: readonly (Cell | readonly Cell[])[]];

/**
 * A cell or head in plain notation: `3`, `4+`, `+1`, `1–4`, `12″`, `33%`, `–` for none. Any other text is a
 * code of the reference's words, and a message is one with variables.
 */
export type Cell = number | string | Message;

/** Pages in the order to read them, those that name each other linked in both directions; their parts come first. */
export function reference(pages: readonly Page[]): readonly ReferenceEntry[] {
  return pages.map((page) => {
    const { id, section, within = null, rules = [], statuses = [], numbers = {} } = page;
    const parts = pages.filter((other) => other.within === id);
    const naming = pages.filter((other) => other.related?.includes(id));
    const linked = [...(within === null ? [] : [within]), ...(page.related ?? [])];
    let known: readonly ReferenceTable[] | null = null;
    return {
      id,
      section,
      within,
      sign: page.sign ?? null,
      rules,
      statuses,
      numbers,
      related: [...new Set([...idsOf(parts), ...linked, ...idsOf(naming)])],
      get tables() {
        known ??= (page.tables ?? []).map((table) =>
          readTable(typeof table === 'function' ? table() : table),
        );
        return known;
      },
    };
  });
}

function idsOf(pages: readonly Page[]): readonly string[] {
  return pages.map(({ id }) => id);
}

function readTable({ id, columns, rows }: PageTable): ReferenceTable {
  return { id, columns: columns.map(readCell), rows: rows.map(readRow) };
}

function readRow([head, ...cells]: PageRow): ReferenceRow {
  return { head: readCell(head), cells: cells.map(readCells) };
}

function readCells(cell: Cell | readonly Cell[]): ReferenceCell {
  return isList(cell) ? cell.map(readCell) : readCell(cell);
}

function isList(cell: Cell | readonly Cell[]): cell is readonly Cell[] {
  return Array.isArray(cell);
}

function readCell(cell: Cell): Message {
  if (typeof cell === 'object') return cell;
  if (typeof cell === 'number' || /^[+−]?\d+$/.test(cell))
    return word('value.number', { value: cell });
  if (cell === '–') return word('value.none');
  const [, from, to] = /^(\d+)–(\d+)$/.exec(cell) ?? [];
  if (from !== undefined && to !== undefined) {
    return word('value.between', { from: Number(from), to: Number(to) });
  }
  const [, value, unit = ''] = /^(\d+)(\D)$/.exec(cell) ?? [];
  const measured = UNITS[unit];
  return measured === undefined ? word(cell) : word(measured, { value: Number(value) });
}

const UNITS: Readonly<Record<string, string>> = {
  '+': 'value.or-more',
  '″': 'value.inches',
  '%': 'value.percent',
};

/** A cell or head as a message of the reference, with its variables. */
export function word(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

/** "4+": this or more on a die; null: impossible. */
export function orMore(need: number | null): string {
  return need === null ? '–' : `${need}+`;
}

export function inches(value: number): string {
  return `${value}″`;
}

/** "3–4", or "5" where both ends are one. */
export function between([from, to]: readonly [number, number]): number | string {
  return from === to ? from : `${from}–${to}`;
}

/** A chance in whole percent; never 0 if possible, never 100 if it can fail. */
export function percent(chance: Fraction): string {
  return `${wholePercents(chance)}%`;
}

/** "7/12". */
export function exactly(chance: Fraction): Message {
  return word('value.exactly', { chance: fractionText(chance) });
}

export function yesOrNo(answer: boolean): string {
  return answer ? 'value.yes' : 'value.no';
}

/** A status by its short name. */
export function status(id: string): Message {
  return word('value.status', { status: id });
}

/** A characteristic by its short name. */
export function characteristic(id: string): Message {
  return word('value.characteristic', { characteristic: id });
}

/** From the first to the last, both included. */
export function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Groups consecutive numbers with the same answer into ranges. */
export function stretches<Answer>(
  numbers: readonly number[],
  answerOf: (value: number) => Answer,
  same: (a: Answer, b: Answer) => boolean = Object.is,
): readonly { readonly ends: readonly [number, number]; readonly answer: Answer }[] {
  const found: { ends: readonly [number, number]; readonly answer: Answer }[] = [];
  for (const value of numbers) {
    const last = found.at(-1);
    const answer = answerOf(value);
    if (last !== undefined && same(last.answer, answer)) last.ends = [last.ends[0], value];
    else found.push({ ends: [value, value], answer });
  }
  return found;
}

function wholePercents(chance: Fraction): number {
  const rounded = Number((chance.num * 200n + chance.den) / (chance.den * 2n));
  if (compare(chance, ZERO) === 0 || compare(chance, ONE) === 0) return rounded;
  return Math.min(99, Math.max(1, rounded));
}

/** Each house rule with its default and the other options. */
export function houseRuleTable(houseRules: readonly HouseRuleRow[]): PageTable {
  return {
    id: 'house-rules',
    columns: ['head.house-rule', 'head.usual', 'head.otherwise'],
    rows: houseRules.map(({ id, options, default: usual }) => {
      const option = (value: string) =>
        word('value.house-rule-option', { rule: id, option: value });
      return [
        word('value.house-rule-name', { rule: id }),
        [option(usual)],
        options.filter((one) => one !== usual).map(option),
      ];
    }),
  };
}
