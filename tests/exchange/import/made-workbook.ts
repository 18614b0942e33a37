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
