import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf, zipOfFiles } from './made-roster.ts';
import { SHEET, workbookOf } from './made-workbook.ts';

// Rosters saved by office programs, as workbooks and documents.

function rowsOf(bytes: Uint8Array): readonly string[] {
  return importFile(bytes).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? '?'} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

const THREE = [
  '1 Otto Krank = reikland/captain 20 [sword pistol]',
  '1 Hans = reikland/champion 9 [halberd]',
  '3 The Ropes = reikland/warrior 1 [spear shield]',
];

describe('a workbook', () => {
  test('is read from the sheet that was open when it was saved', () => {
    const bytes = workbookOf(SHEET, 1);
    expect(rowsOf(bytes)).toEqual(THREE);
    expect(importFile(bytes).warband).toEqual({ name: 'The Mud Crows', type: 'Reiklanders' });
  });

  test('with prices on that sheet is not a roster', () => {
    expect(importFile(workbookOf(SHEET, 0)).outcome).toBe('refused');
  });

  test('in OpenDocument format is read like one of Excel', () => {
    const cell = (text: string) =>
      `<table:table-cell>${text
        .split('\n')
        .map((line) => `<text:p>${line}</text:p>`)
        .join('')}</table:table-cell>`;
    const rows = SHEET.map(
      (row) =>
        `<table:table-row>${row.map(cell).join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`,
    );
    const bytes = zipOfFiles({
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table>${rows.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`,
    });
    expect(rowsOf(bytes)).toEqual(THREE);
  });
});

describe('a document', () => {
  test('of Word is read paragraph by paragraph and row by row', () => {
    const paragraph = (text: string, listed = false) =>
      `<w:p>${listed ? '<w:pPr><w:numPr/></w:pPr>' : ''}<w:r><w:t>${text.slice(0, 3)}</w:t></w:r><w:r><w:t>${text.slice(3)}</w:t></w:r></w:p>`;
    const bytes = zipOfFiles({
      'word/document.xml': `<w:document xmlns:w="w"><w:body>${paragraph('The Mud Crows (Reiklanders)')}${paragraph('Heroes')}${paragraph('Otto Krank, Captain, 20 XP: sword, pistol', true)}${paragraph('Hans, Champion, 9 XP: halberd', true)}<w:del><w:p><w:r><w:delText>Uwe, Champion: axe</w:delText></w:r></w:p></w:del>${paragraph('Henchmen')}<w:tbl><w:tr><w:tc>${paragraph('Name')}</w:tc><w:tc>${paragraph('Type')}</w:tc><w:tc>${paragraph('Number')}</w:tc><w:tc>${paragraph('XP')}</w:tc><w:tc>${paragraph('Equipment')}</w:tc></w:tr><w:tr><w:tc>${paragraph('The Ropes')}</w:tc><w:tc>${paragraph('Warriors')}</w:tc><w:tc>${paragraph('3')}</w:tc><w:tc>${paragraph('1')}</w:tc><w:tc>${paragraph('spear')}${paragraph('shield')}</w:tc></w:tr></w:tbl></w:body></w:document>`,
    });
    expect(rowsOf(bytes)).toEqual(THREE);
  });

  test('in OpenDocument format is read the same way', () => {
    const bytes = zipOfFiles({
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:document-content xmlns:office="o" xmlns:text="x"><office:body><office:text><text:h>The Mud Crows (Reiklanders)</text:h><text:p>Otto Krank, Captain, 20 XP: sword, pistol</text:p><text:list><text:list-item><text:p>Hans, Champion, 9<text:s/>XP: halberd</text:p></text:list-item><text:list-item><text:p>The Ropes, 3 Warriors, 1 XP: spear, shield</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`,
    });
    expect(rowsOf(bytes)).toEqual(THREE);
  });
});

test.each([
  ['Pdf', bytesOf('%PDF-1.4\n1 0 obj')],
  ['Picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])],
  ['Picture', bytesOf('GIF89a\u0001\u0000\u0001\u0000')],
])('%s: a format without a readable list is refused by name', (code, bytes) => {
  const { outcome, issues } = importFile(bytes);
  expect(outcome).toBe('refused');
  expect(issues.map((one) => one.code)).toEqual([code]);
});
