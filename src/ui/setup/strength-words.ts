import { list, number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnWords } from '#ui/own-words.ts';
import type { Strength } from './strength.ts';

/**
 * "10 figurines, sans Otto · test dès 3 hors de combat"
 * @param systemId the game, which may have its own word for miniatures
 */
export function useStrengthWords(
  systemId: string,
): (strength: Strength, without?: readonly string[]) => string {
  const { t } = useTranslation('after-battle');
  const own = useOwnWords(systemId);
  return ({ fighters: count, test }, without = []) => {
    const all = own('ui:fighters', { count });
    const fighters =
      without.length === 0 ? all : t('strength-without', { fighters: all, names: list(without) });
    return test === null ? fighters : t('strength', { fighters, needed: number(test) });
  };
}
