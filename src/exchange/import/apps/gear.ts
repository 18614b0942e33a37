import { fieldsOf, isList, numberOf, textOf, type Value } from '#exchange/import/files/values.ts';
import type { FoundItem } from '#exchange/import/found.ts';
import { itemsIn } from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isWord, lookUp, type Words } from '#exchange/import/words/words.ts';
import { field, filledTextField, textField } from './fields.ts';
import { FIGHTING_MODE } from './keys.ts';

/** Whether a text names an equipment list, as `SkavenHeroes`, and not an item. */
export function isListName(text: string, words: Words): boolean {
  return /^[\p{L}\d_-]+$/u.test(text) && !isWord(words, 'items', text);
}

/**
 * The items of several lists of one fighter, where an app stores the same ones twice: a list all of whose items are in
 * one before it is a copy. `again`: only some of them are, so that nobody knows whether they are meant twice.
 */
export function withoutCopies(
  lists: readonly (readonly FoundItem[])[],
  words: Words,
): { readonly items: readonly FoundItem[]; readonly again: boolean } {
  const nameOf = ({ text }: FoundItem) => lookUp(words, 'items', text)?.ids[0] ?? plain(text);
  const ordered = lists.toSorted((a, b) => b.length - a.length);
  let items: readonly FoundItem[] = [];
  let again = false;
  for (const list of ordered) {
    const known = new Set(items.map(nameOf));
    const fresh = list.filter((item) => !known.has(nameOf(item)));
    if (fresh.length === 0) continue;
    again ||= fresh.length < list.length;
    items = [...items, ...list];
  }
  return { items, again };
}

/** The items in a value, however an app stores them: a text, a list, a list of objects, counts by name. */
export function gearIn(value: Value, words: Words, depth: number): readonly FoundItem[] {
  if (depth > 3) return [];
  const { is, line } = value;
  if (typeof is === 'string') return itemsIn(is, line, words);
  if (isList(is) && isPair(is)) {
    const [thing, number] = is;
    const count = Math.max(numberOf(number) ?? 1, 1);
    return itemsIn(textOf(thing), line, words).map((item) => ({ ...item, count }));
  }
  if (isList(is)) return is.filter(isFirstMode).flatMap((one) => gearIn(one, words, depth + 1));
  const fields = fieldsOf(value);
  const name = filledTextField(fields, [
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
    return itemsIn(name.replaceAll(',', ' ').replace(FIGHTING_MODE, ''), line, words).map(
      (item) => ({
        ...item,
        count: Math.min(item.count * count, 20),
      }),
    );
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

/** `["Pistol", 2]`: an item and its count. */
function isPair([thing, number, ...more]: readonly Value[]): boolean {
  const many = typeof number?.is === 'number' && numberOf(number) !== null;
  return more.length === 0 && typeof thing?.is === 'string' && many;
}

function isFirstMode(one: Value, at: number, all: readonly Value[]): boolean {
  const name = textField(fieldsOf(one), ['name']);
  if (!FIGHTING_MODE.test(name)) return true;
  const bare = name.replace(FIGHTING_MODE, '');
  return !all.slice(0, at).some((other) => {
    const before = textField(fieldsOf(other), ['name']);
    return (
      before !== name && FIGHTING_MODE.test(before) && before.replace(FIGHTING_MODE, '') === bare
    );
  });
}
