import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceCell, ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import { FramedList } from '#ui/kit/FramedList.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { linkTo } from '#ui/paths.ts';
import { Marked } from './Marked.tsx';
import { pageOf, type RuleWords } from './reference.ts';
import './RuleTable.css';
import './Rules.css';

/** What a search has found on a page. */
type Sought = {
  readonly words: readonly string[];
  /** The sentence or the row that it showed; null if none was searched for. */
  readonly sentence: string | null;
};

type RulePageProps = {
  readonly entry: ReferenceEntry;
  readonly reference: readonly ReferenceEntry[];
  readonly words: RuleWords;
  readonly pathTo: (entry: string) => string;
  readonly sought: Sought;
};

/** One page of the reference: text, tables and related pages. After a search it opens at what was found. */
export function RulePage({ entry, reference, words, pathTo, sought }: RulePageProps) {
  const { t } = useTranslation('rules');
  const article = useRef<HTMLElement>(null);
  // A screen opens at its top; only then the place is gone to.
  useEffect(() => {
    article.current?.querySelector('[data-sought]')?.scrollIntoView?.({ block: 'center' });
  }, []);
  const related = entry.related.flatMap((id) => pageOf(reference, id) ?? []);
  return (
    <article ref={article}>
      <div className="stack reading rule-text">
        {words.lines(entry).map((line) => (
          <p key={line} data-sought={holds(line, sought)}>
            <Marked text={line} words={sought.words} />
          </p>
        ))}
      </div>
      {entry.tables.map((table) => (
        <RuleTable key={table.id} table={table} words={words} sought={sought} />
      ))}
      {related.length === 0 ? null : (
        <section aria-labelledby="rules-related">
          <SectionHeading id="rules-related" title={t('related')} />
          <FramedList>
            {related.map((other) => (
              <li key={other.id}>
                <ListLink href={linkTo(pathTo(other.id))} title={words.title(other)} />
              </li>
            ))}
          </FramedList>
        </section>
      )}
    </article>
  );
}

/** As a data attribute: absent unless it holds. */
function holds(text: string, { sentence }: Sought): true | undefined {
  return sentence !== null && text.includes(sentence) ? true : undefined;
}

type RuleTableProps = Pick<RulePageProps, 'words' | 'sought'> & { readonly table: ReferenceTable };

/** A table of the reference. If it is too wide it scrolls on its own, with fixed row headings. */
function RuleTable({ table, words, sought }: RuleTableProps) {
  const id = useId();
  const [corner, ...heads] = table.columns;
  return (
    <div className="rule-table">
      <h2 id={id} className="rule-table-caption">
        {words.caption(table.id)}
      </h2>
      {/* In reach of the keyboard, which scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="box rule-table-box" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {corner === undefined ? null : <th scope="col">{words.cell(corner)}</th>}
              {keyed(heads).map(([key, head]) => (
                <th key={key} scope="col">
                  {words.cell(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keyed(table.rows).map(([rowKey, row]) => (
              <tr key={rowKey} data-sought={holds(words.row([row.head, ...row.cells]), sought)}>
                <th scope="row">
                  <Cell cell={row.head} words={words} sought={sought} />
                </th>
                {keyed(row.cells).map(([key, cell]) => (
                  <td key={key}>
                    <Cell cell={cell} words={words} sought={sought} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** One text, or several below one another. */
function Cell({
  cell,
  words,
  sought,
}: Pick<RuleTableProps, 'words' | 'sought'> & { readonly cell: ReferenceCell }) {
  if (isOne(cell)) return <Marked text={words.cell(cell)} words={sought.words} />;
  return keyed(cell).map(([key, said]) => (
    <span key={key} className="rule-table-line">
      <Marked text={words.cell(said)} words={sought.words} />
    </span>
  ));
}

function isOne(cell: ReferenceCell): cell is Message {
  return 'code' in cell;
}

/** Pairs items with their index as key: tables never change while shown. */
function keyed<T>(items: readonly T[]): readonly (readonly [number, T])[] {
  return items.map((item, index) => [index, item] as const);
}
