import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { type MarkupNode, readMarkup, textIn } from './markup.ts';

// Office documents are zipped XML. Their text comes out as if copied from the program: a spreadsheet row or a
// paragraph per line, cells separated by tabs.

/** The text of a file in the zip by path; null if missing. */
export type FileText = (path: string) => string | null;

/**
 * The text of an Excel, Word or OpenDocument file; null for any other zip.
 * @throws Unreadable
 */
export function officeText(paths: readonly string[], textAt: FileText): string | null {
  if (paths.includes('xl/workbook.xml')) return workbookText(paths, textAt);
  if (paths.includes('word/document.xml')) return documentText(rootAt('word/document.xml', textAt));
  const open = paths.includes('content.xml') && paths.includes('META-INF/manifest.xml');
  return open ? openDocumentText(rootAt('content.xml', textAt)) : null;
}

function rootAt(path: string, textAt: FileText): MarkupNode {
  const text = textAt(path) ?? '';
  return readMarkup(text, false, IMPORT_LIMITS.officeNodes);
}

// ── Excel ──────────────────────────────────────────────────────────────────────────────────────

/** The active sheet, or the first one with text. */
function workbookText(paths: readonly string[], textAt: FileText): string {
  const book = rootAt('xl/workbook.xml', textAt);
  const [view] = outermost(book, 'workbookview');
  const active = Number(view?.attributes.get('activetab') ?? 0);
  const shared = paths.includes('xl/sharedStrings.xml')
    ? outermost(rootAt('xl/sharedStrings.xml', textAt), 'si').map(sharedText)
    : [];
  const sheets = sheetPaths(book, paths, textAt);
  const ordered = [...sheets.slice(active, active + 1), ...sheets];
  for (const path of ordered) {
    const text = sheetText(rootAt(path, textAt), shared);
    if (/\p{L}/u.test(text)) return text;
  }
  return '';
}

/** Paths of the sheets, in the workbook's order. */
function sheetPaths(
  book: MarkupNode,
  paths: readonly string[],
  textAt: FileText,
): readonly string[] {
  const rels = 'xl/_rels/workbook.xml.rels';
  const targets = new Map(
    (paths.includes(rels) ? outermost(rootAt(rels, textAt), 'relationship') : []).map((one) => [
      one.attributes.get('id') ?? '',
      (one.attributes.get('target') ?? '').replace(/^\/?(?:xl\/)?/u, 'xl/'),
    ]),
  );
  const named = outermost(book, 'sheet').map(({ attributes }) =>
    targets.get(attributes.get('id') ?? ''),
  );
  const known = named.filter((path) => path !== undefined && paths.includes(path));
  const found = paths.filter((path) => /^xl\/worksheets\/[^/]+\.xml$/u.test(path)).toSorted();
  return known.flatMap((path) => path ?? []).concat(known.length === 0 ? found : []);
}

/** A shared string without phonetic guides. */
function sharedText(node: MarkupNode): string {
  return node.children
    .filter(({ name }) => name !== 'rph' && name !== 'phoneticpr')
    .map(textIn)
    .join('');
}

function sheetText(root: MarkupNode, shared: readonly string[]): string {
  const lines: string[] = [];
  for (const row of outermost(root, 'row').slice(0, IMPORT_LIMITS.lines)) {
    const no = Number(row.attributes.get('r') ?? lines.length + 1);
    // Empty rows are not stored.
    if (no > lines.length + 1 && lines.length > 0) lines.push('');
    const cells: string[] = [];
    for (const cell of outermost(row, 'c')) {
      const at = columnOf(cell.attributes.get('r') ?? '') ?? cells.length;
      if (at >= IMPORT_LIMITS.cells) continue;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, shared);
    }
    lines.push(rowText(cells));
  }
  return lines.join('\n');
}

/** The column index of a cell address: 2 for `C7`. */
function columnOf(address: string): number | null {
  const [letters = ''] = /^[A-Z]{1,3}/u.exec(address) ?? [];
  if (letters === '') return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(cell: MarkupNode, shared: readonly string[]): string {
  const is = cell.attributes.get('t');
  const [value] = outermost(cell, 'v');
  const said = value === undefined ? '' : textIn(value);
  if (is === 's') return shared[Number(said)] ?? '';
  if (is === 'inlineStr') return textIn(cell);
  if (is === 'e') return '';
  return said.replace(/^(-?\d+)\.0+$/u, '$1');
}

// ── Word ───────────────────────────────────────────────────────────────────────────────────────

/** Paragraphs and tables in order. */
function documentText(node: MarkupNode): string {
  const { name, children } = node;
  if (name === 't') return textIn(node);
  if (name === 'tab') return '\t';
  if (name === 'br' || name === 'cr') return '\n';
  const inner = () => children.map(documentText).join('');
  if (name === 'p') return `${outermost(node, 'numpr').length > 0 ? '- ' : ''}${inner()}\n`;
  if (name === 'tr')
    return `${rowText(children.filter((one) => one.name === 'tc').map(documentText))}\n`;
  // Tracked deletions, and properties.
  if (name === 'del' || name.endsWith('pr')) return '';
  return inner();
}

// ── OpenDocument ───────────────────────────────────────────────────────────────────────────────

function openDocumentText(node: MarkupNode): string {
  const { name, children } = node;
  if (name === '') return `${node.text}${children.map(openDocumentText).join('')}`;
  if (name === 's') return ' ';
  if (name === 'tab') return '\t';
  if (name === 'line-break') return '\n';
  if (/^(?:automatic-styles|scripts|font-face-decls|annotation|tracked-changes)$/u.test(name))
    return '';
  const inner = () => children.map(openDocumentText).join('');
  if (name === 'h') return `# ${inner()}\n`;
  if (name === 'p') return `${inner()}\n`;
  if (name === 'list-item') return `- ${inner()}`;
  if (name !== 'table-row') return inner();
  const cells = children
    .filter((one) => one.name === 'table-cell' || one.name === 'covered-table-cell')
    .flatMap((one) => {
      const times = Number(one.attributes.get('number-columns-repeated') ?? 1);
      return Array.from({ length: Math.min(times, IMPORT_LIMITS.cells) }, () =>
        openDocumentText(one),
      );
    });
  return `${rowText(cells.slice(0, IMPORT_LIMITS.cells))}\n`;
}

// ── Both ───────────────────────────────────────────────────────────────────────────────────────

/** Joins cells; line breaks within a cell become commas, trailing empty cells are dropped. */
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

/** The outermost elements with a name. */
function outermost(node: MarkupNode, name: string): readonly MarkupNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : outermost(child, name)));
}
