import { fieldsOf, isList, numberOf, textOf, type Value } from '#exchange/import/files/values.ts';
import type { FoundItem } from '#exchange/import/found.ts';
import { itemsIn } from '#exchange/import/words/items.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { field, first, firstOf } from './fields.ts';

// What an app's fighter carries, however the app keeps it.

/** `SkavenHeroes`, `Bandits`: one word that is no thing. */
export function isListName(text: string, words: Words): boolean {
  return /^[\p{L}\d_-]+$/u.test(text) && !isWord(words, 'items', text);
}

/** Things in whatever way an app keeps them: a line, a list, a list of objects, a number by name. */
export function gearIn(value: Value, words: Words, depth: number): readonly FoundItem[] {
  if (depth > 3) return [];
  const { is, line } = value;
  if (typeof is === 'string') return itemsIn(is, line, words);
  if (isList(is) && isPair(is)) {
    const [thing, number] = is;
    const count = Math.max(numberOf(number) ?? 1, 1);
    return itemsIn(textOf(thing), line, words).map((item) => ({ ...item, count }));
  }
  if (isList(is)) return is.filter(isFirstWay).flatMap((one) => gearIn(one, words, depth + 1));
  const fields = fieldsOf(value);
  const name = firstOf(fields, [
    'equipmentname',
    'itemname',
    'weapon',
    'weaponname',
    'armour',
    'armor',
    'displayname',
    'name',
    'nom',
    'label',
    'item',
    'equipment',
    'title',
    'what',
    'thing',
    'de',
    'en',
    'itemid',
    'equipmentid',
    'slug',
    'id',
    'key',
    'subcategory',
  ]);
  if (name !== '') {
    const count =
      numberOf(
        field(fields, ['quantity', 'count', 'qty', 'number', 'amount', 'quantite', 'anzahl']),
      ) ?? 1;
    if (count < 1) return [];
    return itemsIn(name.replaceAll(',', ' ').replace(WAY, ''), line, words).map((item) => ({
      ...item,
      count: Math.min(item.count * count, 20),
    }));
  }
  return [...fields].flatMap(([key, inner]) => {
    if (typeof inner.is === 'number')
      return inner.is > 0 && inner.is <= 20
        ? [{ text: key, count: inner.is, line: inner.line }]
        : [];
    if (inner.is === true)
      return isWord(words, 'items', key) ? [{ text: key, count: 1, line: inner.line }] : [];
    return gearIn(inner, words, depth + 1);
  });
}

/** `Pistol (melee)` and `Pistol (ranged)` are one, with a row for each way to fight with it. */
const WAY = /\s*\((?:melee|ranged|shooting|close combat|hand[ -]to[ -]hand)\)$/i;

/** `["Pistol", 2]`: a thing, and how many of it. */
function isPair([thing, number, ...more]: readonly Value[]): boolean {
  const many = typeof number?.is === 'number' && numberOf(number) !== null;
  return more.length === 0 && typeof thing?.is === 'string' && many;
}

function isFirstWay(one: Value, at: number, all: readonly Value[]): boolean {
  const name = first(fieldsOf(one), ['name']);
  if (!WAY.test(name)) return true;
  const bare = name.replace(WAY, '');
  return !all.slice(0, at).some((other) => {
    const before = first(fieldsOf(other), ['name']);
    return before !== name && WAY.test(before) && before.replace(WAY, '') === bare;
  });
}
