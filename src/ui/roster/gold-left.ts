import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import { foundingGold } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import { useEditor } from './editor-context.ts';

/**
 * "reste 127 co", or how much was overspent; after the first battle what is in the treasury, and what of it is
 * owed. Null if the budget is unknown.
 */
export function useGoldLeft(): string | null {
  const { t } = useTranslation('builder');
  const { warband, system, owed } = useEditor();
  const gold = foundingGold(warband, system);
  const spent = goldCost(warband, system);
  if (spent === null) return null;
  if (gold !== null) {
    return spent <= gold
      ? t('composition.left', { gold: number(gold - spent) })
      : t('composition.overspent', { gold: number(spent - gold) });
  }
  const treasury = treasuryOf(warband, system);
  if (treasury === null) return null;
  const left = t('composition.treasury', { gold: number(treasury) });
  if (owed === null) return left;
  return `${left} · ${t('composition.owed', { gold: number(owed.gold) })}`;
}
