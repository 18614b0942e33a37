import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { startingGold } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { useEditor } from './editor-context.ts';

/** "reste 127 co", or how much was overspent; null if the budget is unknown. */
export function useGoldLeft(): string | null {
  const { t } = useTranslation('builder');
  const { warband, system } = useEditor();
  const type = findCatalogueWarband(system, warband.catalogueId);
  const gold = type === null ? null : startingGold(warband, type, system);
  const spent = goldCost(warband, system);
  if (gold === null || spent === null) return null;
  return spent <= gold
    ? t('composition.left', { gold: number(gold - spent) })
    : t('composition.overspent', { gold: number(spent - gold) });
}
