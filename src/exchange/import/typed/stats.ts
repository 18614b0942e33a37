import { statHeadOf } from '#exchange/import/words/stat-heads.ts';
import type { Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';

/** The headings in a line of characteristic headings, `M CC CT F E B I A Cd`; null for any other line. */
export function statHeadsIn(line: Line, { lexicon }: Words): readonly string[] | null {
  const cells = cellsIn(line);
  const head = cells.length < MIN_CELLS ? null : statHeadOf(lexicon, cells);
  return head !== null && head.every((id) => id !== null) ? cells : null;
}

/** The numbers below such headings as `M 4 CC 4 …`; null for any other line. */
export function statsBelow(signs: readonly string[], line: Line): string | null {
  const cells = cellsIn(line);
  const fit = cells.length === signs.length && cells.every((cell) => NUMBER.test(cell));
  return fit ? cells.map((cell, at) => `${signs[at]} ${cell}`).join(' ') : null;
}

const MIN_CELLS = 5;

const NUMBER = /^(?:\d{1,2}["″+*]{0,2}|[-–—])$/u;

function cellsIn({ text, from, to }: Line): readonly string[] {
  return text
    .slice(from, to)
    .split(/[\s|;,/]+/u)
    .filter((cell) => cell !== '');
}
