/**
 * A table between pipes in which a row of one cell says what the fighter of the row above carries, with that cell as a
 * column of its own and a comma for each semicolon; null for any other text. Lines stay where they are.
 */
export function withGearColumn(text: string, heads: string): string | null {
  const lines = text.split('\n');
  const rows = lines.map(cellsOf);
  const head = rows.findIndex((cells) => cells.length >= MIN_COLUMNS);
  const size = rows[head]?.length ?? 0;
  const below = rows.slice(head + 1);
  const isPair = (at: number) => below[at - 1]?.length === size && below[at]?.length === 1;
  const pairs = below.filter((_, at) => isPair(at)).length;
  if (head < 0 || pairs < 2 || below.some(({ length }) => length > 1 && length !== size))
    return null;
  const told = below.map((cells, at) => {
    const line = lines[head + 1 + at] ?? '';
    if (isPair(at)) return '';
    if (cells.length !== size) return line;
    const gear = isPair(at + 1) ? (below[at + 1]?.[0] ?? '') : '';
    return `${line.trimEnd()} ${gear.replaceAll(';', ',')} |`;
  });
  return [...lines.slice(0, head), `${(lines[head] ?? '').trimEnd()} ${heads} |`, ...told].join(
    '\n',
  );
}

/** Of a table with all characteristics. */
const MIN_COLUMNS = 10;

function cellsOf(line: string): readonly string[] {
  const inner = /^\s*\|(.*)\|\s*$/u.exec(line)?.[1];
  return inner === undefined ? [] : inner.split('|').map((cell) => cell.trim());
}
