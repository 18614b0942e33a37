import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { type MarkupNode, readMarkup, textIn } from './markup.ts';

// Office documents are XML, mostly zipped. Their text comes out as if copied from the program: a spreadsheet row or a
// paragraph per line, cells separated by tabs; only what is struck out is marked.

/** The text of a file in the zip by path; null if missing. */
export type FileText = (path: string) => string | null;

/** A text, and the name of the sheet that it stands on; '' for a document. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

/**
 * The sheets of an Excel or OpenDocument workbook, the one that was open first, or the text of a document; null for
 * any other zip.
 * @throws Unreadable
 */
export function officeSheets(paths: readonly string[], textAt: FileText): readonly Sheet[] | null {
  if (paths.includes('xl/workbook.xml')) return workbookSheets(paths, textAt);
  if (paths.includes('word/document.xml'))
    return asDocument(documentText(rootAt('word/document.xml', textAt)));
  const open = paths.includes('content.xml') && paths.includes('META-INF/manifest.xml');
  return open ? openDocumentSheets(rootAt('content.xml', textAt)) : null;
}

/**
 * The same of OpenDocument in a single XML file; null for any other text.
 * @throws Unreadable
 */
export function flatOfficeSheets(text: string): readonly Sheet[] | null {
  const start = text.slice(0, 2000).trimStart();
  return start.startsWith('<') && /<office:document\s/u.test(start)
    ? openDocumentSheets(readMarkup(text, false, IMPORT_LIMITS.officeNodes))
    : null;
}

function asDocument(text: string): readonly Sheet[] {
  return [{ name: '', text: joinedStrikes(text) }];
}

function rootAt(path: string, textAt: FileText): MarkupNode {
  const text = textAt(path) ?? '';
  return readMarkup(text, false, IMPORT_LIMITS.officeNodes);
}

// ── Excel ──────────────────────────────────────────────────────────────────────────────────────

/** Sheets with words, the active one first. */
function workbookSheets(paths: readonly string[], textAt: FileText): readonly Sheet[] {
  const book = rootAt('xl/workbook.xml', textAt);
  const [view] = outermost(book, 'workbookview');
  const active = Number(view?.attributes.get('activetab') ?? 0);
  const shared = paths.includes('xl/sharedStrings.xml')
    ? outermost(rootAt('xl/sharedStrings.xml', textAt), 'si').map(sharedText)
    : [];
  const struck = paths.includes('xl/styles.xml')
    ? struckFormats(textAt('xl/styles.xml') ?? '')
    : [];
  const sheets = sheetPaths(book, paths, textAt);
  return [...sheets.slice(active, active + 1), ...sheets.toSpliced(active, 1)]
    .map(({ name, path }) => ({
      name,
      text: joinedStrikes(sheetText(rootAt(path, textAt), shared, struck)),
    }))
    .filter(hasWords);
}

function hasWords({ text }: Sheet): boolean {
  return /\p{L}/u.test(text);
}

/** Whether each of the formats that cells refer to is struck out. */
function struckFormats(text: string): readonly boolean[] {
  // Most workbooks have none: their styles are not even parsed.
  if (!text.includes('strike')) return [];
  const root = readMarkup(text, false, IMPORT_LIMITS.officeNodes);
  const fonts = outermost(root, 'fonts')
    .flatMap(({ children }) => children)
    .map(saysStrike);
  return outermost(root, 'cellxfs')
    .flatMap(({ children }) => children)
    .map(({ attributes }) => fonts[Number(attributes.get('fontid') ?? 0)] ?? false);
}

/** Names and paths of the sheets, in the workbook's order. */
function sheetPaths(
  book: MarkupNode,
  paths: readonly string[],
  textAt: FileText,
): readonly { readonly name: string; readonly path: string }[] {
  const rels = 'xl/_rels/workbook.xml.rels';
  const targets = new Map(
    (paths.includes(rels) ? outermost(rootAt(rels, textAt), 'relationship') : []).map((one) => [
      one.attributes.get('id') ?? '',
      (one.attributes.get('target') ?? '').replace(/^\/?(?:xl\/)?/u, 'xl/'),
    ]),
  );
  const named = outermost(book, 'sheet').flatMap(({ attributes }) => {
    const path = targets.get(attributes.get('id') ?? '');
    return path !== undefined && paths.includes(path)
      ? [{ name: attributes.get('name') ?? '', path }]
      : [];
  });
  const found = paths.filter((path) => /^xl\/worksheets\/[^/]+\.xml$/u.test(path)).toSorted();
  return named.length > 0 ? named : found.map((path) => ({ name: '', path }));
}

/** A shared string without phonetic guides. */
function sharedText(node: MarkupNode): string {
  return node.children
    .filter(({ name }) => name !== 'rph' && name !== 'phoneticpr')
    .map((run) => (run.name === 'r' ? runText(run, textIn) : textIn(run)))
    .join('');
}

function sheetText(
  root: MarkupNode,
  shared: readonly string[],
  struck: readonly boolean[],
): string {
  const rows = new Map<number, string[]>();
  for (const row of outermost(root, 'row').slice(0, IMPORT_LIMITS.lines)) {
    const no = Number(row.attributes.get('r') ?? rows.size + 1);
    const cells: string[] = [];
    for (const cell of outermost(row, 'c')) {
      const at = columnOf(cell.attributes.get('r') ?? '') ?? cells.length;
      if (at >= IMPORT_LIMITS.cells) continue;
      while (cells.length < at) cells.push('');
      const text = cellText(cell, shared);
      cells[at] = struck[Number(cell.attributes.get('s') ?? 0)] === true ? strike(text) : text;
    }
    rows.set(no, cells);
  }
  for (const { attributes } of outermost(root, 'mergecell').slice(0, IMPORT_LIMITS.lines))
    fillDown(rows, attributes.get('ref') ?? '');
  const lines: string[] = [];
  let last = 0;
  for (const [no, cells] of rows) {
    // Empty rows are not stored.
    if (no > last + 1 && lines.length > 0) lines.push('');
    last = no;
    lines.push(rowText(cells));
  }
  return lines.join('\n');
}

/** Repeats a cell that reaches over several rows in each of them: `A7:A8`. */
function fillDown(rows: ReadonlyMap<number, string[]>, range: string): void {
  const [, column = '', from = '', to = ''] =
    /^([A-Z]{1,3})(\d{1,6}):[A-Z]{1,3}(\d{1,6})$/u.exec(range) ?? [];
  const at = columnOf(column) ?? IMPORT_LIMITS.cells;
  const text = rows.get(Number(from))?.[at] ?? '';
  if (text === '' || at >= IMPORT_LIMITS.cells) return;
  const last = Math.min(Number(to), Number(from) + IMPORT_LIMITS.lines);
  for (let no = Number(from) + 1; no <= last; no += 1) {
    const cells = rows.get(no);
    if (cells === undefined) continue;
    while (cells.length <= at) cells.push('');
    cells[at] ||= text;
  }
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
  if (name === 'nobreakhyphen') return '-';
  if (WORD_NOT_TEXT.test(name)) return '';
  const inner = () => children.map(documentText).join('');
  if (name === 'r') return runText(node, (run) => run.children.map(documentText).join(''));
  if (name === 'p') return `${outermost(node, 'numpr').length > 0 ? '- ' : ''}${inner()}\n`;
  if (name === 'tbl') return tableText(outermost(node, 'tr').map(wordCells));
  return inner();
}

/** Properties, tracked deletions, where a moved text was before, and a text box again for older programs. */
const WORD_NOT_TEXT = /^(?:.*pr|del|movefrom|fallback)$/u;

function wordCells(row: MarkupNode): readonly TableCell[] {
  return outermost(row, 'tc').map((cell) => {
    const [merged] = outermost(cell, 'vmerge');
    return {
      text: documentText(cell),
      // The first of the cells that are one says so.
      covered: merged !== undefined && merged.attributes.get('val') !== 'restart',
      rows: merged === undefined ? 1 : IMPORT_LIMITS.lines,
    };
  });
}

/** A run of text, marked if it is struck out. */
function runText(run: MarkupNode, textOf: (run: MarkupNode) => string): string {
  const struck = run.children.some(
    ({ name, children }) => name === 'rpr' && children.some(isStrike),
  );
  return struck ? strike(textOf(run)) : textOf(run);
}

function saysStrike({ children }: MarkupNode): boolean {
  return children.some(isStrike);
}

function isStrike({ name, attributes }: MarkupNode): boolean {
  return /^d?strike$/u.test(name) && !/^(?:0|false|none)$/u.test(attributes.get('val') ?? '');
}

// ── OpenDocument ───────────────────────────────────────────────────────────────────────────────

/** A workbook's sheets, or a document's text. */
function openDocumentSheets(root: MarkupNode): readonly Sheet[] {
  const struck = struckStyles(root);
  const [book] = outermost(root, 'spreadsheet');
  if (book === undefined) return asDocument(openDocumentText(root, struck));
  return outermost(book, 'table')
    .map((table) => ({
      name: table.attributes.get('name') ?? '',
      text: joinedStrikes(openDocumentText(table, struck)),
    }))
    .filter(hasWords);
}

/** The names of all styles that strike out. */
function struckStyles(root: MarkupNode): ReadonlySet<string> {
  return new Set(
    outermost(root, 'style')
      .filter(({ children }) =>
        children.some(({ name, attributes }) => {
          const line =
            attributes.get('text-line-through-style') ?? attributes.get('text-line-through-type');
          return name === 'text-properties' && line !== undefined && line !== 'none';
        }),
      )
      .map(({ attributes }) => attributes.get('name') ?? ''),
  );
}

function openDocumentText(node: MarkupNode, struck: ReadonlySet<string>): string {
  const { name, children } = node;
  if (name === '')
    return `${node.text}${children.map((child) => openDocumentText(child, struck)).join('')}`;
  if (name === 's') return ' ';
  if (name === 'tab') return '\t';
  if (name === 'line-break') return '\n';
  if (NOT_TEXT.test(name)) return '';
  if (name === 'table')
    return tableText(outermost(node, 'table-row').map((row) => openCells(row, struck)));
  const all = children.map((child) => openDocumentText(child, struck)).join('');
  const inner = struck.has(node.attributes.get('style-name') ?? '') ? strike(all) : all;
  if (name === 'h') return `# ${inner}\n`;
  if (name === 'p') return `${inner}\n`;
  return name === 'list-item' ? `- ${inner}` : inner;
}

const NOT_TEXT =
  /^(?:meta|settings|styles|master-styles|automatic-styles|scripts|font-face-decls|annotation|tracked-changes)$/u;

function openCells(row: MarkupNode, struck: ReadonlySet<string>): readonly TableCell[] {
  return row.children
    .filter(({ name }) => name === 'table-cell' || name === 'covered-table-cell')
    .flatMap((one) => {
      const times = Number(one.attributes.get('number-columns-repeated') ?? 1);
      const cell = {
        text: openDocumentText(one, struck),
        covered: one.name === 'covered-table-cell',
        rows: Number(one.attributes.get('number-rows-spanned') ?? 1),
      };
      return Array.from({ length: Math.min(times, IMPORT_LIMITS.cells) }, () => cell);
    })
    .slice(0, IMPORT_LIMITS.cells);
}

// ── All ────────────────────────────────────────────────────────────────────────────────────────

interface TableCell {
  readonly text: string;
  /** Part of a larger cell, to the left or above. */
  readonly covered: boolean;
  /** Rows that it reaches over, itself included. */
  readonly rows: number;
}

/** A line for each row; what reaches over several rows is said in each. */
function tableText(rows: readonly (readonly TableCell[])[]): string {
  let above: readonly TableCell[] = [];
  const lines = rows.map((row) => {
    const told = row.map((cell, at) => {
      const over = above[at];
      return cell.covered && over !== undefined && over.rows > 1
        ? { text: over.text, covered: true, rows: over.rows - 1 }
        : cell;
    });
    above = told;
    return `${rowText(told.map(({ text }) => text))}\n`;
  });
  return lines.join('');
}

/** What is struck out, line by line in the mark that readers know: `~~axe~~`. */
function strike(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(\s*)(\S.*?)(\s*)$/u, '$1~~$2~~$3'))
    .join('\n');
}

/** A text without the seams between pieces that are struck out one by one. */
function joinedStrikes(text: string): string {
  return text.replaceAll(/~~( ?)~~/gu, '$1');
}

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
