import type { PreviewRow } from '#exchange/import/preview-rows.ts';
import type { Confidence } from '#exchange/import/understood-lines.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { MarkSign } from './MarkSign.tsx';
import '#ui/kit/TopBar.css';
import './Import.css';

const MARKS: readonly Confidence[] = ['understood', 'completed', 'guessed', 'text'];

type DraftCountsProps = {
  readonly rows: readonly PreviewRow[];
  /** The filter; null shows all. */
  readonly only: Confidence | null;
  readonly onOnly: (only: Confidence | null) => void;
};

/** Number of rows by confidence; a tap filters by it, a second tap shows all. */
export function DraftCounts({ rows, only, onOnly }: DraftCountsProps) {
  const { t } = useTranslation('import');
  return (
    <search>
      <fieldset className="grid k-top-row import-counts" aria-label={t('filter')}>
        {MARKS.map((mark) => {
          const count = rows.filter((row) => row.mark === mark).length;
          return (
            <button
              key={mark}
              type="button"
              className="cluster pick quiet middle centred import-count"
              aria-pressed={only === mark}
              onClick={() => onOnly(only === mark ? null : mark)}
            >
              <MarkSign mark={mark} />
              <strong>{count}</strong>
              <span className="import-count-word">{t(`mark.${mark}`, { count })}</span>
            </button>
          );
        })}
      </fieldset>
    </search>
  );
}

/** The filtered rows; all of them if none are left. */
export function filtered(
  rows: readonly PreviewRow[],
  only: Confidence | null,
): readonly PreviewRow[] {
  const left = rows.filter(({ mark }) => mark === only);
  return left.length === 0 ? rows : left;
}
