/**
 * Removes an indent or quotation mark (`>`) common to all lines and normalises to NFC: some systems write `é` as two
 * code points. Line numbers stay.
 */
export function withoutMargin(text: string): string {
  const lines = text.normalize('NFC').split('\n');
  const said = lines.filter((line) => line.trim() !== '');
  const quoted = said.filter((line) => QUOTED.test(line)).length;
  const plain =
    quoted * 5 >= said.length * 4 ? lines.map((line) => line.replace(QUOTED, '')) : lines;
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
