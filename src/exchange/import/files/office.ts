import { MOST } from '#exchange/import/limits.ts';
import { type MarkupNode, readMarkup, textIn } from './markup.ts';

// What office programs save is a zip of XML. Its words come out as whoever opens the file would copy them:
// a row of a sheet on a line with a tab between its cells, a paragraph on a line.

/** The text of a file in the zip, by its path there; null where there is none. */
export type FileText = (path: string) => string | null;

/**
 * The words of a sheet or a document (Excel, Word, OpenDocument); null for any other zip.
 * @throws Unreadable
 */
export function officeText(paths: readonly string[], textAt: FileText): string | null {
  if (paths.includes('xl/workbook.xml')) return workbookText(paths, textAt);
  if (paths.includes('word/document.xml')) return wordsOf(rootAt('word/document.xml', textAt));
  const open = paths.includes('content.xml') && paths.includes('META-INF/manifest.xml');
  return open ? openText(rootAt('content.xml', textAt)) : null;
}

function rootAt(path: string, textAt: FileText): MarkupNode {
  const text = textAt(path) ?? '';
  return readMarkup(text, false, MOST.officeNodes);
}

// ── Excel ──────────────────────────────────────────────────────────────────────────────────────

/** The sheet that was last looked at, or the first one with words on it. */
function workbookText(paths: readonly string[], textAt: FileText): string {
  const book = rootAt('xl/workbook.xml', textAt);
  const [view] = all(book, 'workbookview');
  const active = Number(view?.attributes.get('activetab') ?? 0);
  const shared = paths.includes('xl/sharedStrings.xml')
    ? all(rootAt('xl/sharedStrings.xml', textAt), 'si').map(sharedText)
    : [];
  const sheets = sheetPaths(book, paths, textAt);
  const ordered = [...sheets.slice(active, active + 1), ...sheets];
  for (const path of ordered) {
    const text = sheetText(rootAt(path, textAt), shared);
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

/** Where the sheets lie, in the order in which the book shows them. */
function sheetPaths(
  book: MarkupNode,
  paths: readonly string[],
  textAt: FileText,
): readonly string[] {
  const rels = 'xl/_rels/workbook.xml.rels';
  const targets = new Map(
    (paths.includes(rels) ? all(rootAt(rels, textAt), 'relationship') : []).map((one) => [
      one.attributes.get('id') ?? '',
      (one.attributes.get('target') ?? '').replace(/^\/?(?:xl\/)?/u, 'xl/'),
    ]),
  );
  const told = all(book, 'sheet').map(({ attributes }) => targets.get(attributes.get('id') ?? ''));
  const known = told.filter((path) => path !== undefined && paths.includes(path));
  const found = paths.filter((path) => /^xl\/worksheets\/[^/]+\.xml$/u.test(path)).toSorted();
  return known.flatMap((path) => path ?? []).concat(known.length === 0 ? found : []);
}

/** Without the reading aids that some languages have beside a word. */
function sharedText(node: MarkupNode): string {
  return node.children
    .filter(({ name }) => name !== 'rph' && name !== 'phoneticpr')
    .map(textIn)
    .join('');
}

function sheetText(root: MarkupNode, shared: readonly string[]): string {
  const lines: string[] = [];
  for (const row of all(root, 'row').slice(0, MOST.lines)) {
    const no = Number(row.attributes.get('r') ?? lines.length + 1);
    // Rows that nobody has written in are not in the file.
    if (no > lines.length + 1 && lines.length > 0) lines.push('');
    const cells: string[] = [];
    for (const cell of all(row, 'c')) {
      const at = columnOf(cell.attributes.get('r') ?? '') ?? cells.length;
      if (at >= MOST.cells) continue;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, shared);
    }
    lines.push(rowText(cells));
  }
  return lines.join('\n');
}

/** `C7` stands in the third column, which is 2. */
function columnOf(address: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/u.exec(address) ?? [];
  if (letters === '') return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: MarkupNode, shared: readonly string[]): string {
  const is = cell.attributes.get('t');
  const [value] = all(cell, 'v');
  const said = value === undefined ? '' : textIn(value);
  if (is === 's') return shared[Number(said)] ?? '';
  if (is === 'inlineStr') return textIn(cell);
  if (is === 'e') return '';
  return said.replace(/^(-?\d+)\.0+$/u, '$1');
}

// ── Word ───────────────────────────────────────────────────────────────────────────────────────

/** Paragraphs and tables in their order. */
function wordsOf(node: MarkupNode): string {
  const { name, children } = node;
  if (name === 't') return textIn(node);
  if (name === 'tab') return '\t';
  if (name === 'br' || name === 'cr') return '\n';
  const inner = () => children.map(wordsOf).join('');
  if (name === 'p') return `${all(node, 'numpr').length > 0 ? '- ' : ''}${inner()}\n`;
  if (name === 'tr')
    return `${rowText(children.filter((one) => one.name === 'tc').map(wordsOf))}\n`;
  // What was taken out while its changes are kept, and what only the program reads.
  if (name === 'del' || name.endsWith('pr')) return '';
  return inner();
}

// ── OpenDocument ───────────────────────────────────────────────────────────────────────────────

function openText(node: MarkupNode): string {
  const { name, children } = node;
  if (name === '') return `${node.text}${children.map(openText).join('')}`;
  if (name === 's') return ' ';
  if (name === 'tab') return '\t';
  if (name === 'line-break') return '\n';
  if (/^(?:automatic-styles|scripts|font-face-decls|annotation|tracked-changes)$/u.test(name))
    return '';
  const inner = () => children.map(openText).join('');
  if (name === 'h') return `# ${inner()}\n`;
  if (name === 'p') return `${inner()}\n`;
  if (name === 'list-item') return `- ${inner()}`;
  if (name !== 'table-row') return inner();
  const cells = children
    .filter((one) => one.name === 'table-cell' || one.name === 'covered-table-cell')
    .flatMap((one) => {
      const times = Number(one.attributes.get('number-columns-repeated') ?? 1);
      return Array.from({ length: Math.min(times, MOST.cells) }, () => openText(one));
    });
  return `${rowText(cells.slice(0, MOST.cells))}\n`;
}

// ── Both ───────────────────────────────────────────────────────────────────────────────────────

/** Lines within a cell part what is in it; empty cells at the end of a row are none. */
function rowText(cells: readonly string[]): string {
  return cells
    .map((cell) =>
      cell
        .trim()
        .replaceAll(/\s*\n\s*/gu, ', ')
        .replaceAll('\t', ' '),
    )
    .join('\t')
    .replace(/\t+$/u, '');
}

/** The outermost elements of a name. */
function all(node: MarkupNode, name: string): readonly MarkupNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : all(child, name)));
}
