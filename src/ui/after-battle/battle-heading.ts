import { date } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** A battle's heading: its date and, if it has one, its title. */
export function useBattleHeading(): (at: number, title: string) => string {
  const { t } = useTranslation('after-battle');
  return (at, title) => (title === '' ? date(at) : t('history.of', { date: date(at), title }));
}
