import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { TakenAdvance } from '#roster/after-battle/history.ts';
import { useRosterWords } from '#ui/roster/words.ts';

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

/** What an advance that is taken has come to, as a sentence. @param named how the name stands in it */
export function useAdvanceResult(
  systemId: string,
): (turn: AdvanceTurn, named: (name: string) => string) => string {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(systemId);
  return ({ member, reading: { result } }, named) => {
    const said = { name: named(words.member(member)) };
    switch (result?.kind) {
      case 'raise': {
        const before = member.profile[result.characteristic] ?? 0;
        const short = words.short(result.characteristic);
        return t('advance.result.raise', { ...said, short, before, after: before + 1 });
      }
      case 'skill':
        return t('advance.result.skill', { ...said, skill: words.trait(result.skill) });
      case 'promotion':
      case 'lost':
        return t(`advance.result.${result.kind}`, {
          name: named(member.labels[result.index] ?? words.member(member)),
        });
      case 'entered':
      case undefined:
        return t('advance.result.entered', said);
    }
  };
}
