/**
 * The tables of a wiki, `{| … |- … |}` with a cell or a row on each line, as tables with bars; quotes for bold
 * and links as the words that they show. Every line stays where it is. Any other text is left alone.
 */
export function withoutWiki(text: string): string {
  if (!/^\s*\{\|/m.test(text)) return text;
  const lines = text.split('\n');
  /** Where the row begins that these lines add cells to. */
  let row: number | null = null;
  const told = lines.map(() => '');
  for (const [at, line] of lines.entries()) {
    const bare = line.trim();
    if (/^(?:\{\||\|\}|\|-|\|\+)/.test(bare)) {
      row = null;
      continue;
    }
    const cells = /^[|!]/.test(bare) ? cellsIn(bare) : null;
    if (cells === null) {
      told[at] = plainly(line);
      continue;
    }
    row ??= at;
    told[row] = `${told[row] === '' ? '|' : told[row]} ${cells.join(' | ')} |`;
  }
  return told.join('\n');
}

/** `| a || b`, `! a !! b`, `| style="…" | a`. */
function cellsIn(line: string): readonly string[] {
  return line
    .slice(1)
    .split(/\|\||!!/u)
    .map((cell) => plainly(cell.replace(/^\s*[a-z]+\s*=\s*"[^"]*"[^|]*\|/u, '')).trim());
}

function plainly(text: string): string {
  return text.replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1').replaceAll(/'{2,3}/gu, '');
}
