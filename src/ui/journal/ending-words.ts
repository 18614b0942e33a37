import type { Ending } from '#battle/ending.ts';
import type { BattleState } from '#battle/state.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useWords } from '#ui/battle/words.ts';

/** A cause, "Déroute :", the sides that lost by it, and both in a sentence. */
export interface Loss {
  readonly cause: string;
  readonly names: string;
  readonly said: string;
}

/** Puts the losers into words: each cause once, with its sides. */
export function useLossWords(): (
  ending: Ending,
  battle: Pick<BattleState, 'sides'>,
) => readonly Loss[] {
  const { t } = useTranslation('moments');
  const words = useWords();
  return ({ losses }, { sides }) =>
    losses.map(({ cause: id, sideIds }) => {
      const cause = words.maybe(`cause.${id}`) ?? '';
      const names = list(sideIds.map((one) => sides.find((side) => side.id === one)?.name ?? ''));
      return {
        cause: t('poster.cause', { cause }),
        names,
        said: t('poster.beaten', { cause, sides: names }),
      };
    });
}
