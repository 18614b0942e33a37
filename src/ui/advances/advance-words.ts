import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { TakenAdvance } from '#roster/after-battle/history.ts';

/** What an advance has given, in a word or two; its id where a newer version has saved it. */
export function useAdvanceWords(
  systemId: string,
): (advance: Pick<TakenAdvance, 'kind' | 'what'>) => string {
  const { t } = useTranslation('after-battle');
  const say = useSay();
  return ({ kind, what }) => {
    if (kind === 'promotion') return t('advance.gift.promotion');
    const named = {
      raise: `${systemId}:characteristic.${what}.short`,
      skill: `${systemId}-traits:${what}.name`,
    };
    const code = { code: named[kind], params: {} };
    const name = hasWords(code) ? say(code) : what;
    return kind === 'raise' ? t('effect.characteristic', { short: name, by: '+1' }) : name;
  };
}
