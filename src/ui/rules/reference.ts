import { useMemo } from 'react';
import { useSay } from '#i18n/said.ts';
import type { Said } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import type { Page } from './search.ts';

type Reference = readonly ReferenceEntry[];

/** The page of this id; null when there is none. */
export function pageOf(reference: Reference, id: string): ReferenceEntry | null {
  return reference.find((entry) => entry.id === id) ?? null;
}

/** The page that explains a rule; null when none does. */
export function pageOfRule(reference: Reference, rule: string): ReferenceEntry | null {
  return reference.find(({ rules }) => rules.includes(rule)) ?? null;
}

/** The page that explains a status; null when none does. */
export function pageOfStatus(reference: Reference, status: string): ReferenceEntry | null {
  return reference.find(({ statuses }) => statuses.includes(status)) ?? null;
}

/** Pages by section, both in the order to read them. */
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
  readonly cell: (said: Said) => string;
  /** All of it that is searched. */
  readonly page: (entry: ReferenceEntry) => Page;
}

/** Words of a system by its id, so that no screen ever names one. */
export function useRuleWords(systemId: string): RuleWords {
  const say = useSay();
  return useMemo(() => {
    const of = (code: string, params: Said['params'] = {}) =>
      say({ code: `${systemId}-rules:${code}`, params });
    const title = ({ id }: ReferenceEntry) => of(`${id}.title`);
    const lines = ({ id, numbers }: ReferenceEntry) => of(`${id}.text`, numbers).split('\n');
    return {
      section: (id) => of(`section.${id}`),
      title,
      lines,
      caption: (table) => of(`table.${table}`),
      cell: ({ code, params }) => of(code, params),
      page: (entry) => ({
        id: entry.id,
        title: title(entry),
        lines: lines(entry),
        synonyms: of(`${entry.id}.search`),
      }),
    };
  }, [systemId, say]);
}
