import { useTranslation } from '#i18n/use-translation.ts';
import type { Deed } from '#roster/chronicle.ts';

/** Puts a deed of arms into words, which follow its number. @param ofAll among those of several warbands */
export function useDeedWords(): (deed: Deed, ofAll: boolean) => string {
  const { t } = useTranslation('after-battle');
  return ({ kind, count, enemy }, ofAll) => {
    const of = { count, enemy: enemy?.name ?? '' };
    if (enemy?.leader === true) return t('chronicle.deed.nemesis-leader', of);
    return t(`chronicle.deed.${ofAll && kind === 'felled' ? 'felled-of-all' : kind}`, of);
  };
}
