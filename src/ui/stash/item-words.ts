import { hasWords, useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';

/** The name of an item: its own, or that of the trait it gives to its bearer. */
export function useItemWords(systemId: string): (item: string) => string {
  const say = useSay();
  return (item) => {
    const codes = [`${systemId}:after.item.${item}`, `${systemId}-traits:${item}.name`];
    const known = codes.map((code) => ({ code, params: {} })).find(hasWords);
    // A newer version may have saved an id unknown here.
    return known === undefined ? item : say(known);
  };
}

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
