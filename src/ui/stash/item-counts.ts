import { useTranslation } from '#i18n/use-translation.ts';
import { useItemWords } from './item-words.ts';

/** Several things and how many of each: "Pistolet, 2 × Épée"; '' for none. */
export function useItemCounts(
  systemId: string,
): (counts: Readonly<Record<string, number>>) => string {
  const { t } = useTranslation('after-battle');
  const nameOf = useItemWords(systemId);
  return (counts) =>
    Object.entries(counts)
      .filter(([, amount]) => amount > 0)
      .map(([item, amount]) =>
        amount === 1 ? nameOf(item) : t('find.some', { amount, what: nameOf(item) }),
      )
      .join(', ');
}
