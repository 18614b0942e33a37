import { type Called, isNameLike, isSmall, xpIn } from '#exchange/import/lists/fighter-line.ts';
import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { cutOnce } from '#exchange/import/lists/numbers.ts';
import { crownsIn, keyed } from '#exchange/import/lists/signs.ts';
import { areItems, counted, itemsIn, withoutPrices } from '#exchange/import/words/items.ts';
import { saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { keysParted, withTitlePair } from './sheet-titles.ts';

/**
 * A list that gives everybody two lines, his name and below it what he is, with his things behind a colon
 * or without: both lines as one, with whom they introduce. Any other list stays as it is, since one such
 * pair alone may be a title and the first of its fighters.
 */
export function withNamesAbove(raw: readonly ListLine[], words: Words): readonly ListLine[] {
  const lines = withBrackets(raw);
  const types = lines.map((line) => typeAlone(line, words));
  const pairs = lines.map((line, at) => {
    const below = lines[at + 1];
    if (below === undefined || !sitsOn(line, below) || !isNameAlone(line, words)) return null;
    if (line.strong && below.strong) return null;
    // The title, and below it which warband it is.
    if (at === 0 && isWord(words, 'warbands', below.text)) return null;
    // `**Captain**` above `Otto: sword` is no name.
    const typed = types[at] ?? null;
    return types[at + 1] ?? (typed === null ? armedBelow(line, below, words) : null);
  });
  // Whoever is counted needs no name.
  const told = types.filter((type) => type !== null && type.count === null).length;
  const found = pairs.filter((type) => type !== null).length;
  const bold = pairs.every((type, at) => type === null || lines[at]?.strong === true);
  if (found < (bold ? LEAST_BOLD : LEAST) || found * 10 < told * 7) return lines;
  const all: ListLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const below = lines[at + 1];
    const type = pairs[at] ?? strangerBelow(line, below, words);
    if (type === null || below === undefined) all.push(line);
    else {
      const name = nameOf(line);
      const [head, things] = cutOnce(below.text);
      const text = `${name} (${head})${things === null ? '' : `: ${things}`}`;
      all.push({ ...line, text, who: { ...type, name } });
      at += 1;
    }
  }
  return all;
}

/**
 * `Otto Krank` and below it `(Captain) 60`, three times at least: whatever stands in the brackets is what he is, and
 * both lines are one.
 */
function withBrackets(lines: readonly ListLine[]): readonly ListLine[] {
  const told = lines.map((line, at) => {
    const below = lines[at + 1];
    const [, type = ''] = BRACKETED.exec(below?.text ?? '') ?? [];
    const name = line.text;
    if (type === '' || below === undefined || below.fresh || !sitsOn(line, below)) return null;
    if (!/^\p{L}[^\d:;|+=%()[\]]{1,60}$/u.test(name) || sectionOf(name) !== null) return null;
    return { ...bareType(type), name };
  });
  if (told.filter((one) => one !== null).length < LEAST) return lines;
  return lines.flatMap((line, at) => {
    const who = told[at] ?? null;
    if (who !== null) return [{ ...line, text: who.name, who }];
    return (told[at - 1] ?? null) === null ? [line] : [];
  });
}

const BRACKETED = /^\(([^()]{3,40})\)\s*(?:\d{1,3}\s*\p{L}{0,3}\.?)?$/u;

/**
 * `Name: Otto` and below it `Type: Captain`: who he is stands on two lines, and the first of them names
 * nobody else, not even the warband.
 */
export function withKeysPaired(raw: readonly ListLine[], words: Words): readonly ListLine[] {
  const apart = raw.map((line) => (line.cells === null ? keysParted(line) : line));
  const lines = withNumbersJoined(withTitlePair(apart, words));
  const told = lines.map((line, at) => {
    const below = typeBelow(lines[at + 1]);
    const who = knownAs(valueOf(line, 'name'), below.type, words);
    return who === null ? null : { ...who, count: who.count ?? below.count };
  });
  return lines.flatMap((line, at) => {
    const who = told[at] ?? null;
    if (who !== null) return [{ ...line, text: who.name, who }];
    return (told[at - 1] ?? null) === null ? [pairedIn(line, words)] : [];
  });
}

/** `Name: Crows`, `Number: 3` and `Type: Warriors` below one another are read as if on one line. */
function withNumbersJoined(lines: readonly ListLine[]): readonly ListLine[] {
  const starts = lines.map((line, at) => {
    const [second, third] = lines.slice(at + 1, at + 3);
    if (valueOf(line, 'name') === '' || second?.fresh !== false || third?.fresh !== false)
      return false;
    return (
      (isCount(second) && valueOf(third, 'type') !== '') ||
      (isCount(third) && valueOf(second, 'type') !== '')
    );
  });
  return lines.flatMap((line, at) => {
    if (starts[at - 1] === true || starts[at - 2] === true) return [];
    if (starts[at] !== true) return [line];
    const texts = lines.slice(at, at + 3).map((one) => one.text);
    return [{ ...line, text: texts.join('; ') }];
  });
}

/** `Nombre : 3` alone on its line. */
function isCount({ text, cells }: ListLine): boolean {
  const [, key = ''] = /^([^:]+?)\s*:\s*[x×]?\s?\d{1,2}$/u.exec(text) ?? [];
  return cells === null && isCountKey(key);
}

/** `Name: Otto  Type: Captain  Exp: 20`: the same on one line, with more behind it. */
function pairedIn(line: ListLine, words: Words): ListLine {
  const pieces = line.cells === null ? (keyed(line.text) ?? []).filter(isSaid) : [];
  const type = pieces.find(({ key }) => meaningOf(key) === 'type');
  // `Nombre` is a name in Spanish, and a number in French.
  const count = pieces.find(
    ({ key, value }) => isCountKey(key) && /^[x×]?\s?\d{1,2}$/u.test(value),
  );
  const name = pieces.find((one) => one !== count && meaningOf(one.key) === 'name');
  if (type === undefined || pieces[0]?.key === '') return line;
  const called =
    count === undefined ? (name?.value ?? '') : bareName(name?.value ?? '', type.value);
  const told = knownAs(called, type.value, words, count !== undefined);
  if (told === null) return line;
  const who = { ...told, count: crownsIn(count?.value ?? '') ?? told.count };
  const more = pieces
    .filter((one) => one !== type && one !== name && one !== count)
    .map(({ key, value }) => `${key}: ${value}`);
  const text = [who.name, more.join('; ')].filter((part) => part !== '').join(': ');
  return { ...line, text, who };
}

function isSaid({ key, value }: { readonly key: string; readonly value: string }): boolean {
  return key !== '' || value !== '';
}

function isCountKey(key: string): boolean {
  const meaning = meaningOf(key);
  return meaning === 'count' || meaning === 'name';
}

/** `Nom du groupe : -`: a group without a name of its own is called what it is. */
function bareName(name: string, type: string): string {
  return /\p{L}/u.test(name) ? name.replaceAll(/^["“«„\s]+|["”»“\s]+$/gu, '') : type;
}

/** `Type: Hounds`, or `Type: Hounds; Number: 2`: what the line below a name says, and nothing else. */
function typeBelow(line: ListLine | undefined): {
  readonly type: string;
  readonly count: number | null;
} {
  const alone = valueOf(line, 'type');
  if (alone !== '' || line === undefined || line.cells !== null)
    return { type: alone, count: null };
  const pieces = (keyed(line.text) ?? []).filter(isSaid);
  const [first, second, ...more] = pieces;
  const counts = second !== undefined && isCountKey(second.key) && /^\d{1,2}$/.test(second.value);
  return first !== undefined && counts && more.length === 0 && meaningOf(first.key) === 'type'
    ? { type: first.value, count: Number(second.value) }
    : { type: '', count: null };
}

function knownAs(name: string, type: string, words: Words, several = false): Called | null {
  if (name === '' || type === '' || /[:,;|]/.test(name)) return null;
  const called = bareType(type);
  const known =
    isWord(words, 'profiles', called.type) && (several || !isWord(words, 'warbands', called.type));
  return known ? { ...called, name, known } : null;
}

/** What stands behind a word of such a meaning, alone on its line. */
function valueOf(line: ListLine | undefined, meaning: 'name' | 'type'): string {
  const [key = '', value = '', ...more] = line?.text.split(/\s*:\s*/u) ?? [];
  const alone = line !== undefined && line.cells === null && more.length === 0;
  return alone && meaningOf(key) === meaning && !/[,;|]/.test(value) ? value.trim() : '';
}

/** Fewer pairs say nothing of how the list is written. */
const LEAST = 3;
const LEAST_BOLD = 2;

function sitsOn(name: ListLine, type: ListLine): boolean {
  return name.indent === type.indent && name.bullet === type.bullet && name.cells === null;
}

/** `3 Ghouls (red)`, `High Born   70   95`, `Bestigor: 2 axes`: what somebody is, and what he carries. */
function typeAlone({ text, cells, who }: ListLine, words: Words): Called | null {
  const { xp, rest } = xpIn(withoutPrices(text).text);
  const [head, things] = cutOnce(rest.replace(/[\s,;]+$/u, ''));
  if (cells !== null || who !== null || head.length > 60 || /[|,;]/.test(head)) return null;
  if (things !== null && !areItems(itemsIn(firstOf(things), null, words), words)) return null;
  const called = bareType(head);
  return isWord(words, 'profiles', called.type) ? { ...called, xp, known: true } : null;
}

/** His things, before what else the line says behind a word of its own. */
function firstOf(things: string): string {
  return withoutPrices(keyed(things)?.[0]?.value ?? things).text;
}

/** `Journeyman: pistol, dagger` below a name in bold: somebody, whoever he is. */
function armedBelow(line: ListLine, below: ListLine, words: Words): Called | null {
  const [head, things] = cutOnce(below.text);
  if (!line.strong || below.strong || below.fresh || things === null) return null;
  if (!areItems(itemsIn(firstOf(things), null, words), words)) return null;
  const called = bareType(head);
  return /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(called.type) && sectionOf(called.type) === null
    ? called
    : null;
}

function bareType(text: string): Called {
  const { xp, rest } = xpIn(text);
  const { text: type, count } = counted(
    withoutPrices(rest.replaceAll(/\s*[([{][^()[\]{}]*[)\]}]/gu, ' ')).text,
  );
  return { name: '', type, count, xp, known: false };
}

function nameOf({ text }: ListLine): string {
  const bare = withoutPrices(text).text.replace(/(?:\s+\d{2,3})+$/u, '');
  return bare.replaceAll(/^["“«„]|["”»“]$/gu, '').trim();
}

/** What could be somebody's name, and is nothing else as it stands; parts of it may be. */
function isNameAlone(line: ListLine, words: Words): boolean {
  const name = nameOf(line);
  if (line.cells !== null || !/^\p{L}[^\d:;|+=%()[\]]{1,80}$/u.test(name)) return false;
  if (/\s[-–—]\s|[/&→]/u.test(name)) return false;
  // `Otto, Bearer of the Torn Banner and Captain of the Lost`, where names stand in bold.
  if (name.split(' ').length > (line.strong ? 16 : 12) || name.split(',').length > 3) return false;
  if (sectionOf(name) !== null || meaningOf(name) !== undefined || saysExperience(name))
    return false;
  // `One-Eye` is called so, and `Blinded in one eye` is what happened to somebody.
  if (isTrait(name, words) && !isNameLike(name.split(/[\s-]+/u))) return false;
  // `**The Claws**` in bold above somebody is what he is called.
  if (isWord(words, 'warbands', name)) return false;
  if ((['items', 'profiles'] as const).some((kind) => isWord(words, kind, name)))
    return line.strong;
  const tokens = name.split(/[\s,]+/u);
  return line.heading || isNameLike(tokens.slice(0, isSmall(tokens[0] ?? '') ? 2 : 1));
}

/** In such a list, somebody whom no catalogue has below a name in bold. */
export function strangerBelow(
  line: ListLine,
  below: ListLine | undefined,
  words: Words,
): Called | null {
  if (below === undefined || !line.strong || below.strong || below.fresh) return null;
  if (!sitsOn(line, below) || !isNameAlone(line, words)) return null;
  if (!/^(?:\d{1,2}x?\s+)?\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}$/u.test(below.text)) return null;
  return sectionOf(below.text) === null ? bareType(below.text) : null;
}
