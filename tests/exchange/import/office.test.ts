import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readRoster } from '#exchange/import/read.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { bytesOf, zipOfFiles } from './made-roster.ts';
import { flatSheetsOf, SHEET, sheetsOf, workbookOf } from './made-workbook.ts';

// Rosters saved by office programs, as workbooks and documents.

function rowsOf(bytes: Uint8Array): readonly string[] {
  return importFile(bytes).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? '?'} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

/** The sheets that are said to be unread. */
function unreadOf(bytes: Uint8Array): readonly string[] {
  return importFile(bytes).issues.flatMap(({ code, text }) =>
    code === 'SheetUnread' ? [text.replace('Sheet not read: ', '')] : [],
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

  test('with prices on that sheet is read from the other, and the prices are named as unread', () => {
    const bytes = workbookOf(SHEET, 0);
    expect(rowsOf(bytes)).toEqual(THREE);
    expect(unreadOf(bytes)).toEqual(['Prices']);
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

  test('of Word says what is moved or in a box once, and keeps hyphens that do not break', () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const box = `<w:txbxContent><w:p>${run('The Ropes, 3 Warriors, 1 XP: spear, shield')}</w:p></w:txbxContent>`;
    const bytes = zipOfFiles({
      'word/document.xml': `<w:document xmlns:w="w" xmlns:mc="mc"><w:body><w:p>${run('The Mud Crows (Reiklanders)')}</w:p><w:p><w:r><w:t>Jean</w:t><w:noBreakHyphen/><w:t>Otto, Captain, 20 XP: sword, pistol</w:t></w:r></w:p><w:moveFrom><w:p>${run('Hans, Champion, 9 XP: halberd')}</w:p></w:moveFrom><w:p>${run('Hans, Champion, 9 XP: ')}<w:moveFrom>${run('halberd')}</w:moveFrom><w:moveTo>${run('halberd')}</w:moveTo></w:p><w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p></w:body></w:document>`,
    });
    expect(rowsOf(bytes)).toEqual([
      '1 Jean-Otto = reikland/captain 20 [sword pistol]',
      ...THREE.slice(1),
    ]);
  });

  test('in OpenDocument format is read the same way', () => {
    const bytes = zipOfFiles({
      'META-INF/manifest.xml': '<manifest/>',
      'content.xml': `<office:document-content xmlns:office="o" xmlns:text="x"><office:body><office:text><text:h>The Mud Crows (Reiklanders)</text:h><text:p>Otto Krank, Captain, 20 XP: sword, pistol</text:p><text:list><text:list-item><text:p>Hans, Champion, 9<text:s/>XP: halberd</text:p></text:list-item><text:list-item><text:p>The Ropes, 3 Warriors, 1 XP: spear, shield</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`,
    });
    expect(rowsOf(bytes)).toEqual(THREE);
  });

  test('in one file of OpenDocument, with what is struck out in it', () => {
    const bytes = bytesOf(
      `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="o" xmlns:style="s" xmlns:text="x" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:text><text:h>The Mud Crows (Reiklanders)</text:h><text:p>Otto Krank, Captain, 20 XP: sword, pistol</text:p><text:p><text:span text:style-name="T1">Uwe, Champion, 8 XP: axe</text:span></text:p><text:p>Hans, Champion, 9 XP: halberd</text:p><text:p>The Ropes, 3 Warriors, 1 XP: spear, shield</text:p></office:text></office:body></office:document>`,
    );
    expect(rowsOf(bytes)).toEqual(THREE);
    expect(importFile(bytes).issues.map(({ code }) => code)).toContain('DeadFighter');
  });
});

const HEADS = ['Name', 'Type', 'Number', 'Equipment', 'XP'];

describe.each([
  ['Excel', sheetsOf],
  ['OpenDocument', (sheets: Parameters<typeof flatSheetsOf>[0]) => bytesOf(flatSheetsOf(sheets))],
])('several sheets of %s', (_, made) => {
  test('are all read, below their names where those are headings', () => {
    const bytes = made({
      Heroes: [
        HEADS,
        ['Odile', 'Captain', '1', 'sword', '20'],
        ['Aude', 'Champion', '1', 'axe', '9'],
      ],
      Henchmen: [HEADS, ['The Rakes', 'Warrior', '3', 'spear', '1']],
      Prices: [
        ['Sword', '10'],
        ['Axe', '5'],
      ],
    });
    expect(importFile(bytes).fighters.map(({ name, role }) => `${name} ${role}`)).toEqual([
      'Odile hero',
      'Aude hero',
      'The Rakes henchmen',
    ]);
    expect(unreadOf(bytes)).toEqual(['Prices']);
  });

  test('of several warbands: the one that was open, and the others are named', () => {
    const bytes = made({
      Mud: SHEET,
      Reed: [
        ['The Reed Cats', '', 'Skaven'],
        [],
        HEADS,
        ['Skrit', 'Assassin Adept', '1', 'sword', '20'],
        ['The Claws', 'Verminkin', '3', 'club', '1'],
      ],
    });
    expect(rowsOf(bytes)).toEqual(THREE);
    expect(unreadOf(bytes)).toEqual(['Reed']);
  });

  test('a struck-out row stays away, with a word', () => {
    const struck = (text: string) => ({ text, struck: true });
    const bytes = made({
      Mud: [
        ['The Mud Crows', '', 'Reiklanders'],
        HEADS,
        ['Otto', 'Captain', '1', 'sword', '20'],
        ['Uwe', 'Champion', '1', 'axe', '9'].map(struck),
      ],
    });
    expect(importFile(bytes).fighters.map(({ name }) => name)).toEqual(['Otto']);
    expect(importFile(bytes).issues.map(({ code }) => code)).toContain('DeadFighter');
  });

  test('a cell that reaches over two rows is said in both', () => {
    const over = (text: string) => ({ text, rows: 2 });
    const bytes = made({
      Mud: [
        ['The Mud Crows', '', 'Reiklanders'],
        HEADS,
        ['Otto', 'Captain', '1', 'sword', '20'],
        [over('Dock Hands'), over('Warrior'), '2', 'spear', '1'],
        ['', '', '1', 'halberd', '1'],
      ],
    });
    expect(rowsOf(bytes).slice(1)).toEqual([
      '2 Dock Hands = reikland/warrior 1 [spear]',
      '1 Dock Hands = reikland/warrior 1 [halberd]',
    ]);
  });
});

describe('what is struck out', () => {
  const run = (text: string, value: string | null = null) =>
    `<w:r>${value === null ? '' : `<w:rPr><w:strike${value}/></w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  const wordOf = (...paragraphs: readonly string[]) =>
    zipOfFiles({
      'word/document.xml': `<w:document xmlns:w="w"><w:body>${paragraphs.map((one) => `<w:p>${one}</w:p>`).join('')}</w:body></w:document>`,
    });

  test('in Word is marked, and a fighter stays away', () => {
    const bytes = wordOf(
      run('The Mud Crows (Reiklanders)'),
      run('Otto, Captain: sword'),
      `${run('Uwe, Cham', '')}${run('pion: mace', '')}`,
      run('3 Warriors: clubs'),
    );
    const [, , struck] = readRoster(bytes, KIT).drafts[0]?.lines ?? [];
    expect(struck?.text).toBe('~~Uwe, Champion: mace~~');
    expect(importFile(bytes).fighters.map(({ name }) => name)).toEqual(['Otto', 'Warriors']);
  });

  test('is not what is only said not to be', () => {
    const bytes = wordOf(
      run('The Mud Crows (Reiklanders)'),
      run('Otto, Captain: sword', ' w:val="0"'),
    );
    expect(importFile(bytes).fighters.map(({ name }) => name)).toEqual(['Otto']);
  });

  test('on a page is so by tag or by style', () => {
    const page =
      '<html><body><h1>The Mud Crows (Reiklanders)</h1><ul><li>Otto, Captain: sword</li><li><s><b>Uwe</b>, Champion: mace</s></li><li><del>Ann, Youngblood: dagger</del></li><li style="text-decoration: line-through">Hob, Youngblood: axe</li><li>3 Warriors: clubs</li></ul></body></html>';
    expect(importFile(bytesOf(page)).fighters.map(({ name }) => name)).toEqual([
      'Otto',
      'Warriors',
    ]);
  });
});

describe('a row with a line break in a cell is one row', () => {
  test('on the clipboard', () => {
    const text =
      'Les Bacs (Mercenaires de Reikland)\nNom\tType\tÉquipement\tXP\nZoé\tRecrue\t"dague\narc"\t5\nLes Cordes\t3 Guerriers\t"lance\nbouclier"\t4\n';
    expect(rowsOf(bytesOf(text))).toEqual([
      '1 Zoé = reikland/youngblood 5 [dagger bow]',
      '3 Les Cordes = reikland/warrior 4 [spear shield]',
    ]);
  });

  test('in a file, with the marks that quotes and separators need', () => {
    const text =
      'Mercenaires de Reikland;;;\nNom;Type;XP;Équipement\n"Zoé ""la Puce""";Recrue;5;"dague\narc; corde"\nOdile;Capitaine;20;épée\n';
    const [zoe, odile] = importFile(bytesOf(text)).fighters;
    expect(zoe).toMatchObject({ type: 'Recrue', xp: 5 });
    expect(zoe?.equipment.map(({ itemId }) => itemId)).toEqual(
      expect.arrayContaining(['dagger', 'bow']),
    );
    expect(odile).toMatchObject({ name: 'Odile', xp: 20 });
  });
});

describe('bytes without a word about their letters', () => {
  const LIST =
    'Les Bacs (Mercenaires de Reikland)\nBéatrice, Capitaine : épée\nHans, Champion : hache\n3 Guerriers : lances\n';

  test('are those of Windows', () => {
    const high = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–';
    const bytes = Uint8Array.from(`${LIST}L’Œil, Recrue : dague – 3 XP`, (letter) => {
      const at = high.indexOf(letter);
      return at < 0 ? letter.charCodeAt(0) : 0x80 + at;
    });
    const [draft] = readRoster(bytes, KIT).drafts;
    expect(draft?.lines.map(({ text }) => text)).toContain('L’Œil, Recrue : dague – 3 XP');
    expect(importFile(bytes).issues.map(({ code }) => code)).not.toContain('LettersUnclear');
  });

  test('and of an older code page are told by what stands within words', () => {
    const bytes = Uint8Array.from(LIST.replaceAll('é', '\x82'), (letter) => letter.charCodeAt(0));
    const { issues, outcome } = importFile(bytes);
    expect(outcome).toBe('partial');
    expect(issues).toContainEqual({
      code: 'LettersUnclear',
      text: 'Letters are wrong, as in “B‚atrice”: save the list as UTF-8.',
      line: null,
    });
  });
});

test('what is packed by itself is read', () => {
  const list = bytesOf('The Mud Crows (Reiklanders)\nOtto, Captain: sword\n3 Warriors: clubs\n');
  expect(rowsOf(gzipSync(list))).toHaveLength(2);
});

test.each([
  ['.xls, .doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['.rtf', bytesOf(`{\\rtf1\\ansi ${'\\par Otto, Captain'.repeat(2000)}}`)],
  ['.gnumeric', gzipSync(bytesOf('<?xml version="1.0"?><gnm:Workbook xmlns:gnm="g"/>'))],
  [
    '.abw',
    bytesOf('<?xml version="1.0"?><!DOCTYPE abiword PUBLIC "-//ABISOURCE//DTD AWML"><abiword/>'),
  ],
  ['.epub', zipOfFiles({ mimetype: 'x', 'META-INF/container.xml': '<container/>' })],
  ['.xlsb', zipOfFiles({ 'xl/workbook.bin': 'x' })],
  ['.numbers, .pages', zipOfFiles({ 'Index/Document.iwa': 'x' })],
])('%s is refused by its name, with the way out', (form, bytes) => {
  const { outcome, issues } = importFile(bytes);
  expect(outcome).toBe('refused');
  expect(issues.map(({ code, text }) => [code, text.includes(`(${form})`)])).toEqual([
    ['OtherForm', true],
  ]);
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
