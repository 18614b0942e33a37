import { useMemo } from 'react';
import { useSay } from '#i18n/said.ts';
import type { Said } from '#rules/contract/battle-view.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import type { Page } from './search.ts';

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
