import type { Message } from '../contract/battle-view.ts';
import type {
  ReferenceCell,
  ReferenceEntry,
  ReferenceRow,
  ReferenceTable,
} from '../contract/reference.ts';
import type { HouseRuleRow } from '../contract/rows.ts';
import { compare, type Fraction, fractionText, ONE, ZERO } from '../dice/fraction.ts';

/** Parts of the reference, in the order to read them. */
export type Section =
  | 'turn'
  | 'statuses'
  | 'rout'
  | 'courage'
  | 'movement'
  | 'shooting'
  | 'close-combat'
  | 'psychology'
  | 'equipment'
  | 'after-battle'
  | 'agreements';

/** What a page may name besides its place; what it does not name, it has none of. */
export type EntryParts = Partial<Omit<ReferenceEntry, 'id' | 'section' | 'tables'>> & {
  /** Worked out when the page is first read: to reckon all tables at once would hold up every start. */
  readonly tables?: () => readonly ReferenceTable[];
};

/** A page of the reference. */
export function entry(section: Section, id: string, parts: EntryParts = {}): ReferenceEntry {
  return page(section, id, parts);
}

function page(
  section: string,
  id: string,
  { tables = () => [], ...parts }: EntryParts,
): ReferenceEntry {
  let known: readonly ReferenceTable[] | null = null;
  return {
    rules: [],
    statuses: [],
    numbers: {},
    related: [],
    ...parts,
    id,
    section,
    get tables() {
      known ??= tables();
      return known;
    },
  };
}

/** @param columns heads; the first one stands over the heads of the rows */
export function table(
  id: string,
  columns: readonly Message[],
  rows: readonly ReferenceRow[],
): ReferenceTable {
  return { id, columns, rows };
}

export function row(head: Message, cells: readonly ReferenceCell[]): ReferenceRow {
  return { head, cells };
}

/** The same pages, those that name each other linked in both directions. */
export function linked(entries: readonly ReferenceEntry[]): readonly ReferenceEntry[] {
  return entries.map((one) => {
    const { id, section, rules, statuses, numbers } = one;
    const naming = entries.filter(({ related }) => related.includes(id)).map((other) => other.id);
    return page(section, id, {
      rules,
      statuses,
      numbers,
      related: [...new Set([...one.related, ...naming])],
      tables: () => one.tables,
    });
  });
}

/** A cell or head of a table in the words of the reference. */
export function word(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

export function number(value: number): Message {
  return word('value.number', { value });
}

/** "+1", "−2", "0". */
export function signed(value: number): Message {
  return word('value.number', { value: signedText(value) });
}

export function signedText(value: number): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
}

/** "4+": that or more on a die. */
export function orMore(value: number): Message {
  return word('value.or-more', { value });
}

export function inches(value: number): Message {
  return word('value.inches', { value });
}

/** "3–4", or "5" where both ends are one. */
export function between([from, to]: readonly [number, number]): Message {
  return from === to ? number(from) : word('value.between', { from, to });
}

/** A chance as whole percents; what can happen is never 0, what can fail never 100. */
export function percent(chance: Fraction): Message {
  return word('value.percent', { value: wholePercents(chance) });
}

/** "7/12". */
export function exactly(chance: Fraction): Message {
  return word('value.exactly', { chance: fractionText(chance) });
}

export const NONE: Message = word('value.none');
export const AUTOMATIC: Message = word('value.automatic');

export function yesOrNo(answer: boolean): Message {
  return word(answer ? 'value.yes' : 'value.no');
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

/** Numbers that follow each other and have the same answer, as one stretch. */
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

/** What the table may decide for itself, and what no book settles. */
export function agreementEntries(houseRules: readonly HouseRuleRow[]): readonly ReferenceEntry[] {
  return [
    entry('agreements', 'house-rules', { tables: () => [houseRuleTable(houseRules)] }),
    entry('agreements', 'unsettled', {
      related: ['charged-in-flight', 'all-alone', 'rout', 'stand-up'],
    }),
  ];
}

/** Each switch with its usual setting and the others. */
export function houseRuleTable(houseRules: readonly HouseRuleRow[]) {
  return table(
    'house-rules',
    [word('head.house-rule'), word('head.usual'), word('head.otherwise')],
    houseRules.map(({ id, options, default: usual }) => {
      const option = (value: string) =>
        word('value.house-rule-option', { rule: id, option: value });
      return row(word('value.house-rule-name', { rule: id }), [
        [option(usual)],
        options.filter((one) => one !== usual).map(option),
      ]);
    }),
  );
}
