import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { useOtherNames } from '#ui/effects/use-other-names.ts';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { linkTo } from '#ui/paths.ts';
import { bySection, type RuleWords } from './reference.ts';
import { type Found, marked, search, wordsOf } from './search.ts';
import './Rules.css';

type RulesListProps = {
  readonly systemId: string;
  readonly reference: readonly ReferenceEntry[];
  readonly words: RuleWords;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The path of a page. */
  readonly pathTo: (entry: string) => string;
};

/** All pages by section, or the results of a search. */
export function RulesList(props: RulesListProps) {
  const { systemId, reference, words, query, onQuery, pathTo } = props;
  const { t } = useTranslation('rules');
  const looking = wordsOf(query).length > 0;
  const also = useOtherNames(systemId, looking);
  // Only once there is a query: it needs the text of every table.
  const pages = useMemo(
    () => (looking ? reference.map((entry) => words.page(entry, also)) : []),
    [looking, reference, words, also],
  );
  const found = search(pages, query);
  return (
    <>
      <div className="rules-search">
        <TextField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          type="search"
          inputMode="search"
          value={query}
          onChange={onQuery}
        />
      </div>
      <output className="visually-hidden">
        {looking ? t('search.found', { count: found.length }) : ''}
      </output>
      {looking ? (
        <Results found={found} query={query} pathTo={pathTo} />
      ) : (
        <Sections reference={reference} words={words} pathTo={pathTo} />
      )}
    </>
  );
}

type ResultsProps = Pick<RulesListProps, 'query' | 'pathTo'> & { readonly found: readonly Found[] };

function Results({ found, query, pathTo }: ResultsProps) {
  const { t } = useTranslation('rules');
  const words = wordsOf(query);
  if (found.length === 0) {
    return <EmptyLine icon="search">{t('search.nothing', { query: query.trim() })}</EmptyLine>;
  }
  return (
    <ul className="stack rules-rows" aria-label={t('search.results')}>
      {found.map(({ id, title, sentence }) => (
        <li key={id}>
          <ListLink
            href={linkTo(pathTo(id))}
            title={<Marked text={title} words={words} />}
            subtitle={<Marked text={sentence} words={words} />}
          />
        </li>
      ))}
    </ul>
  );
}

function Sections({
  reference,
  words,
  pathTo,
}: Pick<RulesListProps, 'reference' | 'words' | 'pathTo'>) {
  return bySection(reference).map(({ section, entries }) => (
    <section key={section} aria-labelledby={`rules-${section}`}>
      <SectionHeading id={`rules-${section}`} title={words.section(section)} />
      <ul className="stack rules-rows">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ListLink href={linkTo(pathTo(entry.id))} title={words.title(entry)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A text with the search words marked. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  let place = 0;
  return marked(text, words).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="rules-mark">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
