import type { BattleState } from '#battle/state.ts';
import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** Names a battle by who plays it: "Reikland contre Skavens". */
export function useBattleTitle(): (battle: Pick<BattleState, 'sides'>) => string {
  const { t } = useTranslation('home');
  return ({ sides }) => {
    const [one, other, ...more] = sides.map((side) => side.name);
    return one !== undefined && other !== undefined && more.length === 0
      ? t('versus', { one, other })
      : t('many-sides', { sides: list(sides.map((side) => side.name)) });
  };
}
