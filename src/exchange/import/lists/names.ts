import type { FoundItem } from '#exchange/import/found.ts';
import { areItems, counted, itemsIn } from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { saysLeader, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';
import { type Called, isNameLike, isType, trimmed, xpIn } from './fighter-line.ts';
import { meaningOf } from './keys.ts';

// What a few words of a list are where a name could stand.

/** Words that are nothing else: no thing, no trait, no type, no heading. */
export function couldBeName(text: string, words: Words): boolean {
  const bare = text.replaceAll(/["“”«»„]/gu, '').trim();
  if (!/^\p{L}[^\d:+=%]{1,40}$/u.test(bare) || bare.split(' ').length > 5) return false;
  if (isTrait(bare, words) || saysLeader(bare) || isNoName(bare)) return false;
  if (meaningOf(bare) !== undefined || sectionOf(bare) !== null) return false;
  if (isWord(words, 'profiles', bare) || isWord(words, 'warbands', bare)) return false;
  const things = itemsIn(bare.replaceAll(/\s+(?:or|ou|oder|o)\s+/giu, ', '), null, words);
  return !things.some((one) => isThingAsItStands(one, words));
}

/** The ends of short names are no plurals: `Klaus` is no claw. */
function isThingAsItStands({ text }: FoundItem, words: Words): boolean {
  if (text.length < 6) return words.indexes.items.exact.has(fold(text));
  const match = look(words, 'items', text);
  // `Bardin` is no barding that lacks its end.
  const cutShort = match?.how === 'slip' && fold(match.name).startsWith(fold(text));
  return match !== null && !cutShort;
}

/** A list of things where a name could stand. */
export function areThings(text: string, words: Words): boolean {
  const things = itemsIn(text, null, words);
  return areItems(things, words) && things.some((one) => isThingAsItStands(one, words));
}

/** What is said in brackets of somebody's state, race or sex. */
export function isNoName(text: string): boolean {
  return NO_NAMES.has(plain(text));
}

const NO_NAMES: ReadonlySet<string> = new Set(
  'new dead missing injured recruited hired promoted free none human elf dwarf halfling male female group unnamed neu tot nouveau mort nuevo muerto nuovo morto nothing leader rare large retired captured tba tbd all each alle jeder tous toutes chacun todos todas tutti tutte'.split(
    ' ',
  ),
);

/** `Mutnat Slagg`, `Posessed Brakk`: a slip in what he is, beside his name or alone. */
export function slippedIn(text: string, words: Words): Called | null {
  // `Sorcerer's Curse` is nobody.
  if (/\p{L}['’]s\s/u.test(text)) return null;
  const { xp, rest } = xpIn(text);
  const { text: bare, count } = counted(rest.replaceAll(/\s*[([{][^()[\]{}]*[)\]}]/gu, ' '));
  if (isThing(bare, words)) return null;
  const tokens = bare.split(' ').filter((token) => token !== '');
  for (let length = Math.min(tokens.length, 3); length > 0; length -= 1) {
    const others = tokens.slice(length);
    const type = tokens.slice(0, length).join(' ');
    if ((others.length === 0 || isNameLike(others)) && look(words, 'profiles', type) !== null)
      return { name: trimmed(others.join(' ')), type, count, xp, known: true };
  }
  return null;
}

export function isTrait(text: string, words: Words): boolean {
  return (['skills', 'injuries', 'rules'] as const).some((kind) => isWord(words, kind, text));
}

export function isThing(text: string, words: Words): boolean {
  const { text: name } = counted(text);
  return isWord(words, 'items', name) && !isWord(words, 'profiles', name);
}

/** Whether one of the words of a line is a thing. */
export function hasThings(text: string, words: Words): boolean {
  return text
    .split(/[\s,;|]+/)
    .some((word) => word.length > 3 && isWord(words, 'items', counted(word).text));
}

/** `Halfling cuistot Bilbon`: somebody, but who? */
export function hasSomebody(text: string, words: Words): boolean {
  return text.split(/[\s,;]+/).some((word) => word.length > 3 && isType(word, words));
}
