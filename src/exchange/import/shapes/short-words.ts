import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isProse } from '#exchange/import/lists/signs.ts';
import { titleIn, titleText, typeInSentence } from '#exchange/import/lists/warband-title.ts';
import { counted } from '#exchange/import/words/items.ts';
import { type Entry, fold, type Language, namesIn } from '#exchange/import/words/names.ts';
import { sectionOf } from '#exchange/import/words/sections.ts';
import { inLanguageOf, isWord, look, type Words } from '#exchange/import/words/words.ts';

/**
 * Lists that save letters, as `Rec. 1 : masse, arb.` and `Cpt w/ sword, LA`: their short words written out
 * where one name alone is shortened so, before anybody reads the lines. Other lines stay as they are.
 */
export function withWholeWords(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  if (!lines.some(({ text }) => SHORTENED.test(text))) return lines;
  const spoken = inLanguageOf(
    words,
    lines.flatMap(({ text }) => text.split(PARTED).map((piece) => counted(piece).text)),
  );
  const among = warbandsIn(lines, words);
  return lines.map((line) => {
    const text = writtenOut(line.text, among, spoken);
    const cells = line.cells?.map((cell) => writtenOut(cell, among, spoken)) ?? null;
    return text === line.text ? line : { ...line, text, cells };
  });
}

/** A dot that ends no sentence, capitals alone, or a word without its end: worth a closer look. */
const SHORTENED = /\p{L}\.(?=\s*[\p{L}\d:,;x×()+/|–-]|$)|(?<!\p{L})\p{Lu}{2}(?!\p{L})|\p{L}{4}/u;

/** The warbands that the lines above all others speak of. */
function warbandsIn(lines: readonly ListLine[], words: Words): readonly string[] {
  for (const { text } of lines.slice(0, 6)) {
    const type = titleIn(titleText(text), words).type || typeInSentence(text, words);
    const ids = look(words, 'warbands', type)?.ids.filter((id) => id !== '') ?? [];
    if (ids.length > 0) return ids;
  }
  return [];
}

function writtenOut(text: string, among: readonly string[], words: Words): string {
  if (isProse(text)) return text;
  const pieces = text.replaceAll(AND, ' $1nd ').split(PARTED);
  const armed = pieces.filter((piece, at) => at % 2 === 0 && isKnown(piece, words)).length > 0;
  return pieces
    .map((piece, at) => {
      if (at % 2 === 1 || isKnown(piece, words)) return piece;
      const who = at === 0 ? whoIn(piece, among, words) : null;
      return who ?? thingIn(piece, armed, words) ?? piece;
    })
    .join('');
}

/** `Morgenstern u. Schild`. */
const AND = /\s(u)\.\s/giu;

/** What parts somebody and his things from each other. */
const PARTED =
  /(\s*(?:[,;|()[\]…]|:(?=\s)|\.{2,})\s*|\s*\+\s*|\s+[&/–—-]\s+|\s+(?:w\/|c\/|with|avec|mit|con|et|and|und|y|e|plus)\s+)/iu;

function isKnown(piece: string, words: Words): boolean {
  const { text } = counted(piece);
  // `Anz.` above a column is a number, and no `Alraunenwurzel`.
  if (meaningOf(text) !== undefined) return true;
  return text !== '' && (isWord(words, 'items', text) || isWord(words, 'profiles', text));
}

/** `Rec. #1`, `2 Tir.`, `Hptm. Otto`: the beginning of a line that says who he is. */
function whoIn(piece: string, among: readonly string[], words: Words): string | null {
  const [, before = '', short = '', after = ''] =
    /^(\s*(?:\d{1,2}\s?[x×]?\s+)?)(\p{L}{2,}\.(?:-?\s?\p{L}{1,}\.)*)(?=\s|$)(.*)$/u.exec(piece) ??
    [];
  if (short === '' || !/^\s*(?:$|[#\d(x×"“«„]|\p{Lu})/u.test(after)) return null;
  if (isWord(words, 'profiles', short)) return null;
  const whole = wholeOf(short, 'profiles', among, words);
  return whole === null ? null : `${before}${whole}${after}`;
}

/** `2x arb.`, `LA`, `pist`: one of the things of a line. */
function thingIn(piece: string, armed: boolean, words: Words): string | null {
  const [, before = '', short = '', after = ''] =
    /^(\s*(?:[x×]?\d{1,2}\s?[x×]?\s*)?)(\p{L}[\p{L}.’' -]*?)(\s*(?:[x×]\s?\d)?\s*)$/u.exec(piece) ??
    [];
  if (short === '') return null;
  const capitals = /^\p{Lu}{2}$/u.test(short) ? inCapitals(short, words) : null;
  const dotted = /\p{L}\./u.test(short) && short.replaceAll(/\P{L}/gu, '').length > 2;
  const cut =
    armed &&
    /^\p{Ll}{4,}$/u.test(short) &&
    counted(`${short} x`).count === null &&
    look(words, 'items', short) === null &&
    sectionOf(short) === null;
  const whole =
    capitals ??
    (dotted ? wholeOf(short, 'items', [], words) : null) ??
    (cut ? beginningOf(short, words) : null);
  return whole === null ? null : `${before}${whole}${after}`;
}

function inCapitals(short: string, { lexicon, language }: Words): string | null {
  const spoken = lexicon.languages.filter((one) => language === null || one.language === language);
  const names = new Set(spoken.flatMap(({ capitals }) => capitals[short] ?? []));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** The name that is shortened so; null where none is, or several that mean different things. */
function wholeOf(
  short: string,
  kind: 'profiles' | 'items',
  among: readonly string[],
  words: Words,
): string | null {
  // A list that shortens so much more than any other is no list.
  const asked = ASKED.get(words) ?? new Set<string>();
  ASKED.set(words, asked.add(short));
  if (asked.size > MOST_ASKED) return null;
  const tokens = short
    .split(/(?<=\.)\s*|[\s-]+/u)
    .filter((token) => token !== '')
    .map((token) => ({ letters: fold(token.replaceAll('.', '')), cut: token.endsWith('.') }));
  const names = namesOf(words, kind).filter(({ parts }) => parts.length === tokens.length);
  return oneOf(names, tokens, isBeginning, among) ?? oneOf(names, tokens, isWithin, among);
}

/** `hall`, `rond` among things: how one alone of them begins. */
function beginningOf(short: string, words: Words): string | null {
  const names = namesOf(words, 'items').filter(({ entry }) => !entry.name.includes(' '));
  return oneOf(names, [{ letters: fold(short), cut: true }], isBeginning, []);
}

/** Words cut short of each list that have been looked for. */
const ASKED = new WeakMap<Words, Set<string>>();

const MOST_ASKED = 200;

interface Name {
  readonly entry: Entry;
  readonly parts: readonly string[];
}

/** Folded once for each table and language, however many words of however many lists are looked up. */
const NAMES = new WeakMap<object, Map<Language | null, readonly Name[]>>();

function namesOf({ indexes, language }: Words, kind: 'profiles' | 'items'): readonly Name[] {
  const index = indexes[kind];
  const known = NAMES.get(index.exact) ?? new Map<Language | null, readonly Name[]>();
  NAMES.set(index.exact, known);
  const names =
    known.get(language) ??
    namesIn(index, language).map((entry) => ({ entry, parts: fold(entry.name).split(' ') }));
  known.set(language, names);
  return names;
}

interface Token {
  readonly letters: string;
  /** Ends with a dot. */
  readonly cut: boolean;
}

/** What a word without its end may be of a whole one. */
type Shortens = (letters: string, whole: string) => boolean;

function oneOf(
  names: readonly Name[],
  tokens: readonly Token[],
  shortens: Shortens,
  among: readonly string[],
): string | null {
  const fits = names
    .filter(({ parts }) =>
      tokens.every(({ letters, cut }, at) => {
        const own = parts[at] ?? '';
        return letters === own || (cut && letters !== '' && shortens(letters, own));
      }),
    )
    .map(({ entry }) => entry);
  const own = fits.filter(({ id }) => among.includes(id.split('/')[0] ?? ''));
  const left = own.length > 0 ? own : fits;
  const meant = new Set(left.map(({ id }) => id.split('/').at(-1)));
  const [first = ''] = left.map(({ name }) => name).toSorted((a, b) => a.length - b.length);
  // `Armbr.` is an Armbrust, although an Armbrustpistole begins so too.
  const root = left.every(({ name }) => fold(name).startsWith(fold(first)));
  return first !== '' && (meant.size === 1 || root) ? first : null;
}

/** `Capt.` is how a captain begins. */
function isBeginning(letters: string, whole: string): boolean {
  return whole.startsWith(letters);
}

/** `Hptm.` is what is left of a Hauptmann without most of its vowels. */
function isWithin(letters: string, whole: string): boolean {
  if (letters.length < 3 || letters[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
