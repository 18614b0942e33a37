import {
  areItems,
  counted,
  itemsIn,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { look, type Words } from '#exchange/import/words/words.ts';
import { type Called, nameAndType, partsOfLine, xpIn } from './fighter-line.ts';
import type { ListLine } from './lines.ts';
import type { Met, Place, Said } from './met.ts';
import { couldBeName, isThing } from './names.ts';
import { cutOnce } from './numbers.ts';

// Somebody whom the catalogue does not have, where the list around him says that he is one of them.

/** `3 Foragers`, `2 Foragers: spear`: somebody counted whom the catalogue does not have. */
export function unknownCounted(line: ListLine, words: Words): Met | null {
  const { xp, rest } = xpIn(line.text);
  const [head, tail] = cutOnce(withoutPrices(rest).text);
  const [first = '', ...bars] = partsOfLine(head);
  const [, called = first, digit] =
    /^(.+?)\s*[([]\s*x?\s*(\d)\s*[)\]]$|^(\p{Lu}.+\p{L})\s+(\d)$/iu
      .exec(first)
      ?.filter((one) => one !== undefined) ?? [];
  const told = counted(called);
  const { text } = told;
  const count = told.count ?? (digit === undefined ? null : Number(digit));
  const gear = [...bars, ...(tail === null ? [] : [tail])].flatMap((part) =>
    itemsIn(part, line.no, words),
  );
  if (count === null || count < 1 || count > 9 || !/^\p{L}[\p{L}'’ -]{2,30}$/u.test(text))
    return null;
  if (
    text.split(' ').length > 3 ||
    !couldBeName(text, words) ||
    /\b(?:left|spent|total|rest)\b/i.test(text)
  )
    return null;
  const sure = gear.length === 0 ? /^\p{Lu}/u.test(text) : areItems(gear, words);
  return sure ? { called: { name: '', type: text, count, xp, known: false }, gear } : null;
}

/**
 * `Beggar: club` below `Captain: sword`, `**Beggar** 15` where all others stand in bold with a price: nobody
 * whom the catalogue has, on a line like those of the fighters above.
 */
export function unknownAlike(
  line: ListLine,
  above: ListLine,
  inBold: boolean,
  words: Words,
): Met | null {
  const { xp, rest } = xpIn(line.text);
  const { text, cost } = withoutPrices(rest);
  const learnt = xp === null || xpIn(above.text).xp === null ? null : TOLD.exec(text)?.groups;
  const { name = '', kind = '' } = learnt ?? {};
  if (couldBeName(name, words))
    return { called: { name, type: kind, count: null, xp, known: false }, gear: [] };
  const [head, tail] = partsIn(text, above.text);
  const called = counted(head.replace(/\s*\([^()]*\)$/u, ''));
  const gear = tail === null ? [] : itemsIn(tail, line.no, words);
  const priced = cost ?? called.cost;
  const armed = areItems(gear, words);
  const bold = inBold && line.strong && tail === null && priced !== null;
  const type = called.text.replace(/\s*#\s?\d$/u, '');
  const capital = /^\p{Lu}[\p{L}'’ -]{2,40}$/u.test(type) && type.split(' ').length < 5;
  if ((!armed && !bold) || !capital || !couldBeName(type, words)) return null;
  return { called: { name: '', type, count: called.count, xp, known: false }, gear };
}

/** Who he is and what he carries, parted by what parts them on the line above, too. */
function partsIn(text: string, above: string): readonly [string, string | null] {
  const [head, tail] = cutOnce(text);
  if (tail !== null) return above.includes(':') ? [head, tail] : [text, null];
  const [whole, who = '', things = ''] = ARMED.exec(text) ?? [];
  if (whole !== undefined && ARMED.test(above)) return [who, things];
  // `2 Spearmen, spear, shield` below `2 Marksmen, handgun, pistol`.
  const [first = '', ...others] = splitOutside(text, ',');
  const listed = /^\d/u.test(text) && /^\d[^,:]*,/u.test(above) && others.length > 0;
  return listed ? [first, others.join(', ')] : [text, null];
}

const ARMED = /^(.{2,60}?)\s+(?:with|w\/|avec|mit|con)\s+(.+?)\.?$/iu;

/** `Kazzox (Centaur)`. */
const TOLD = /^(?<name>\p{Lu}[\p{L}'’ -]{1,40}?)\s*\((?<kind>\p{Lu}[\p{L}'’ -]{2,30})\)$/u;

/** Among heroes and henchmen, somebody of no type that we know who carries something. */
export function unknownIn(
  first: string,
  called: Called,
  after: readonly string[],
  { priced, learnt, titled }: Said,
  { words, inRole }: Place,
): { readonly called: Called; readonly gear: readonly string[] } | null {
  if (called.name === '' || isThing(first, words)) return null;
  const gear = after.flatMap((part) => itemsIn(part, null, words));
  const carries = areItems(gear, words);
  const commas = splitOutside(first, ',');
  // `Sword, club` below somebody are his.
  if (isThing(commas[0] ?? '', words)) return null;
  const listed =
    commas.length > 1 && areItems(itemsIn(commas.slice(1).join(','), null, words), words);
  // `Sigmarshamer, shield`: the first of them with a slip.
  if (listed && look(words, 'items', counted(commas[0] ?? '').text) !== null) return null;
  if (!carries && !listed && !priced && !learnt && called.type === '') return null;
  // Outside of any heading only who has learnt something and carries something is sure to be somebody.
  if (!inRole && !titled && !(learnt && (carries || listed))) return null;
  if (called.name.split(' ').length > 6) return null;
  const own = listed ? nameAndType(commas[0] ?? '', words) : called;
  const type =
    own.type ||
    (after.length > 1 && !areItems(itemsIn(after[0] ?? '', null, words), words)
      ? (after[0] ?? '')
      : '') ||
    own.name;
  return {
    called: { ...own, type: counted(type).text },
    gear: listed ? [commas.slice(1).join(', '), ...after] : after.filter((part) => part !== type),
  };
}
