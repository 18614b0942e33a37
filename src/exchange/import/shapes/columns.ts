import { MOST } from '#exchange/import/limits.ts';
import { isType, xpIn } from '#exchange/import/lists/fighter-line.ts';
import { isKey } from '#exchange/import/lists/keys.ts';
import { columnsOf } from '#exchange/import/tables/table-rows.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';

import type { Words } from '#exchange/import/words/words.ts';
import { areOrdinals } from './table-heads.ts';

// Sheets that nothing but blanks keeps in columns, as people type them in a fixed width.

/**
 * The same text with its columns of blanks as cells: below a heading each in its own column, without one
 * parted by bars. A title in a frame, or above a line of dashes, loses its frame and its blanks. All other
 * lines stay as they are.
 */
export function withColumns(text: string, words: Words): string {
  // `[HERO 2]   Otto`: a number of the form stands in no column.
  const lines = withTitle(
    text.replaceAll(/^([ ]*\[[\p{L} ]{0,10}\d{1,2}\])[ ]{2,}/gmu, '$1 ').split('\n'),
  );
  const rows = lines.map((line) => rowIn(line, words));
  if (rows.filter((row) => row !== null).length < LEAST) return lines.join('\n');
  const aligned = alignedIn(rows);
  const numbers = rows.flatMap((row) => (row === null ? [] : [row[0]?.text ?? '']));
  const ordered = areOrdinals(numbers.filter((cell) => COUNT.test(cell)));
  let head: readonly Cell[] | null = null;
  return lines
    .map((line, at) => {
      const row = rows[at] ?? null;
      if (row === null) {
        // A line of its own among the rows parts heroes from henchmen; two empty ones end a table.
        if (line.trim() === '' && (lines[at + 1] ?? '').trim() === '') head = null;
        return line;
      }
      const cells = row.map((cell) => cell.text);
      if (columnsOf(cells, words) !== null && !cells.some((cell) => /\d{2}/.test(cell))) {
        head = row;
        return cells.join('\t');
      }
      if (head !== null && row.length > 1) return below(head, row).join('\t');
      const own = ordered && COUNT.test(cells[0] ?? '') ? cells.slice(1) : cells;
      return row.length > 2 || aligned.has(row[1]?.from ?? -1) ? barred(line, own, words) : line;
    })
    .join('\n');
}

/** Fewer lines with gaps say nothing of how a list is written. */
const LEAST = 3;

/** No paper is wide enough for more. */
const MOST_COLUMNS = 20;

interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The cells of a line between its gaps; null for a line of one cell, of keys or of characteristics. */
function rowIn(line: string, words: Words): readonly Cell[] | null {
  if (line.length > MOST.line || /[\t|]/.test(line) || !/\S {2,}\S/.test(line)) return null;
  // `gear     : axe, shield`: a word and what it says, in line with those above.
  if (/^\s*[\p{L}&/.' -]{2,24} {2,}: /u.test(line)) return null;
  const parts = [...line.matchAll(/\S+(?: \S+)*/gu)];
  if (parts.length > MOST_COLUMNS) return null;
  // Two blanks behind a sentence, as on old typewriters, part nothing.
  if (
    parts.slice(0, -1).some(([part]) => /\p{L}{3}[.!?]["”»)]?$/u.test(part) && part.includes(' '))
  )
    return null;
  const cells = parts.flatMap((match) =>
    exploded(
      {
        text: match[0].replace(/ \.{3,}$/u, ''),
        from: match.index,
        to: match.index + match[0].length,
      },
      words,
    ),
  );
  // `Jarl        Erf. 24`: what he is, and what he has learnt.
  if (cells.length === 2 && saysNothingElse(cells[1]?.text ?? '')) return null;
  const [first] = cells;
  // `1.  Otto …`: the number of the line is no cell of it.
  const own = /^(?:[-*•+]|\d{1,2}[.)])$/u.test(first?.text ?? '') ? cells.slice(1) : cells;
  if (own.length < 2 || !/\p{L}{2}/u.test(own[0]?.text ?? '')) {
    const counts = COUNT.test(own[0]?.text ?? '') && own.length > 2;
    if (!counts) return null;
  }
  if (own.slice(0, 2).some(({ text }) => /^\p{L}[^:]*\s*:/u.test(text))) return null;
  // `High Born   70   95` is one man and numbers.
  if (own.filter(({ text }) => /\p{L}{2}/u.test(text)).length < 2) return null;
  const isHead =
    headOf(
      words.lexicon,
      own.map(({ text }) => text),
    ) !== null;
  if (isHead && !own.some(({ text }) => isKey(text))) return null;
  return statsIn(words.lexicon, line) !== null && own.length > 4 ? null : own;
}

function saysNothingElse(text: string): boolean {
  const { xp, rest } = xpIn(text);
  return xp !== null && !/[\p{L}\d]/u.test(rest);
}

/** `M WS BS S T W I A Ld` and `4 3 3 3 3 1 3 1 7` stand closer together than the rest of their line. */
function exploded(cell: Cell, { lexicon }: Words): readonly Cell[] {
  const tokens = [...cell.text.matchAll(/\S+/gu)];
  const numbers = tokens.every(([token]) => /^(?:\d{1,2}[/"″*+\d]*|[-–—]|\d?D\d\S*)$/u.test(token));
  const heads = headOf(
    lexicon,
    tokens.map(([token]) => token),
  );
  if (tokens.length < 5 || (!numbers && heads?.every((id) => id !== null) !== true)) return [cell];
  return tokens.map((token) => ({
    text: token[0],
    from: cell.from + token.index,
    to: cell.from + token.index + token[0].length,
  }));
}

/** Where the second of two cells begins on several lines: elsewhere a gap is a slip of the thumb. */
function alignedIn(rows: readonly (readonly Cell[] | null)[]): ReadonlySet<number> {
  const starts = new Map<number, number>();
  for (const row of rows) {
    const from = row?.[1]?.from;
    if (from !== undefined) starts.set(from, (starts.get(from) ?? 0) + 1);
  }
  return new Set([...starts].filter(([, count]) => count >= LEAST).map(([from]) => from));
}

/** The cells of a row, each below the heading that it stands nearest to. */
function below(head: readonly Cell[], row: readonly Cell[]): readonly string[] {
  if (head.length === row.length) return row.map(({ text }) => text);
  const cells = head.map(() => '');
  let least = 0;
  for (const [at, cell] of row.entries()) {
    const most = head.length - (row.length - at);
    let best = least;
    for (let to = least; to <= Math.max(most, least) && to < head.length; to += 1)
      if (apart(head[to], cell) < apart(head[best], cell)) best = to;
    cells[best] = cells[best] === '' ? cell.text : `${cells[best]}, ${cell.text}`;
    least = Math.min(best + 1, head.length - 1);
  }
  return cells;
}

function apart(head: Cell | undefined, cell: Cell): number {
  if (head === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(Math.abs(head.from - cell.from), Math.abs(head.to - cell.to));
}

/** How many they are, in front of all else. */
const COUNT = /^\d{1,2}\s?[x×]?$/iu;

/** `Mark  x2  "the crows"  longbow`: how many they are belongs to what they are, and so does their name. */
function barred(line: string, cells: readonly string[], words: Words): string {
  const [first = '', next = '', type = ''] = cells;
  // `3  Tails  Verminkin`: the number counts what they are.
  if (COUNT.test(first) && !isType(next, words) && isType(type, words))
    return barred(line, [next, `${first} ${type}`, ...cells.slice(3)], words);
  const joined: string[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    const counts = /^(?:[x×]\s?\d{1,2}|\d{1,2}\s?[x×]|\(\d{1,2}\))(?:\s+["“«„].*)?$/iu.test(cell);
    const quoted = joined.length === 1 && /^["“«„][^"”»“]{2,30}["”»“]$/u.test(cell);
    if (last !== undefined && (counts || quoted)) joined.splice(-1, 1, `${last} ${cell}`);
    else if (last !== undefined && joined.length === 1 && COUNT.test(last))
      joined.splice(-1, 1, `${last} ${cell}`);
    else joined.push(cell);
  }
  const indent = /^\s*(?:(?:[-*•+]|\d{1,2}[.)])\s+)?/u.exec(line)?.[0] ?? '';
  return `${indent}${joined.join(' | ')}`;
}

// ── The title ──────────────────────────────────────────────────────────────────────────────────

/** A line of nothing but signs. */
function isRule(line = ''): boolean {
  return line.length < LONGEST_TITLE && RULE.test(line.trim());
}

const RULE = /^[|+╔╗╚╝║*#]?\s*[=_*#~+═─━—–-]{4,}\s*[|+╔╗╚╝║*#]?$/u;

/** What stands in the frame at the top, or alone above a line of dashes. */
function withTitle(lines: readonly string[]): readonly string[] {
  const top = lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('```'));
  const end = isRule(lines[top]) ? lines.findIndex((line, at) => at > top && isRule(line)) : -1;
  const inFrame = (at: number) => end > 0 && end - top <= MOST_FRAMED && at > top && at < end;
  return lines.map((line, at) => {
    if (line.length > LONGEST_TITLE) return line;
    const before = (lines[at - 1] ?? '').trim();
    const plain = !/\t|[|:]/.test(line) && / {2,}\p{L}/u.test(line.trim());
    const ruled = isRule(lines[at + 1]) && (before === '' || before.startsWith('```'));
    const alone = at === top && (lines[at + 1] ?? '').trim() === '';
    return inFrame(at) || (plain && (ruled || alone)) ? unframed(line) : line;
  });
}

/** Whatever is longer is no title. */
const LONGEST_TITLE = 160;

/** Lines in a frame; more of them are the list itself. */
const MOST_FRAMED = 6;

function unframed(line: string): string {
  return line
    .trim()
    .replaceAll(/^[|║*#+│┃]+\s+|\s+[|║*#+│┃]+$/gu, '')
    .trim()
    .replaceAll(/ {2,}(?:-\s+)?/gu, ' - ');
}
