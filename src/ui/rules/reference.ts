import { useMemo } from 'react';
import { useSay } from '#i18n/said.ts';
import type { OtherNames } from '#roster/other-names.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceCell, ReferenceEntry } from '#rules/contract/reference.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
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

/** Pages of one section, in reading order. */
export interface Section {
  readonly section: string;
  readonly entries: Reference;
}

/** The list of a reference, without the pages that others lead to. */
export interface Contents {
  /** Sections about a phase, in the order of a turn; none in games that have a single phase. */
  readonly phases: readonly Section[];
  /** Pages about a status that the table shows in its strip. */
  readonly statuses: Reference;
  readonly others: readonly Section[];
}

/** The list of a system's reference. */
export function contentsOf({ reference, phases, statuses }: RuleSystem): Contents {
  const listed = reference.filter(({ within }) => within === null);
  const sections = [...new Set(listed.map(({ section }) => section))].map((section) => ({
    section,
    entries: listed.filter((entry) => entry.section === section),
  }));
  const ids = phases.length > 1 ? phases.map(({ id }) => id) : [];
  const strip = statuses.flatMap(({ id, inStrip }) => (inStrip ? [id] : []));
  return {
    phases: ids.flatMap((id) => sections.filter(({ section }) => section === id)),
    statuses: strip.flatMap((id) =>
      listed.filter((entry) => entry.section === 'statuses' && entry.statuses.includes(id)),
    ),
    others: sections.filter(({ section }) => !ids.includes(section)),
  };
}

/** The words of a system's rules reference. */
export interface RuleWords {
  readonly section: (id: string) => string;
  /** As short as on the table. */
  readonly phase: (id: string) => string;
  readonly title: (entry: ReferenceEntry) => string;
  /** Paragraphs. */
  readonly lines: (entry: ReferenceEntry) => readonly string[];
  readonly caption: (table: string) => string;
  readonly cell: (said: Message) => string;
  /** A row of a table as a search shows it. */
  readonly row: (cells: readonly ReferenceCell[]) => string;
  /** A page's searchable text, with the other names of the things in its tables. */
  readonly page: (entry: ReferenceEntry, also: OtherNames) => Page;
}

/** What is searched of a row of a table: no bare numbers, which nobody searches for. */
function soughtIn(row: readonly ReferenceCell[]): readonly Message[] {
  return row
    .flatMap((cell) => ('code' in cell ? [cell] : cell))
    .filter(({ code }) => !NUMBERS.includes(code));
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
  const row = (cells: readonly ReferenceCell[]) => soughtIn(cells).map(cell).join(' · ');
  return {
    section: (id) => of(`section.${id}`),
    phase: (id) => say({ code: `${systemId}:phase.${id}.short`, params: {} }),
    title,
    lines,
    caption: (table) => of(`table.${table}`),
    cell,
    row,
    page: (entry, also) => ({
      id: entry.id,
      title: title(entry),
      lines: lines(entry),
      synonyms: of(`${entry.id}.search`),
      rows: entry.tables.flatMap(({ id, columns, rows }) => [
        { text: of(`table.${id}`), also: '' },
        ...[columns, ...rows.map(({ head, cells }) => [head, ...cells])].map((cells) => ({
          text: row(cells),
          also: soughtIn(cells)
            .map(({ params }) => also.get(String(params['trait'])) ?? '')
            .join('\n'),
        })),
      ]),
    }),
  };
}
