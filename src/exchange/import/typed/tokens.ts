import { TAG } from '#exchange/import/words/markup.ts';
import type { Line } from './lines.ts';

/** A word, number or punctuation mark with its offsets in the line. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly is: 'word' | 'number' | 'sign';
  /** Follows a space. */
  readonly spaced: boolean;
  /** Follows several spaces, as between columns. */
  readonly wide: boolean;
}

/** The tokens of a line, without markup and what is crossed out. */
export function tokensOf({ text, from, to, crossed, struck }: Line): readonly Token[] {
  const tokens: Token[] = [];
  const tags = [...text.matchAll(TAG)].map(({ 0: tag, index }) => ({
    from: index,
    to: index + tag.length,
  }));
  if (!struck) tags.push(...crossed);
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const end = start + match[0].length;
    if (start < from || end > to) continue;
    if (tags.some((tag) => start >= tag.from && end <= tag.to)) continue;
    const is = match[1] === undefined ? (match[2] === undefined ? 'sign' : 'number') : 'word';
    tokens.push({
      text: match[0],
      from: start,
      to: end,
      is,
      spaced: /\s/u.test(text[start - 1] ?? ' '),
      wide: /\S\s{3}$|\S {2}$/u.test(text.slice(Math.max(0, start - 4), start)),
    });
  }
  return tokens;
}

const TOKEN =
  /((?<![\p{L}’'-])[dl](?=['’]\p{L})|\p{L}[\p{L}\p{M}]*(?:['’´`-]\p{L}[\p{L}\p{M}]*)*)|(?<=[dl])['’](?=\p{L})|(\d+)|\t|(?!\p{Extended_Pictographic}|\u{FE0F}|\u{200D})[^\s\p{L}\d*_~`]/gu;
