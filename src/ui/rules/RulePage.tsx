import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { ReferenceCell, ReferenceEntry, ReferenceTable } from '#rules/contract/reference.ts';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { linkTo } from '#ui/paths.ts';
import { pageOf, type RuleWords } from './reference.ts';
import './RuleTable.css';
import './Rules.css';

type RulePageProps = {
  readonly entry: ReferenceEntry;
  readonly reference: readonly ReferenceEntry[];
  readonly words: RuleWords;
  readonly pathTo: (entry: string) => string;
};

/** One page of the reference: text, tables and related pages. */
export function RulePage({ entry, reference, words, pathTo }: RulePageProps) {
  const { t } = useTranslation('rules');
  const related = entry.related.flatMap((id) => pageOf(reference, id) ?? []);
  return (
    <article>
      <div className="stack reading rule-text">
        {words.lines(entry).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {entry.tables.map((table) => (
        <RuleTable key={table.id} table={table} words={words} />
      ))}
      {related.length === 0 ? null : (
        <section aria-labelledby="rules-related">
          <SectionHeading id="rules-related" title={t('related')} />
          <ul className="stack rules-rows">
            {related.map((other) => (
              <li key={other.id}>
                <ListLink href={linkTo(pathTo(other.id))} title={words.title(other)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

type RuleTableProps = { readonly table: ReferenceTable; readonly words: RuleWords };

/** A table of the reference. If it is too wide it scrolls on its own, with fixed row headings. */
function RuleTable({ table, words }: RuleTableProps) {
  const id = useId();
  const [corner, ...heads] = table.columns;
  return (
    <div className="rule-table">
      <h2 id={id} className="rule-table-caption">
        {words.caption(table.id)}
      </h2>
      {/* In reach of the keyboard, which scrolls it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="rule-table-box" aria-labelledby={id} tabIndex={0}>
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
              <tr key={rowKey}>
                <th scope="row">{words.cell(row.head)}</th>
                {keyed(row.cells).map(([key, cell]) => (
                  <td key={key}>
                    <Cell cell={cell} words={words} />
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
function Cell({ cell, words }: { readonly cell: ReferenceCell; readonly words: RuleWords }) {
  if (isOne(cell)) return words.cell(cell);
  return keyed(cell).map(([key, said]) => (
    <span key={key} className="rule-table-line">
      {words.cell(said)}
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
