import { useMemo } from 'react';
import { useSay } from '#i18n/said.ts';
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
  /** A page's searchable text. */
  readonly page: (entry: ReferenceEntry) => Page;
}

/** Headings and cells of a table, without bare numbers, which nobody searches for. */
function writtenIn({ columns, rows }: ReferenceTable): readonly Message[] {
  const cells = rows.flatMap(({ head, cells: own }) => [head, ...own]);
  return [...columns, ...cells.flatMap((cell) => ('code' in cell ? [cell] : cell))].filter(
    ({ code }) => code !== 'value.number' && code !== 'value.or-more' && code !== 'value.percent',
  );
}

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
    page: (entry) => ({
      id: entry.id,
      title: title(entry),
      lines: lines(entry),
      synonyms: of(`${entry.id}.search`),
      tables: entry.tables
        .flatMap((table) => [of(`table.${table.id}`), ...writtenIn(table).map(cell)])
        .join(' · '),
    }),
  };
}
