import { counted } from './items.ts';
import type { ListLine } from './list-lines.ts';
import { isProse } from './list-signs.ts';
import { titleIn, titleText, typeInSentence } from './list-title.ts';
import { type Entry, fold, LANGUAGES, namesIn } from './names.ts';
import { sectionOf } from './sections.ts';
import { inLanguageOf, isWord, look, type Words } from './words.ts';

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
    look(words, 'items', short) === null &&
    sectionOf(short) === null;
  const whole =
    capitals ??
    (dotted ? wholeOf(short, 'items', [], words) : null) ??
    (cut ? beginningOf(short, words) : null);
  return whole === null ? null : `${before}${whole}${after}`;
}

function inCapitals(short: string, { lexicon, language }: Words): string | null {
  const spoken = language === null ? LANGUAGES : [language];
  const names = new Set(spoken.flatMap((one) => lexicon.capitals[one]?.[short] ?? []));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** The name that is shortened so; null where none is, or several that mean different things. */
function wholeOf(
  short: string,
  kind: 'profiles' | 'items',
  among: readonly string[],
  words: Words,
): string | null {
  const tokens = short.split(/(?<=\.)\s*|[\s-]+/u).filter((token) => token !== '');
  const names = namesIn(words.indexes[kind], words.language).filter(
    ({ name }) => fold(name).split(' ').length === tokens.length,
  );
  return oneOf(names, tokens, isBeginning, among) ?? oneOf(names, tokens, isWithin, among);
}

/** `hall`, `rond` among things: how one alone of them begins. */
function beginningOf(short: string, words: Words): string | null {
  const names = namesIn(words.indexes.items, words.language).filter(
    ({ name }) => !name.includes(' '),
  );
  return oneOf(names, [`${short}.`], isBeginning, []);
}

/** What a word without its end may be of a whole one. */
type Shortens = (letters: string, whole: string) => boolean;

function oneOf(
  names: readonly Entry[],
  tokens: readonly string[],
  shortens: Shortens,
  among: readonly string[],
): string | null {
  const fits = names.filter(({ name }) => {
    const whole = fold(name).split(' ');
    return tokens.every((token, at) => {
      const letters = fold(token.replaceAll('.', ''));
      const own = whole[at] ?? '';
      return letters === own || (token.endsWith('.') && letters !== '' && shortens(letters, own));
    });
  });
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
