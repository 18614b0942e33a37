import { headOf } from '#exchange/import/words/heads.ts';
import type { Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';

/** The signs of a line that has nothing but those of characteristics, `M CC CT F E B I A Cd`; null for any other. */
export function signsIn(line: Line, { lexicon }: Words): readonly string[] | null {
  const cells = cellsIn(line);
  const head = cells.length < LEAST ? null : headOf(lexicon, cells);
  return head !== null && head.every((id) => id !== null) ? cells : null;
}

/** Somebody's characteristics out of the numbers below such signs, `M 4 CC 4 …`; null for any other line. */
export function numbersBelow(signs: readonly string[], line: Line): string | null {
  const cells = cellsIn(line);
  const fit = cells.length === signs.length && cells.every((cell) => NUMBER.test(cell));
  return fit ? cells.map((cell, at) => `${signs[at]} ${cell}`).join(' ') : null;
}

const LEAST = 5;

const NUMBER = /^(?:\d{1,2}["″+*]{0,2}|[-–—])$/u;

function cellsIn({ text, from, to }: Line): readonly string[] {
  return text
    .slice(from, to)
    .split(/[\s|;,/]+/u)
    .filter((cell) => cell !== '');
}
