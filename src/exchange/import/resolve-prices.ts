import { itemOf, termsFor } from '#roster/gear.ts';
import type { ItemRow } from '#rules/contract/finds.ts';
import type { FoundItem } from './found.ts';
import type { ResolveContext } from './resolve-context.ts';
import { fold } from './words/names.ts';
import type { Words } from './words/words.ts';

type Prices = Pick<ResolveContext, 'words' | 'system'>;

/** The row of an item with its prices; null for one that nobody sells. */
export function rowOfItem(itemId: string, { words, system }: Prices): ItemRow | null {
  const meant = words.lexicon.gear.find(({ item }) => item === itemId);
  return itemId === '' ? null : itemOf(meant?.trait ?? itemId, meant?.value ?? true, system);
}

/**
 * Whether the price that a list gives a thing is none of its own, but that of another of nearly the same name:
 * `bow 15` may be a long bow, `pistol 30` a brace.
 * @param models how many carry it
 */
export function hasOtherPrice(
  { text, count, price }: FoundItem,
  itemId: string,
  models: number,
  profileId: string,
  context: Prices,
): boolean {
  const own = price === undefined ? [] : pricesOf(itemId, profileId, context);
  if (price === undefined || own.length === 0) return false;
  const times = [1, count, models, count * models];
  if (own.some((one) => times.some((many) => one * many === price))) return false;
  return namedNearly(text, itemId, context.words).some((id) =>
    pricesOf(id, profileId, context).includes(price),
  );
}

/** What an item costs a fighter, before the first battle, afterwards, and by nobody's list. */
function pricesOf(itemId: string, profileId: string, context: Prices): readonly number[] {
  const row = rowOfItem(itemId, context);
  if (row === null) return [];
  const buyers = [{ profileId, founding: true }, { profileId, founding: false }, null];
  return buyers.flatMap((buyer) => {
    const { price } = termsFor(row, context.system, buyer);
    return typeof price === 'number' ? [price] : [];
  });
}

/** Other items whose name has all words of this one, or some of them only, and the pair that two of them are. */
function namedNearly(text: string, itemId: string, { indexes, lexicon }: Words): readonly string[] {
  const said = fold(text).split(' ');
  const near = [...indexes.items.exact].flatMap(([name, entries]) => {
    const words = name.split(' ');
    const isNear =
      said.every((word) => words.includes(word)) || words.every((word) => said.includes(word));
    return isNear ? entries.map(({ id }) => id) : [];
  });
  return [...near, lexicon.pairs[itemId] ?? ''].filter((id) => id !== '' && id !== itemId);
}
