import { useTranslation } from '#i18n/use-translation.ts';
import type { Price } from '#rules/contract/finds.ts';

/** A price as the market says it: "15 co", "20 + 2D6 co", "4 × l’arme". */
export function usePriceWords(): (price: Price) => string {
  const { t } = useTranslation('after-battle');
  return (price) => {
    if (typeof price === 'number') return t('stash.price', { price });
    if ('ofWeapon' in price) return t('stash.times', { times: price.ofWeapon });
    const { gold, dice, times } = price;
    return times === 1
      ? t('stash.thrown', { gold, dice })
      : t('stash.thrown-times', { gold, dice, times });
  };
}
