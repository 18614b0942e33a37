import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnWords } from '#ui/own-words.ts';
import type { Strength } from './strength.ts';

/** "10 figurines · test dès 3 hors de combat" */
export function useStrengthWords(systemId: string): (strength: Strength) => string {
  const { t } = useTranslation('after-battle');
  const own = useOwnWords(systemId);
  return ({ fighters: count, test }) => {
    const fighters = own('roster:list.fighters', { count });
    return test === null ? fighters : t('strength', { fighters, needed: number(test) });
  };
}
