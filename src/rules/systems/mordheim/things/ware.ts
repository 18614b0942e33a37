import type { ItemRow, Price } from '#rules/contract/finds.ts';

/** What the market asks of a thing: everything that an item of the chest has, but what its id and place say. */
export type Ware = Omit<ItemRow, 'id' | 'trait' | 'value' | 'shelf'>;

const ANYBODY = { terms: [], for: null, notFor: [], bearer: null, heroesOnly: false } as const;

/** In every market, without a search. */
export function common(price: Price): Ware {
  return { ...ANYBODY, price, rarity: 0 };
}

/** Found with two dice that come to the number. */
export function rare(price: Price, rarity: number): Ware {
  return { ...ANYBODY, price, rarity };
}

/** Never for sale: found, or brought along. */
export const UNSOLD: Ware = { ...ANYBODY, price: null, rarity: null };

/** A price that is thrown for: `gold` and `times` the sum of D6. */
export function thrown(gold: number, dice: number, times = 1): Price {
  return { gold, dice, times };
}

/** For those only whose pack says so. */
export function reserved(ware: Ware): Ware {
  return { ...ware, for: [] };
}

/** Heroes alone may have it, unless a list holds it. */
export function heroes(ware: Ware): Ware {
  return { ...ware, heroesOnly: true };
}
