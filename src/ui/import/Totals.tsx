import type { PreviewRow } from '#exchange/import/preview-rows.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Mends } from './use-mends.ts';
import './Import.css';

type TotalsProps = {
  readonly mends: Mends;
  readonly onOpen: (row: PreviewRow) => void;
};

/** The list's totals that its fighters don't come to, and the lines where the rest may be. */
export function Totals({ mends, onOpen }: TotalsProps) {
  const { t } = useTranslation('import');
  const { differences, rows } = mends;
  const lines = new Set(differences.flatMap((one) => one.lines));
  const likely = rows.filter(({ line }) => line !== null && lines.has(line.no));
  if (differences.length === 0) return null;
  return (
    <section className="stack quiet import-said" aria-label={t('total.title')}>
      {differences.map(({ is, value, understood }) => (
        <p key={is}>{t(`total.${is}`, { stated: value, understood })}</p>
      ))}
      {likely.map((row) => (
        <Button key={row.id} tone="outline" onPress={() => onOpen(row)}>
          {t('total.look', { text: row.source })}
        </Button>
      ))}
    </section>
  );
}
