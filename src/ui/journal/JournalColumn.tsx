import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { useKeptScroll } from '#ui/effects/use-kept-scroll.ts';
import { JournalLines } from './JournalLines.tsx';
import { journalDataOf } from './journal-data.ts';
import '#ui/battle/TableShapes.css';

/** The journal as a column of the table. */
export function JournalColumn() {
  const { t } = useTranslation('journal');
  const system = useRuleSystem();
  const entries = useBattle((state) => state.entries);
  const { ref, onScroll } = useKeptScroll('journal');
  return (
    <section className="table-journal" aria-label={t('title')} ref={ref} onScroll={onScroll}>
      <JournalLines story={journalDataOf(entries, system).story} beside />
    </section>
  );
}
