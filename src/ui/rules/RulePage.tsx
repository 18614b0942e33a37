import { useTranslation } from '#i18n/use-translation.ts';
import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { linkTo } from '#ui/paths.ts';
import { RuleTable } from './RuleTable.tsx';
import { pageOf } from './reference.ts';
import type { RuleWords } from './use-rule-words.ts';

type RulePageProps = {
  readonly entry: ReferenceEntry;
  readonly reference: readonly ReferenceEntry[];
  readonly words: RuleWords;
  readonly pathTo: (entry: string) => string;
};

/** One rule: its sentences, its tables, and what to read next. */
export function RulePage({ entry, reference, words, pathTo }: RulePageProps) {
  const { t } = useTranslation('rules');
  const related = entry.related.flatMap((id) => pageOf(reference, id) ?? []);
  return (
    <article>
      <div className="reading rule-text">
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
          <ul className="rules-rows">
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
