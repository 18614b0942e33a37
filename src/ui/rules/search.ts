import { folded } from '#roster/folded.ts';

/** A searchable page in the player's language. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly lines: readonly string[];
  /** Synonyms that players may search for. */
  readonly synonyms: string;
  /** Captions, heads and rows of its tables. */
  readonly rows: readonly PageRow[];
}

/** A line of a table. */
export interface PageRow {
  readonly text: string;
  /** Other names of the things in it, folded. */
  readonly also: string;
}

export interface Found {
  readonly id: string;
  readonly title: string;
  /** The sentence or the row of a table with the match, else the first sentence. */
  readonly sentence: string;
}

/** The words of a query, folded and without a plural ending, since the singular finds both. */
export function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/[^\p{L}\p{N}+]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > SHORT ? word.replace(/[sx]$/u, '') : word));
}

/** The s or x of a word this short often belongs to it: "bras", "deux". */
const SHORT = 4;

/**
 * The pages that contain every word of the query, best first: title before synonyms before text before tables, and the
 * start of a word before its inside. Of titles, the one that says least else is first.
 */
export function search(pages: readonly Page[], query: string): readonly Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return pages
    .map((page) => ({ page, rank: rankOf(page, words) }))
    .filter(({ rank }) => rank < NOWHERE)
    .toSorted(
      (a, b) => a.rank - b.rank || (a.rank === 0 ? a.page.title.length - b.page.title.length : 0),
    )
    .map(({ page }) => ({ id: page.id, title: page.title, sentence: sentenceOf(page, words) }));
}

/** How many pages are named when nothing is found. */
const NEAREST = 3;

/** The pages whose titles or synonyms look most like a query, however little; with their first sentences. */
export function nearest(pages: readonly Page[], query: string): readonly Found[] {
  const words = wordsOf(query);
  const likeness = (page: Page) => {
    const names = wordsOf(`${page.title} ${page.synonyms}`);
    return words.reduce((sum, word) => sum + Math.max(...names.map((one) => alike(one, word))), 0);
  };
  return pages
    .map((page) => ({ page, likeness: likeness(page) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, NEAREST)
    .map(({ page }) => ({ id: page.id, title: page.title, sentence: sentencesOf(page)[0] ?? '' }));
}

/** How many pairs of letters two words share: 0 for none, 1 for all. */
function alike(a: string, b: string): number {
  const [ours, theirs] = [pairsOf(a), pairsOf(b)];
  const shared = ours.filter((pair) => theirs.includes(pair)).length;
  return (2 * shared) / Math.max(1, ours.length + theirs.length);
}

/** Its beginning counts as one, as that is what is remembered of a word. */
function pairsOf(word: string): readonly string[] {
  return Array.from({ length: word.length }, (_, at) => ` ${word}`.slice(at, at + 2));
}

/** A text in pieces, those that match the query marked. */
export function marked(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly hit: boolean }[] {
  const { text: plain, places } = foldedWithPlaces(text);
  const hits = new Set<number>();
  for (const word of words) {
    for (const start of startsOf(plain, word)) {
      for (let index = start; index < start + word.length; index += 1) {
        hits.add(places[index] ?? 0);
      }
    }
  }
  return pieces(text, hits);
}

const NOWHERE = 100;

/** Ranks of a match: at the start of the text, at the start of a word, or inside one. */
const TITLE = [0, 0, 4] as const;
const SYNONYM = [2, 3, 6] as const;
const TEXT = [5, 5, 8] as const;
const TABLES = [7, 7, 9] as const;

/** The rank of the word with the worst match. */
function rankOf(page: Page, words: readonly string[]): number {
  const { title, synonyms, text, tables } = foldedPage(page);
  const ranks = words.map((word) =>
    Math.min(
      rankIn(title, word, TITLE),
      rankIn(synonyms, word, SYNONYM),
      rankIn(text, word, TEXT),
      rankIn(tables, word, TABLES),
    ),
  );
  return Math.max(...ranks);
}

interface FoldedPage {
  readonly title: string;
  readonly synonyms: string;
  readonly text: string;
  readonly rows: readonly string[];
  /** The rows together. */
  readonly tables: string;
}

/** Folded once for all letters of a query. */
function foldedPage(page: Page): FoldedPage {
  const known = FOLDED.get(page);
  if (known !== undefined) return known;
  const rows = page.rows.map(({ text, also }) => `${folded(text)}\n${also}`);
  const made = {
    title: folded(page.title),
    synonyms: folded(page.synonyms),
    text: folded(page.lines.join(' ')),
    rows,
    tables: rows.join('\n'),
  };
  FOLDED.set(page, made);
  return made;
}

const FOLDED = new WeakMap<Page, FoldedPage>();

function rankIn(text: string, word: string, ranks: readonly [number, number, number]): number {
  const [whole, start, inside] = ranks;
  if (text.startsWith(word)) return whole;
  let rank = NOWHERE;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (isWordStart(text, at)) return start;
    if (!isShort(word)) rank = inside;
  }
  return rank;
}

function startsOf(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isShort(word) || isWordStart(text, at)) found.push(at);
  return found;
}

/** One or two letters are in half of all words: they have to begin one. */
function isShort(word: string): boolean {
  return word.length < 3;
}

function isWordStart(text: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '');
}

function sentencesOf(page: Page): readonly string[] {
  return page.lines.flatMap((line) => line.split(/(?<=[.!?])\s/u));
}

/**
 * The sentence with most words of the query, else the row of a table with all of them, else the first sentence.
 */
function sentenceOf(page: Page, words: readonly string[]): string {
  const sentences = sentencesOf(page);
  const [first = ''] = sentences;
  const row = foldedPage(page).rows.findIndex((text) =>
    words.every((word) => startsOf(text, word).length > 0),
  );
  const held = sentences.map(
    (sentence) => words.filter((word) => startsOf(folded(sentence), word).length > 0).length,
  );
  const most = Math.max(...held);
  if (most > 0) return sentences[held.indexOf(most)] ?? first;
  return page.rows[row]?.text ?? first;
}

function pieces(text: string, hits: ReadonlySet<number>) {
  const found: { text: string; readonly hit: boolean }[] = [];
  let place = 0;
  for (const letter of text) {
    const hit = hits.has(place);
    const last = found.at(-1);
    if (last !== undefined && last.hit === hit) last.text += letter;
    else found.push({ text: letter, hit });
    place += letter.length;
  }
  return found;
}

/** A folded text with the offset of each character in the original. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Folds accents, case and ligatures: "Œil d’À côté" becomes "oeil d'a cote". */
function foldedWithPlaces(text: string): Folded {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const bare = folded(letter);
    plain += bare;
    for (let count = 0; count < bare.length; count += 1) places.push(place);
    place += letter.length;
  }
  return { text: plain, places };
}
