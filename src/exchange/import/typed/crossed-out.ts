import type { Part } from '#exchange/import/draft.ts';
import { splitCount, splitOutsideBrackets } from '#exchange/import/words/items.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';

/** A line whose fighter is crossed out is struck; crossed-out things before him are only things. */
export function withCrossedOutFighter(line: Line, words: Words): Line {
  const [first] = line.crossed;
  if (first === undefined) return line;
  const isFront = !/[\p{L}\d]/u.test(line.text.slice(line.from, first.from));
  const said = line.text.slice(first.from, first.to).replaceAll('~', '');
  return isFront && !areDetails(said, words) ? { ...line, struck: true } : line;
}

/** Whether these are all things, skills or injuries. */
function areDetails(text: string, words: Words): boolean {
  return splitOutsideBrackets(text, ',;/+&').every((part) =>
    (['items', 'skills', 'injuries'] as const).some((kind) =>
      isWord(words, kind, splitCount(part).text),
    ),
  );
}

/** The parts of a line and, between them, its crossed-out things: read, and nobody's. */
export function withCrossedOut({ crossed, struck }: Line, parts: readonly Part[]): readonly Part[] {
  const own = struck
    ? []
    : crossed.filter((one) => parts.every(({ from, to }) => to <= one.from || from >= one.to));
  if (own.length === 0) return parts;
  const all = own.map(
    ({ from, to }) => ({ from, to, is: 'link', sure: true, fighter: '' }) as const,
  );
  return [...parts, ...all].toSorted((a, b) => a.from - b.from);
}
