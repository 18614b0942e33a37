import { plain } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { type Chunk, type ChunkKind, chunkOf } from './chunk.ts';
import type { Line } from './lines.ts';
import type { Token } from './tokens.ts';
import {
  isArticle,
  isGroup,
  isMoney,
  isPiece,
  isPoint,
  isXp,
  linkOf,
  numberOf,
} from './vocabulary.ts';

export function countAt(
  tokens: readonly Token[],
  at: number,
): { readonly to: number; readonly value: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const value = first.is === 'number' ? Number(first.text) : numberOf(first.text);
  // `Champion #2`, `n°2`: an ordinal, not a count.
  if (value === null || value < 1 || value > 12 || /^[#°º]$/u.test(tokens[at - 1]?.text ?? ''))
    return null;
  const next = tokens[at + 1];
  // The number is in another column.
  if (next?.wide === true) return null;
  const times = next !== undefined && /^[x×]$/iu.test(next.text) ? 1 : 0;
  // `a pair of`, `paire de`
  let to = at + 1 + times;
  while (tokens[to]?.is === 'word' && linkOf(tokens[to]?.text ?? '') === 'article') to += 1;
  return { to, value };
}

export function numbersAt(line: Line, tokens: readonly Token[], at: number, words: Words): Chunk[] {
  const found: Chunk[] = [];
  const [one, two, three, four] = tokens.slice(at, at + 4);
  if (one === undefined) return found;
  const make = (to: number, is: ChunkKind, value: number) =>
    found.push(chunkOf(line, tokens, at, to, is, { value }));
  const number = (token: Token | undefined) => (token?.is === 'number' ? Number(token.text) : null);
  const n = number(one);
  // `xp 12`, `EP: 12`, `12 xp`, `12/14`, `+6`
  if (one.is === 'word' && isXp(one.text)) {
    const skip = two !== undefined && /^[:=.]$/u.test(two.text) ? 1 : 0;
    const value = number(tokens[at + 1 + skip]);
    const slash = tokens[at + 2 + skip]?.text === '/' && number(tokens[at + 3 + skip]) !== null;
    const sum = slash ? null : sumAt(tokens, at + 1 + skip);
    if (sum !== null) make(sum.to, 'xp', sum.value);
    if (value !== null) make(at + 2 + skip + (slash ? 2 : 0), 'xp', value);
  }
  if (one.is === 'word' && isMoney(one.text) && one.text.length > 2) {
    const skip = two !== undefined && /^[:=.]$/u.test(two.text) ? 1 : 0;
    const value = number(tokens[at + 1 + skip]);
    if (value !== null) make(at + 2 + skip, 'price', value);
  }
  // `1 de experiencia`, `4 Stück`, `Gruppe von 3`
  const past = (from: number) =>
    linkOf(tokens[from]?.text ?? '') === 'article' && tokens[from]?.is === 'word' ? from + 1 : from;
  const points = isPoint(two?.text ?? '') ? 1 : 0;
  const behind = past(at + 1 + points);
  const count = n ?? (one.is === 'word' ? numberOf(one.text) : null);
  if (count !== null && behind > at + 1 && isXp(tokens[behind]?.text ?? ''))
    make(behind + 1, 'xp', count);
  if (count !== null && points === 1) make(at + 2, 'xp', count);
  // `3 à 25 co`: a count and a price each.
  const each = tokens.slice(at + 2, at + 4);
  if (
    n !== null &&
    isArticle(two?.text ?? '') &&
    number(each[0]) !== null &&
    isMoney(each[1]?.text ?? '')
  )
    make(at + 1, 'count', n);
  if (count !== null && isPiece(tokens[behind]?.text ?? '')) make(behind + 1, 'count', count);
  // `Gruppe von 3`, `in numero di cinque`, `Anzahl: 4`
  const grouped = one.is === 'word' && isGroup(one.text);
  const last = past(two?.text === ':' ? at + 2 : at + 1);
  const many = number(tokens[last]) ?? numberOf(tokens[last]?.text ?? '');
  if (grouped && many !== null) make(last + 1, 'count', many);
  if (n !== null && two !== undefined) {
    if (isXp(two.text)) make(at + 2, 'xp', n);
    if (isMoney(two.text)) make(at + 2, 'price', n);
    if (/^[€$£]$/u.test(two.text)) make(at + 2, 'price', n);
    if (two.text === '/' && number(three) !== null) {
      make(at + 3, 'xp', n);
      if (four !== undefined && isXp(four.text)) make(at + 4, 'xp', n);
    }
    if (/^[x×]$/iu.test(two.text)) make(at + 2, 'count', n);
  }
  if (/^[x×]$/iu.test(one.text) && number(two) !== null) make(at + 2, 'count', number(two) ?? 1);
  if (one.text === '+' && number(two) !== null) {
    make(at + 2, 'xp', number(two) ?? 0);
    if (three !== undefined && isXp(three.text)) make(at + 3, 'xp', number(two) ?? 0);
  }
  // `(2 of 3)`: a limit.
  if (
    n !== null &&
    /^[([]$/u.test(tokens[at - 1]?.text ?? '') &&
    isArticle(two?.text ?? '') &&
    number(three) !== null
  )
    make(at + 3, 'share', n);
  const which = /^[#°º]$/u.test(tokens[at - 1]?.text ?? '');
  // `2. Tiermensch`: an ordinal.
  const ordinal =
    (n ?? 0) < 13 &&
    tokens[at - 1]?.is === 'sign' &&
    two?.text === '.' &&
    three?.is === 'word' &&
    three.spaced;
  if (n !== null && n <= 999 && !which && !ordinal) make(at + 1, 'number', n);
  if (one.text === '#' && number(two) !== null) make(at + 2, 'which', number(two) ?? 0);
  if (/^n$/iu.test(one.text) && /^[°º]$/u.test(two?.text ?? '') && number(three) !== null)
    make(at + 3, 'which', number(three) ?? 0);
  // `a pair of Marksmen`; a pair of pistols is one thing.
  for (const length of [3, 2]) {
    const own = tokens.slice(at, at + length);
    const pair = own.some(({ is }) => is !== 'word')
      ? null
      : numberOf(own.map(({ text }) => text).join(' '));
    const next = tokens[at + length];
    if (pair !== null && next !== undefined && isWord(words, 'profiles', next.text))
      make(at + length, 'count', pair);
  }
  const said = one.is === 'word' ? numberOf(one.text) : null;
  // `an axe`, `une recrue`: an article, not a count.
  if (said !== null && !isArticle(one.text)) {
    const skip =
      tokens[at + 1]?.is === 'word' && linkOf(tokens[at + 1]?.text ?? '') === 'article' ? 1 : 0;
    make(at + 1 + (said === 1 ? 0 : skip), 'count', said);
  }
  return found;
}

/** `20+2+3`, `20+6 = 26`: experience added up by battle; null for a single number. */
function sumAt(
  tokens: readonly Token[],
  at: number,
): { readonly to: number; readonly value: number } | null {
  if (tokens[at]?.is !== 'number') return null;
  let value = Number(tokens[at]?.text);
  let to = at + 1;
  // In `12 + 2 Vermineux` the second number counts a type.
  while (
    tokens[to]?.text === '+' &&
    tokens[to + 1]?.is === 'number' &&
    tokens[to + 2]?.is !== 'word'
  ) {
    value += Number(tokens[to + 1]?.text);
    to += 2;
  }
  if (to === at + 1) return null;
  const hasSum = tokens[to]?.text === '=' && tokens[to + 1]?.is === 'number';
  return hasSum ? { to: to + 2, value: Number(tokens[to + 1]?.text) } : { to, value };
}

/** `M 4 AC 4 AB 3 …`: at least five characteristics in a row. */
export function statsAt(
  line: Line,
  tokens: readonly Token[],
  at: number,
  { lexicon }: Words,
): Chunk[] {
  const numbers = ROW_OF_NUMBERS.exec(line.text.slice(tokens[at]?.from, line.to));
  if (numbers !== null && tokens[at - 1]?.is !== 'number') {
    const until = (tokens[at]?.from ?? 0) + numbers[0].length;
    return [chunkOf(line, tokens, at, tokens.filter(({ to }) => to <= until).length, 'stats')];
  }
  if (tokens[at]?.is !== 'word') return [];
  const heads = lexicon.languages.flatMap(({ characteristics }) => characteristics);
  const ends = heads.map((row) => {
    const signs = row.map((sign) => sign.toLowerCase());
    let to = at;
    let count = 0;
    while (to + 1 < tokens.length) {
      const sign = tokens[to];
      const colon = /^[:=]$/u.test(tokens[to + 1]?.text ?? '') ? 1 : 0;
      const value = tokens[to + 1 + colon];
      if (sign === undefined || value === undefined) break;
      if (!signs.includes(plain(sign.text)) || !(value.is === 'number' || value.text === '-'))
        break;
      count += 1;
      to += 2 + colon;
      while (/^["”″+,;|/]$/u.test(tokens[to]?.text ?? '')) to += 1;
    }
    // Three are enough on a line with nothing else: the rest is above or below.
    return count < (at === 0 && to === tokens.length ? 3 : 5) ? at : to;
  });
  const end = Math.max(...ends);
  return end > at ? [chunkOf(line, tokens, at, end, 'stats')] : [];
}

/** `5/4/3/4/4/1/4/2/7`: eight or nine numbers. */
const ROW_OF_NUMBERS = /^\d{1,2}(?:\s?[/|-]\s?(?:\d{1,2}|-)){7,8}(?!\d|\s?[/|-]\s?\d)/u;
