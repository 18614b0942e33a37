import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { linkTo } from '#ui/paths.ts';
import { Marked } from './Marked.tsx';
import { PageSign } from './PageSign.tsx';
import { pageOf } from './reference.ts';
import { type Found, nearest, type Page, wordsOf } from './search.ts';
import '#ui/kit/ListRow.css';
import './Rules.css';

type RulesFoundProps = {
  readonly reference: readonly ReferenceEntry[];
  readonly pages: readonly Page[];
  readonly found: readonly Found[];
  readonly query: string;
  readonly pathTo: (entry: string) => string;
  readonly onFound: (found: Found) => void;
};

/** The pages of a search with the sentence that matched; for none, those whose titles come nearest. */
export function RulesFound(props: RulesFoundProps) {
  const { reference, pages, found, query, pathTo, onFound } = props;
  const { t } = useTranslation('rules');
  const [, navigate] = useLocation();
  const words = wordsOf(query);
  const none = found.length === 0;
  const near = none ? nearest(pages, query) : [];
  return (
    <div className="stack-wide rules-found air-3">
      {none ? (
        <EmptyLine icon="search">{t('search.nothing', { query: query.trim() })}</EmptyLine>
      ) : null}
      <FramedList label={t(none ? 'search.near' : 'search.results')}>
        {[...found, ...near].map((one) => (
          <li key={one.id}>
            <AppLink
              href={linkTo(pathTo(one.id))}
              className="line k-list-row"
              onNavigate={() => {
                onFound(one);
                navigate(pathTo(one.id));
              }}
            >
              <Sign id={one.id} reference={reference} />
              <RowWords
                title={<Marked text={one.title} words={words} />}
                subtitle={none ? undefined : <Marked text={one.sentence} words={words} />}
              />
            </AppLink>
          </li>
        ))}
      </FramedList>
    </div>
  );
}

function Sign({ id, reference }: Pick<RulesFoundProps, 'reference'> & { readonly id: string }) {
  const entry = pageOf(reference, id);
  return entry === null ? null : <PageSign entry={entry} reference={reference} />;
}
