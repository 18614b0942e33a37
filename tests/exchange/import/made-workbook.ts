import { zipOfFiles } from './made-roster.ts';

// A roster in a workbook, as players keep them in spreadsheets.

/** A title, and three rows of fighters. */
export const SHEET = [
  ['The Mud Crows', '', 'Reiklanders'],
  [],
  ['Name', 'Type', 'Number', 'Equipment', 'XP'],
  ['Otto Krank', 'Captain', '1', 'sword\npistol', '20'],
  ['Hans', 'Champion', '1', 'halberd', '9'],
  ['The Ropes', 'Warrior', '3', 'spear, shield', '1'],
];

/**
 * As Excel writes it: strings apart from the cells, empty cells and rows omitted. A sheet of prices comes
 * first; `active` is the 0-based index of the sheet that was open when it was saved.
 */
export function workbookOf(rows: readonly (readonly string[])[], active = 0): Uint8Array {
  const words = [...new Set(rows.flat().filter((cell) => /\D/u.test(cell)))];
  const cell = (text: string, row: number, at: number) => {
    const address = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (text === '') return at % 2 === 0 ? '' : `<c r="${address}" s="4"/>`;
    return words.includes(text)
      ? `<c r="${address}" t="s"><v>${words.indexOf(text)}</v></c>`
      : `<c r="${address}"><v>${text}</v></c>`;
  };
  const body = rows.flatMap((row, no) =>
    row.length === 0
      ? []
      : [`<row r="${no + 1}">${row.map((text, at) => cell(text, no, at)).join('')}</row>`],
  );
  return zipOfFiles({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets><sheet name="Prices" sheetId="1" r:id="rId2"/><sheet name="Crows" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${words.map((word) => `<si><r><t>${word.slice(0, 2)}</t></r><r><t xml:space="preserve">${word.slice(2)}</t></r><rPh><t>?</t></rPh></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>sword 10</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`,
  });
}

/** A cell of a workbook: struck out, or reaching over the rows below it. */
interface Cell {
  readonly text: string;
  readonly struck?: boolean;
  /** Rows that it reaches over, itself included. */
  readonly rows?: number;
}

type Row = readonly (string | Cell)[];

function cellOf(cell: string | Cell): Cell {
  return typeof cell === 'string' ? { text: cell } : cell;
}

/** A workbook of Excel with these sheets by name; the first is the one that was open. */
export function sheetsOf(sheets: Readonly<Record<string, readonly Row[]>>): Uint8Array {
  const address = (row: number, at: number) => `${String.fromCharCode(65 + at)}${row + 1}`;
  const bodies = Object.values(sheets).map((rows) => {
    const merged = rows.flatMap((row, no) =>
      row
        .map(cellOf)
        .flatMap(({ rows: over = 1 }, at) =>
          over > 1 ? [`<mergeCell ref="${address(no, at)}:${address(no + over - 1, at)}"/>`] : [],
        ),
    );
    const body = rows.map((row, no) => {
      const cells = row
        .map(cellOf)
        .map(({ text, struck = false }, at) =>
          text === ''
            ? ''
            : `<c r="${address(no, at)}" t="inlineStr" s="${struck ? 1 : 0}"><is><t>${text}</t></is></c>`,
        );
      return `<row r="${no + 1}">${cells.join('')}</row>`;
    });
    return `<worksheet><sheetData>${body.join('')}</sheetData><mergeCells>${merged.join('')}</mergeCells></worksheet>`;
  });
  const names = Object.keys(sheets);
  return zipOfFiles({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><fonts><font/><font><strike/></font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(bodies.map((body, at) => [`xl/worksheets/sheet${at}.xml`, body])),
  });
}

/** The same as one flat file of OpenDocument. */
export function flatSheetsOf(sheets: Readonly<Record<string, readonly Row[]>>): string {
  const tables = Object.entries(sheets).map(([name, rows]) => {
    const body = rows.map((row, no) => {
      const cells = row.map(cellOf).map(({ text, struck = false, rows: over = 1 }, at) => {
        const hidden = rows
          .slice(0, no)
          .some((above, up) => (cellOf(above[at] ?? '').rows ?? 1) > no - up);
        return hidden
          ? '<table:covered-table-cell/>'
          : `<table:table-cell table:number-rows-spanned="${over}"${struck ? ' table:style-name="ce1"' : ''}><text:p>${text.replaceAll('\n', '</text:p><text:p>')}</text:p></table:table-cell>`;
      });
      return `<table:table-row>${cells.join('')}</table:table-row>`;
    });
    return `<table:table table:name="${name}">${body.join('')}</table:table>`;
  });
  return `<?xml version="1.0"?><office:document xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles><style:style style:name="ce1"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document>`;
}
