/**
 * Removes the quotation marks (`>`) of a text that is mostly quoted, and an indent common to all lines, and
 * normalises to NFC: some systems write `é` as two code points. Line numbers stay.
 */
export function withoutMargin(text: string): string {
  const lines = text.normalize('NFC').split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const quoted = filled.filter((line) => QUOTED.test(line)).length;
  const plain =
    quoted * 5 >= filled.length * 4 ? lines.map((line) => line.replace(QUOTED, '')) : lines;
  const margins = plain
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t\u00a0]*/u.exec(line)?.[0] ?? '');
  const [first = ''] = margins;
  const margin = margins.reduce((common, one) => (common.startsWith(one) ? one : common), first);
  const all = margin !== '' && margins.every((one) => one.startsWith(margin));
  return plain
    .map((line) => (all && line.startsWith(margin) ? line.slice(margin.length) : line))
    .join('\n');
}

const QUOTED = /^\s*(?:> ?)+/u;
