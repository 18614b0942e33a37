/** What a page of a wiki has behind its headings, copied with them. */
export function withoutEditLinks(text: string): string {
  return text.replaceAll(EDIT, '');
}

const EDIT =
  /\[(?:edit(?: source)?|modifier(?: le code)?|bearbeiten|quelltext bearbeiten|editar(?: código)?|modifica(?: wikitesto)?)(?: ?\| ?[\p{L} ]{1,30})?\]/giu;

/** Headings, lists and links as a wiki has them. */
function isWiki(text: string): boolean {
  return (
    /^(={2,6})\s*[^=\n]+?\s*\1\s*$/mu.test(text) &&
    /'{2,3}[^'\n]+'{2,3}|\[\[[^[\]\n]{1,80}\]\]/u.test(text)
  );
}

/**
 * The tables of a wiki, `{| … |- … |}` with a cell or a row on each line, as tables with bars; quotes for bold
 * and links as the words that they show. Every line stays where it is. Any other text is left alone.
 */
export function withoutWiki(text: string): string {
  if (!/^\s*\{\|/m.test(text)) return isWiki(text) ? text.split('\n').map(ofPage).join('\n') : text;
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

/** A line of a page: headings with their signs in front, what only the wiki reads left away. */
function ofPage(line: string): string {
  if (
    /^\s*(?:\{\{[^{}]*\}\}|\[\[(?:Category|Catégorie|Kategorie|Categoría|Categoria|File|Image|Datei|Fichier):[^\]]*\]\])\s*$/iu.test(
      line,
    )
  )
    return '';
  const [, signs = '', title = ''] = /^(={2,6})\s*([^=]+?)\s*\1\s*$/u.exec(line) ?? [];
  // `^ Rank | Captain ^`: a word and what it says.
  const [, key = '', value = ''] =
    /^\s*\^\s*([^|^]+?)\s*\|\s*([^|^]*?)\s*[|^]\s*$/u.exec(line) ?? [];
  if (key !== '') return `${plainly(key)}: ${plainly(value)}`;
  if (signs !== '') return `${'#'.repeat(signs.length)} ${plainly(title)}`;
  return plainly(line).replace(/^(\*{2,})\s*(?=\S)/u, (stars) => `${'  '.repeat(stars.length)}- `);
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
