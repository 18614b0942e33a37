import type { PreviewRow } from '#exchange/import/preview-rows.ts';
import { warbandNotices } from '#exchange/import/understood-lines.ts';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { DraftRow, SHOWN_BY_WORDS } from './DraftRow.tsx';
import type { DraftWords } from './draft-words.ts';
import { OwnType } from './OwnType.tsx';
import type { Given } from './read-given.ts';
import type { Mends } from './use-mends.ts';
import { WarbandKind } from './WarbandKind.tsx';

type DraftLinesProps = {
  readonly given: Given;
  readonly mends: Mends;
  /** Rows to show. */
  readonly shown: readonly PreviewRow[];
  readonly words: DraftWords;
  readonly onOpen: (row: PreviewRow) => void;
};

/** The warband, and each line of the list with its result. */
export function DraftLines({ given, mends, shown, words, onOpen }: DraftLinesProps) {
  const { t } = useTranslation('import');
  const say = useSay();
  const { draft } = mends;
  const said = [...given.reading.notices, ...warbandNotices(draft)].filter(
    ({ code }) => !SHOWN_BY_WORDS.has(code),
  );
  return (
    <section className="stack">
      <SectionHeading
        title={words.roster.warband({ name: draft.name.value || draft.type.value })}
      />
      <WarbandKind mends={mends} words={words} system={given.kit.system} />
      <OwnType mends={mends} />
      {said.length === 0 ? null : (
        <ul className="quiet import-said" aria-label={t('said')}>
          {said.map(({ code, about, line }) => (
            <li key={`${code} ${line} ${about}`}>
              {say({ code: `import:notice.${code}`, params: { about } })}
            </li>
          ))}
        </ul>
      )}
      <ul className="stack" aria-label={t('lines')}>
        {shown.map((row) => (
          <DraftRow key={row.id} row={row} draft={draft} words={words} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
