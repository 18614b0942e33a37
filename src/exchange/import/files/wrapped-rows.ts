import { IMPORT_LIMITS } from '#exchange/import/limits.ts';

// Tables of plain text whose cells go over several lines, as pandoc, AsciiDoc and Jira write them.

/** Cells of rows by the index of the line that each row begins on. */
type Rows = ReadonlyMap<number, readonly string[]>;

/**
 * A text with such tables, each row in one line, on the line where it begins, with a tab between cells; null for a
 * text without any.
 */
export function withRowsInOneLine(text: string): string | null {
  const lines = text.split('\n').slice(0, IMPORT_LIMITS.lines);
  for (const read of [ruledRows, griddedRows, markedRows, openRows]) {
    const found = read(lines);
    if (found === null) continue;
    const own = lines.map((line, at) => {
      const cells = found.rows.get(at);
      if (cells !== undefined) return cells.map((cell) => cell.replaceAll('\t', ' ')).join('\t');
      return found.taken.has(at) ? '' : line;
    });
    return [...own, ...text.split('\n').slice(IMPORT_LIMITS.lines)].join('\n');
  }
  return null;
}

/** The rows of a text's tables, and the lines that these consist of. */
interface Found {
  readonly rows: Rows;
  readonly taken: ReadonlySet<number>;
}

/** A row's parts, one a line of it, as one line. */
function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** `-----  ------  ---` above and below columns, with a blank line between rows. */
function ruledRows(lines: readonly string[]): Found | null {
  const rulers = lines.flatMap((line, at) => (RULER.test(line) ? [at] : []));
  const [first, last] = [rulers[0] ?? 0, rulers.at(-1) ?? 0];
  const columns = rulers.map((at) => [...(lines[at] ?? '').matchAll(/-+/gu)]);
  const places = columns.find(({ length }) => length > 2)?.map(({ index }) => index);
  if (places === undefined || rulers.length < 2 || rulers.length > 3) return null;
  const rows = new Map<number, readonly string[]>();
  const taken = new Set<number>();
  let isWrapped = false;
  let begun = -1;
  for (let at = first; at <= last; at += 1) {
    const line = lines[at] ?? '';
    taken.add(at);
    if (line.trim() === '' || RULER.test(line)) {
      begun = -1;
      continue;
    }
    isWrapped ||= begun >= 0;
    const before = rows.get(begun) ?? [];
    begun = begun < 0 ? at : begun;
    const cells = places.map((place, column) => line.slice(place, places[column + 1]));
    rows.set(
      begun,
      cells.map((cell, column) => joined([before[column] ?? '', cell])),
    );
  }
  return isWrapped ? { rows, taken } : null;
}

const RULER = /^\s*-{3,}(?:\s+-+)*\s*$/u;

/** `+-----+-----+` between rows of `| a | b |`; a row's further lines have fewer cells. */
function griddedRows(lines: readonly string[]): Found | null {
  const rows = new Map<number, readonly string[]>();
  const taken = new Set<number>();
  let isWrapped = false;
  let begun = -1;
  let filled = 0;
  for (const [at, line] of lines.entries()) {
    const isRuler = /^\s*\+(?:[-=:]{2,}\+){3,}\s*$/u.test(line);
    const cells = /^\s*\|(.*)\|\s*$/u.exec(line)?.[1]?.split('|') ?? [];
    if (isRuler) {
      taken.add(at);
      begun = at + 1;
    } else if (begun < 0 || cells.length < 3) begun = -1;
    else {
      taken.add(at);
      const own = cells.filter((cell) => cell.trim() !== '').length;
      if (at > begun && own >= filled) return null;
      filled = at > begun ? filled : own;
      isWrapped ||= at > begun;
      const before = rows.get(begun) ?? [];
      rows.set(
        begun,
        cells.map((cell, column) => joined([before[column] ?? '', cell])),
      );
    }
  }
  return isWrapped ? { rows, taken } : null;
}

/** `|===` around cells that each begin with a bar, in one line or several; the first line or block is the head. */
function markedRows(lines: readonly string[]): Found | null {
  const first = lines.findIndex((line) => MARK.test(line));
  const length = lines.slice(first + 1).findIndex((line) => MARK.test(line));
  if (first < 0 || length < 0) return null;
  const cells: { readonly at: number; text: string }[] = [];
  const sizes: number[] = [];
  const inside = lines.slice(first + 1, first + 1 + length);
  let isApart = true;
  for (const [at, line] of inside.entries()) {
    if (line.trim() === '') {
      isApart = true;
      continue;
    }
    const [front = '', ...own] = line.split(/(?:(?<=^|\s)[\d.+*<>^]*[a-z]?)?\|/u);
    const open = cells.at(-1);
    if (open !== undefined) open.text = joined([open.text, front]);
    if (isApart && own.length > 0) sizes.push(cells.length);
    isApart = false;
    for (const text of own) cells.push({ at: first + 1 + at, text: text.trim() });
  }
  const inLine = inside.map((line) => line.split('|').length - 1).find((size) => size > 0) ?? 0;
  // One cell a line: the first block is the head.
  const size = inLine > 1 ? inLine : (sizes[1] ?? 0);
  if (size < 2) return null;
  const rows = new Map<number, readonly string[]>();
  for (let from = 0; from < cells.length; from += size) {
    const own = cells.slice(from, from + size);
    let place = own[0]?.at ?? 0;
    // Of several rows in one line the next take the lines below.
    while (rows.has(place)) place += 1;
    rows.set(
      place,
      own.map(({ text }) => text),
    );
  }
  const taken = new Set(Array.from({ length: length + 2 }, (_, at) => first + at));
  return { rows, taken };
}

const MARK = /^\s*[|!]={3,}\s*$/u;

/** `||Name||Type||` above rows between single bars; a row that a bar begins ends with one, be it lines below. */
function openRows(lines: readonly string[]): Found | null {
  const heads = lines.flatMap((line, at) => (/^\s*\|\|.*\|\|\s*$/u.test(line) ? [at] : []));
  const [first] = heads;
  if (first === undefined || !lines.slice(first + 1).some((line) => /^\s*\|(?!\|)/u.test(line)))
    return null;
  const rows = new Map<number, readonly string[]>();
  const taken = new Set<number>();
  for (const at of heads) rows.set(at, [(lines[at] ?? '').replaceAll('||', '|')]);
  for (let at = first + 1; at < lines.length; at += 1) {
    if (!isOpen(lines[at] ?? '')) continue;
    const rest = lines.slice(at + 1, at + MAX_LINES);
    const end = rest.findIndex((line) => /\|\s*$/u.test(line) || /^\s*\|/u.test(line));
    const last = rest[end];
    if (last === undefined || /^\s*\|/u.test(last)) continue;
    const whole = [lines[at] ?? '', ...rest.slice(0, end + 1)].map((line) => line.trim());
    // Only breaks within a cell are left.
    rows.set(at, [whole.join('\n').replaceAll(/\s*\n\s*/gu, ', ')]);
    for (let more = 1; more <= end + 1; more += 1) taken.add(at + more);
    at += end + 1;
  }
  return { rows, taken };
}

function isOpen(line: string): boolean {
  return /^\s*\|(?!\|)/u.test(line) && !/\|\s*$/u.test(line);
}

/** Of a row. */
const MAX_LINES = 20;
