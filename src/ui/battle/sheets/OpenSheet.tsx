import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useTable } from '#ui/battle/table-context.ts';
import { Sheet } from '#ui/kit/Sheet.tsx';

type OpenSheetProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

/** A sheet of the table: mounted only while open, and closed through the table. */
export function OpenSheet({ children, ...words }: OpenSheetProps) {
  const { t } = useTranslation('table');
  const table = useTable();
  return (
    <Sheet open onClose={table.close} closeLabel={t('sheet.close')} {...words}>
      {children}
    </Sheet>
  );
}
