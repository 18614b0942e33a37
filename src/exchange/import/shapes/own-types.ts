import { isKey, meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { counted } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * A player's own words for what somebody is, for who he is and for how many they are: `c’est: fanatiques`, `heißt:
 * Gitzkrakk`, `wieviele: 3`. Where nearly all that stands behind such a word is somebody of the game, it says so, and
 * the word that stands above it each time says who; both become the words that sheets have.
 */
export function withOwnTypes(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const pairs = lines.map((line) => pairIn(line, words));
  const keys = new Map<string, number[]>();
  for (const [at, pair] of pairs.entries())
    if (pair !== null) keys.set(pair.key, [...(keys.get(pair.key) ?? []), at]);
  const types = [...keys].filter(([, places]) => areTypes(places, pairs, words));
  if (types.length === 0) return lines;
  const typed = types.flatMap(([, places]) => places);
  const first = Math.min(...typed);
  const told = new Map<number, string>(typed.map((at) => [at, 'Type']));
  for (const [key, places] of keys) {
    if (types.some(([type]) => type === key)) continue;
    const above = places.filter((at) => typed.includes(at + 1)).length;
    const numbers =
      places.length >= LEAST &&
      places.every((at) => at > first && /^[x×]?\s?\d{1,2}[.!]*$/u.test(pairs[at]?.value ?? ''));
    const meaning =
      above >= LEAST && above * 10 >= places.length * 8 ? 'Name' : numbers ? 'Number' : '';
    if (meaning !== '') for (const at of places) told.set(at, meaning);
  }
  return lines.map((line, at) => {
    const pair = pairs[at] ?? null;
    const key = told.get(at);
    return key === undefined || pair === null ? line : { ...line, text: `${key}: ${pair.value}` };
  });
}

/** One such line may say anything. */
const LEAST = 2;

interface Pair {
  readonly key: string;
  readonly value: string;
}

/** A word of somebody's own before a colon, and what it says; null for words that lists have anyway. */
function pairIn({ text, cells, who }: ListLine, words: Words): Pair | null {
  const [, key = '', value = ''] = /^(\p{L}[\p{L}'’. ]{0,24}?)\s*:\s+(\S.*)$/u.exec(text) ?? [];
  if (key === '' || cells !== null || who !== null) return null;
  const known = isKey(key) && meaningOf(key) === undefined;
  if (known || isRole(sectionOf(key)) || isWord(words, 'profiles', key)) return null;
  return meaningOf(key) === undefined ? { key: fold(key) || key, value } : null;
}

function areTypes(
  places: readonly number[],
  pairs: readonly (Pair | null)[],
  words: Words,
): boolean {
  const kinds = places.filter((at) => {
    const bare = (pairs[at]?.value ?? '').replaceAll(/\s*\([^()]*\)?/gu, '');
    return isCatalogued(words, 'profiles', counted(bare).text);
  });
  return kinds.length >= LEAST && kinds.length * 10 >= places.length * 8;
}
