import { useTranslation } from '#i18n/use-translation.ts';
import type { Totals } from '#roster/chronicle.ts';

/** Puts the totals of a chronicle into words; what there is none of is not said. */
export function useTotals(): (totals: Totals) => readonly string[] {
  const { t } = useTranslation(['after-battle', 'roster']);
  return ({ battles, won, lost, felled, gone }) => [
    t('roster:list.battles', { count: battles }),
    ...(won === 0 ? [] : [t('roster:list.won', { count: won })]),
    ...(lost === 0 ? [] : [t('chronicle.lost', { count: lost })]),
    ...(felled === 0 ? [] : [t('chronicle.felled', { count: felled })]),
    ...(gone === 0 ? [] : [t('chronicle.gone', { count: gone })]),
  ];
}
