import { hasWords, useSay } from '#i18n/said.ts';

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
