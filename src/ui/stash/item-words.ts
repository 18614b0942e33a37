import { hasWords, useSay } from '#i18n/said.ts';

/** What a thing of the chest is called: by a name of its own, or as the trait of whoever carries it. */
export function useItemWords(systemId: string): (item: string) => string {
  const say = useSay();
  return (item) => {
    const codes = [`${systemId}:after.item.${item}`, `${systemId}-traits:${item}.name`];
    const known = codes.map((code) => ({ code, params: {} })).find(hasWords);
    // A newer version may have saved an id unknown here.
    return known === undefined ? item : say(known);
  };
}
