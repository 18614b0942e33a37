import { useMemo } from 'react';
import { useSay } from '#i18n/said.ts';
import type { OtherNames } from '#roster/other-names.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import type { Page } from './search.ts';

type Reference = readonly ReferenceEntry[];

/** The page with an id; null for none. */
export function pageOf(reference: Reference, id: string): ReferenceEntry | null {
  return reference.find((entry) => entry.id === id) ?? null;
}

/** The page that explains a rule; null for none. */
export function pageOfRule(reference: Reference, rule: string): ReferenceEntry | null {
  return reference.find(({ rules }) => rules.includes(rule)) ?? null;
}

/** The page that explains a status; null for none. */
export function pageOfStatus(reference: Reference, status: string): ReferenceEntry | null {
  return reference.find(({ statuses }) => statuses.includes(status)) ?? null;
}

/** Pages by section, both in reading order. */
export function bySection(
  reference: Reference,
): readonly { readonly section: string; readonly entries: Reference }[] {
  const sections = [...new Set(reference.map(({ section }) => section))];
  return sections.map((section) => ({
    section,
    entries: reference.filter((entry) => entry.section === section),
  }));
}

/** The words of a system's rules reference. */
export interface RuleWords {
  readonly section: (id: string) => string;
  readonly title: (entry: ReferenceEntry) => string;
  /** Paragraphs. */
  readonly lines: (entry: ReferenceEntry) => readonly string[];
  readonly caption: (table: string) => string;
  readonly cell: (said: Message) => string;
  /** A page's searchable text, with the other names of the things in its tables. */
  readonly page: (entry: ReferenceEntry, also: OtherNames) => Page;
}

/** The lines of a table as they are searched, without bare numbers, which nobody searches for. */
function linesIn({ columns, rows }: ReferenceTable): readonly (readonly Message[])[] {
  const cells = rows.map(({ head, cells: own }) =>
    [head, ...own].flatMap((cell) => ('code' in cell ? [cell] : cell)),
  );
  return [columns, ...cells].map((line) => line.filter(({ code }) => !NUMBERS.includes(code)));
}

const NUMBERS: readonly string[] = ['value.number', 'value.or-more', 'value.percent'];

/** The reference words of a system. */
export function useRuleWords(systemId: string): RuleWords {
  const say = useSay();
  return useMemo(() => ruleWords(systemId, say), [systemId, say]);
}

/** The same with a given translation function. */
export function ruleWords(systemId: string, say: (said: Message) => string): RuleWords {
  const of = (code: string, params: Message['params'] = {}) =>
    say({ code: `${systemId}-rules:${code}`, params });
  const title = ({ id }: ReferenceEntry) => of(`${id}.title`);
  const lines = ({ id, numbers }: ReferenceEntry) => of(`${id}.text`, numbers).split('\n');
  const cell = ({ code, params }: Message) => of(code, params);
  return {
    section: (id) => of(`section.${id}`),
    title,
    lines,
    caption: (table) => of(`table.${table}`),
    cell,
    page: (entry, also) => ({
      id: entry.id,
      title: title(entry),
      lines: lines(entry),
      synonyms: of(`${entry.id}.search`),
      rows: entry.tables.flatMap((table) => [
        { text: of(`table.${table.id}`), also: '' },
        ...linesIn(table).map((line) => ({
          text: line.map(cell).join(' · '),
          also: line.map(({ params }) => also.get(String(params['trait'])) ?? '').join('\n'),
        })),
      ]),
    }),
  };
}
