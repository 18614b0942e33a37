import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/**
 * An amount of some kind of income as players say it: "30 co", "Pierre magique × 2".
 * @returns takes the id of the kind, and how much of it
 */
export function usePayWords({
  id,
  afterBattle,
}: Pick<RuleSystem, 'id' | 'afterBattle'>): (of: string, amount: number) => string {
  const { t } = useTranslation('roster');
  const say = useSay();
  return (of, amount) =>
    of === afterBattle?.trade?.of
      ? t('add.price', { gold: amount })
      : t('add.pieces', {
          what: say({ code: `${id}:after.income.${of}`, params: {} }),
          count: amount,
        });
}
