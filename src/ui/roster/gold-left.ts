import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { treasuryOf } from '#roster/after-battle/purse.ts';
import { foundingGold } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import type { StashSystem } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { useEditor } from './editor-context.ts';

/**
 * Gold that a warband has: what is left of its starting gold, negative when overspent, and after the first battle
 * what is in its treasury. Null if nobody has said.
 */
export function goldIn(warband: Warband, system: StashSystem): number | null {
  const founding = foundingGold(warband, system);
  const spent = goldCost(warband, system);
  return founding === null || spent === null ? treasuryOf(warband, system) : founding - spent;
}

/**
 * "reste 127 co", or how much was overspent; after the first battle what is in the treasury, and what of it is
 * owed. Null if the budget is unknown.
 */
export function useGoldLeft(): string | null {
  const { t } = useTranslation('builder');
  const { warband, system, owed } = useEditor();
  const left = goldIn(warband, system);
  if (left === null || goldCost(warband, system) === null) return null;
  if (foundingGold(warband, system) !== null) {
    return left >= 0
      ? t('composition.left', { gold: number(left) })
      : t('composition.overspent', { gold: number(-left) });
  }
  const treasury = t('composition.treasury', { gold: number(left) });
  if (owed === null) return treasury;
  return `${treasury} · ${t('composition.owed', { gold: number(owed.gold) })}`;
}
