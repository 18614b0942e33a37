import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { SearchField } from '#ui/kit/SearchField.tsx';
import { type ContentsProps, RulesContents } from './RulesContents.tsx';
import { RulesFound } from './RulesFound.tsx';
import type { RuleWords } from './reference.ts';
import { type Found, search, wordsOf } from './search.ts';

type RulesListProps = ContentsProps & {
  readonly system: RuleSystem;
  readonly words: RuleWords;
  /** Above the search. */
  readonly head: ReactNode;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** A result is about to be opened. */
  readonly onFound: (found: Found) => void;
};

/** What the rules have, or the results of a search. */
export function RulesList({ head, query, onQuery, onFound, ...contents }: RulesListProps) {
  const { system, words, pathTo } = contents;
  const { t } = useTranslation('rules');
  const looking = wordsOf(query).length > 0;
  const also = useOtherNames(system.id, looking);
  // Only once there is a query: it needs the text of every table.
  const pages = useMemo(
    () => (looking ? system.reference.map((entry) => words.page(entry, also)) : []),
    [looking, system, words, also],
  );
  const found = search(pages, query);
  return (
    <>
      <div className="stack">
        {head}
        <SearchField
          label={t('search.label')}
          clearLabel={t('search.clear')}
          value={query}
          onChange={onQuery}
          count={looking ? found.length : null}
        />
      </div>
      <output className="visually-hidden">
        {looking ? t('search.found', { count: found.length }) : ''}
      </output>
      {looking ? (
        <RulesFound
          reference={system.reference}
          pages={pages}
          found={found}
          query={query}
          pathTo={pathTo}
          onFound={onFound}
        />
      ) : (
        <RulesContents {...contents} />
      )}
    </>
  );
}
