import { nameAndType } from '#exchange/import/lists/fighter-line.ts';
import { isKey } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { areItems, itemsIn } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

/**
 * Keys that a player has words of his own for, as `Kram: Schwert, Schild` below everybody, and those that a bar
 * parts from what they say, as `Name | Otto`: each with a word that we know before a colon.
 */
export function withOwnKeys(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const barred = lines.map(unbarred);
  const places = new Map<string, number[]>();
  for (const [at, line] of barred.entries()) {
    const { key } = ownKey(line, words);
    if (key !== '') places.set(fold(key), [...(places.get(fold(key)) ?? []), at]);
  }
  const known = new Map(
    [...places].flatMap(([key, found]) => {
      const meaning = meaningOfAll(found, barred, words);
      return meaning === null ? [] : [[key, meaning] as const];
    }),
  );
  return barred.map((line) => {
    const { key, value } = ownKey(line, words);
    const meaning = key === '' ? undefined : known.get(fold(key));
    return meaning === undefined ? line : { ...line, text: `${meaning}: ${value}` };
  });
}

/** `Name | Otto` as `Name: Otto`; any other line as it is. */
export function unbarred(line: ListLine): ListLine {
  const parts = line.cells ?? line.text.split(/\s*\|\s*/u);
  const [key = '', value = '', ...more] = parts.filter((part) => part !== '');
  const plain = key.replace(/\s*:$/u, '');
  const told = isKey(plain) && !isRole(sectionOf(plain)) && !isKey(value);
  return told && value !== '' && more.length === 0
    ? { ...line, text: `${plain}: ${value}`, cells: null }
    : line;
}

/** A word before a colon that is no key of ours, nobody and nothing. */
function ownKey({ text, cells, fresh, bullet, who }: ListLine, words: Words) {
  const [, key = '', value = ''] = /^(\p{L}[\p{L}'’. ]{1,18}?)\.?\s*:\s+(.+)$/u.exec(text) ?? [];
  const other = cells !== null || fresh || bullet || who !== null;
  const told = isKey(key) || isWord(words, 'items', key) || nameAndType(key, words).known;
  return other || told ? { key: '', value: '' } : { key, value };
}

/** What such a word says, wherever it stands: below several people, and never twice of the same one. */
function meaningOfAll(
  places: readonly number[],
  lines: readonly ListLine[],
  words: Words,
): 'Equipment' | 'Skills' | null {
  const below = places.every((at) => isOfSomebody(lines[at - 1], words));
  if (places.length < 2 || !below || places.some((at) => places.includes(at - 1))) return null;
  // `possède : rien` says nothing of what such a word means.
  const values = places
    .flatMap((at) => lines.slice(at, at + 1))
    .map((one) => ownKey(one, words).value)
    .filter((value) => !NOTHING.test(value));
  if (values.length === 0) return null;
  const share = (isIt: (value: string) => boolean) => values.filter(isIt).length * 10;
  if (share((value) => areItems(itemsIn(value, null, words), words)) >= values.length * 7)
    return 'Equipment';
  const skilled = share((value) => value.split(/\s*[,;]\s*/u).some((one) => isTrait(one, words)));
  return skilled >= values.length * 7 ? 'Skills' : null;
}

const NOTHING =
  /^(?:nothing|none|rien|aucune?|nichts|keine?s?|nada|ningun[ao]|niente|nessun[ao]?|[-–—/]+)\b[^,]*$|^[-–—/]+$/iu;

/** Says something of somebody whom we know, and is no name alone: what stands below that may be his type. */
function isOfSomebody(line: ListLine | undefined, words: Words): boolean {
  if (line === undefined) return false;
  return /[:\d]/.test(line.text) || line.who !== null || nameAndType(line.text, words).known;
}
