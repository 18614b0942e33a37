import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Tables of plain text and of pages in which a cell goes over several lines or rows.

/** Each fighter as `✓ number name = profile experience [items]`. */
function rowsOf(...lines: readonly string[]): readonly string[] {
  return importFile(bytesOf(lines.join('\n'))).fighters.map((one) => {
    const things = one.equipment.map(({ itemId, name }) => itemId ?? name).join(', ');
    const sign = one.sure ? '✓' : '?';
    return `${sign} ${one.count} ${one.name} = ${one.profileId ?? one.type} ${one.xp} [${things}]`;
  });
}

const ROWS = [
  '✓ 1 Élise Roux = reikland/captain 20 [sword, pistol]',
  '✓ 2 Les Cordes = reikland/warrior 1 [spear, light-armour]',
];

describe('cells over several lines', () => {
  test.each([
    [
      'between rulers, with a blank line between rows',
      [
        'Les Marées',
        '',
        'Mercenaires de Reikland',
        '',
        '  --------- ----------- -------- ---- --------------',
        '  Nom       Type        Nombre   XP   Équipement',
        '',
        '  Élise     Capitaine   1        20   épée,',
        '  Roux                                pistolet',
        '',
        '  Les       Guerrier    2        1    lance, armure',
        '  Cordes                              légère',
        '  --------- ----------- -------- ---- --------------',
      ],
    ],
    [
      'in a grid',
      [
        'Les Marées (Mercenaires de Reikland)',
        '',
        '+--------+-----------+--------+----+---------------+',
        '| Nom    | Type      | Nombre | XP | Équipement    |',
        '+========+===========+========+====+===============+',
        '| Élise  | Capitaine | 1      | 20 | épée,         |',
        '| Roux   |           |        |    | pistolet      |',
        '+--------+-----------+--------+----+---------------+',
        '| Les    | Guerrier  | 2      | 1  | lance, armure |',
        '| Cordes |           |        |    | légère        |',
        '+--------+-----------+--------+----+---------------+',
      ],
    ],
    [
      'of AsciiDoc, one a line',
      [
        '= Les Marées (Mercenaires de Reikland)',
        '',
        '|===',
        '|Nom |Type |Nombre |XP |Équipement',
        '',
        '|Élise Roux',
        '|Capitaine',
        '|1',
        '|20',
        '|épée,',
        'pistolet',
        '',
        '|Les Cordes |Guerrier |2 |1',
        '|lance, armure légère',
        '|===',
      ],
    ],
    [
      'of Jira, with line breaks',
      [
        'h1. Les Marées (Mercenaires de Reikland)',
        '',
        '||Nom||Type||Nombre||XP||Équipement||',
        '|Élise Roux|Capitaine|1|20|épée',
        'pistolet|',
        '|Les Cordes|Guerrier|2|1|lance',
        'armure légère|',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(rowsOf(...lines)).toEqual(ROWS);
  });

  test('of HTML that reach over several rows or columns are said in each', () => {
    const row = (...cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;
    const page = `<html><body><h1>Low Tide (Reikland)</h1><table>${[
      row(
        '<th>Role</th>',
        '<th>Name</th>',
        '<th>Type</th>',
        '<th>Number</th>',
        '<th>XP</th>',
        '<th>Equipment</th>',
      ),
      row(
        '<td rowspan="2">Hero</td>',
        '<td>Lotte</td>',
        '<td>Captain</td>',
        '<td colspan="2">1</td>',
        '<td>sword</td>',
      ),
      row('<td>Dirk</td>', '<td>Champion</td>', '<td>1</td>', '<td>9</td>', '<td>axe</td>'),
      row(
        '<td>Henchmen</td>',
        '<td rowspan="2">The Oars</td>',
        '<td rowspan="2">Warriors</td>',
        '<td>2</td>',
        '<td>1</td>',
        '<td>spear</td>',
      ),
      row('<td>Henchmen</td>', '<td>1</td>', '<td>1</td>', '<td>halberd</td>'),
    ].join('')}</table></body></html>`;
    expect(rowsOf(page)).toEqual([
      '✓ 1 Lotte = reikland/captain 20 [sword]',
      '✓ 1 Dirk = reikland/champion 9 [axe]',
      '✓ 2 The Oars = reikland/warrior 1 [spear]',
      '✓ 1 The Oars = reikland/warrior 1 [halberd]',
    ]);
  });
});
