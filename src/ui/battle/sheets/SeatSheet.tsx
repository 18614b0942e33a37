import { useTranslation } from '#i18n/use-translation.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { SeatChoices } from '#ui/two-phones/SeatChoices.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** Whose phone this is, to be changed. */
export function SeatSheet() {
  const { t } = useTranslation('table');
  const table = useTable();
  return (
    <OpenSheet title={t('seat.ask')} subtitle={t('seat.hint')}>
      <SeatChoices onChosen={table.close} />
    </OpenSheet>
  );
}
