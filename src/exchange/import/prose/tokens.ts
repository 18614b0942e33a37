import { withoutPrices } from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import { isCatalogued, isWord, look, type Words } from '#exchange/import/words/words.ts';
import { LATER, NAMELESS } from './words.ts';

/** A word or a sign of a sentence. */
export interface Token {
  readonly text: string;
  /** Without accents and capitals; '' for a sign. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Stands in a part of the sentence about what is to come, or is not. */
  readonly later: boolean;
}

/** The sentences of a paragraph, as their words end: dots, marks, smileys. */
export function sentencesOf(paragraph: string): readonly string[] {
  return paragraph
    .replaceAll(/(?<=\s)[:;]-?[()DPp/|](?=\s|$)/gu, '.')
    .replaceAll(NAMELESS, ' ')
    .split(/(?<=(?<![\s.]\p{L})[.!?…;]+["”»)]?)\s+(?=\S)/u)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
}

/** A sentence without prices, and its words. */
export function tokensOf(sentence: string): { readonly text: string; readonly tokens: Token[] } {
  const { text } = withoutPrices(sentence);
  const tokens = [...text.matchAll(WORD_OR_SIGN)].map((match) => {
    const [one] = match;
    const word = /[\p{L}\d]/u.test(one) ? plain(one) : '';
    const { index: from } = match;
    return { text: one.replace(/['’]$/u, ''), word, from, to: from + one.length, later: false };
  });
  const later = laterIn(text, tokens);
  return { text, tokens: tokens.map((token, at) => ({ ...token, later: later.has(at) })) };
}

/** The words around those for what is to come, as far as the next sign. */
function laterIn(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const match of text.matchAll(LATER)) {
    const first = tokens.findIndex(({ to }) => to > match.index);
    const last = tokens.findLastIndex(({ from }) => from < match.index + match[0].length);
    for (let at = first; at >= 0 && first - at <= REACH && !isBreak(tokens[at]); at -= 1)
      found.add(at);
    for (let at = first; at < tokens.length; at += 1) {
      if (at - last > REACH_AHEAD || (at > last && isBreak(tokens[at]))) break;
      found.add(at);
    }
  }
  return found;
}

/** Words before and behind one for what is to come that it may be about. */
const REACH = 5;
const REACH_AHEAD = 8;

function isBreak(token: Token | undefined): boolean {
  return token === undefined || /^[,;:()–]$/u.test(token.text) || BUT.has(token.word);
}

const BUT: ReadonlySet<string> = new Set([
  'but',
  'aber',
  'mais',
  'pero',
  'sondern',
  'luego',
  'then',
]);

/** `l’épée` are two words, and so are `d’une` and `un’ascia`. */
const WORD_OR_SIGN =
  /(?<![\p{L}'’])(?:[ldnsmtcj]|qu|un|dell|all|nell|sull|dall|quell)['’](?=\p{L})|w\/|[\p{L}\d](?:[\p{L}\d]|['’-](?=\p{L}))*|[^\s\p{L}\d]/giu;

/** Words as they stand, from one to the next. */
export function textAt(
  source: string,
  tokens: readonly Token[],
  from: number,
  size: number,
): string {
  const first = tokens[from];
  const last = tokens[from + size - 1];
  return first === undefined || last === undefined ? '' : source.slice(first.from, last.to);
}

/** As many words as the longest name has that begins here; 0 for none. */
export function longest(
  source: string,
  tokens: readonly Token[],
  at: number,
  kind: 'items' | 'profiles' | 'skills' | 'rules',
  words: Words,
): number {
  const [first] = tokens.slice(at, at + 1);
  if (first === undefined || first.word === '' || LINKS.has(first.word)) return 0;
  for (let size = Math.min(LONGEST_NAME, tokens.length - at); size > 0; size -= 1) {
    const part = tokens.slice(at, at + size);
    const last = part.at(-1);
    if (part.some(({ word }) => word === '') || LINKS.has(last?.word ?? '')) continue;
    const text = textAt(source, tokens, at, size);
    if (size === 1 && text.length < 3) continue;
    const known = kind === 'items' ? isWord(words, kind, text) : isCatalogued(words, kind, text);
    if (known) return size;
  }
  return 0;
}

const LONGEST_NAME = 6;

/** As many words as a skill or a mutation has that begins here; 0 for none. */
export function traitAt(
  source: string,
  tokens: readonly Token[],
  at: number,
  words: Words,
): number {
  const skill = longest(source, tokens, at, 'skills', words);
  if (skill > 0) return skill;
  const rule = longest(source, tokens, at, 'rules', words);
  const ids = look(words, 'rules', textAt(source, tokens, at, rule))?.ids ?? [];
  return rule > 0 && ids.includes('mutations') ? rule : 0;
}

/** No name of a thing or of somebody begins or ends with them. */
const LINKS: ReadonlySet<string> = new Set(
  'the of a an and de d l du des la le les et un une au aux der die das den dem und ein eine einen mit del los las el y con con di il lo gli i e da with avec my mes ma mon mi mis'.split(
    ' ',
  ),
);

/** Where the bracket ends that begins here; behind the last word for one that does not. */
export function closing(tokens: readonly Token[], open: number): number {
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  return close === -1 ? tokens.length : close;
}
