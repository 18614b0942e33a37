import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Nobody is certain whose words were not all read, who stands below a line that was set aside, or who has what he
// can't have.

const read = (...lines: readonly string[]) => importFile(bytesOf(lines.join('\n')));

/** Each fighter as `✓ number name [items] doubts`. */
function rowsOf(...lines: readonly string[]): readonly string[] {
  return read(...lines).fighters.map(({ count, name, equipment, unsure }) => {
    const things = equipment.map(
      (one) => `${one.count > 1 ? `${one.count} ` : ''}${one.itemId ?? one.name}`,
    );
    return `${unsure.length === 0 ? '✓' : '?'} ${count} ${name} [${things.join(', ')}] ${unsure.join(' ')}`.trim();
  });
}

const BEFORE = ['The Low Tide (Reikland)', 'Lotte, Captain: sword', 'Dirk, Champion: axe'];

describe('every word of a fighter is read, or he is doubtful', () => {
  test.each([
    ['3 Warriors: spears, 7 zrk', 'count equipment xp'],
    ['3 Warriors: spears and zrk olv', 'equipment'],
    ['3 Warriors: spears. Nobody pays them.', ''],
    ['3 Warriors: spears (they never sing)', ''],
    ['3 Warriors [b]: [i]spears[/i]', ''],
  ])('%s', (line, doubts) => {
    const own = read(...BEFORE, line).fighters.at(-1)?.unsure ?? [];
    expect(own.length > 0).toBe(doubts !== '');
    for (const one of own) expect(doubts).toContain(one);
  });
});

describe('details below a line that was set aside', () => {
  test('are those of the unknown fighter whom the line names', () => {
    const rows = rowsOf(
      'Reikland',
      'Lotte, Captain',
      '- sword',
      'Pim, Eel Keeper',
      '- crossbow, net',
      '2 Warriors',
      '- axe',
    );
    expect(rows).toEqual([
      '✓ 1 Lotte [sword]',
      '? 1 Pim [crossbow, net] type name who',
      '✓ 2 Warriors [axe]',
    ]);
  });

  test('are in doubt where it names nobody', () => {
    const rows = rowsOf(
      'Reikland',
      'Lotte, Captain: sword',
      'as we all said that day, again and again,',
      '- crossbow',
      '2 Warriors: axe',
    );
    expect(rows).toEqual(['? 1 Lotte [sword, crossbow] equipment who', '✓ 2 Warriors [axe]']);
  });
});

describe('what is crossed out', () => {
  test.each([
    ['- Lotte, Captain: ~~dagger~~ sword', '✓ 1 Lotte [sword]'],
    ['- Lotte, Captain: [s]dagger[/s], sword', '✓ 1 Lotte [sword]'],
    ['- Lotte, Captain: <del>dagger</del> sword', '✓ 1 Lotte [sword]'],
    ['- Lotte, Captain: sword, ~dagger~', '✓ 1 Lotte [sword]'],
    ['- ~~Spear~~ Halberd: Gate Watch (2 Warriors)', '? 2 Gate Watch [halberd] equipment'],
    ['| Lotte | Captain | ~~dagger~~, sword |', '✓ 1 Lotte [sword]'],
  ])('is not carried: %s', (line, row) => {
    const head = line.startsWith('|') ? ['| Name | Type | Equipment |', '|---|---|---|'] : [];
    expect(rowsOf('# Low Tide (Reikland)', '- Dirk, Champion: axe', '', ...head, line).at(-1)).toBe(
      row,
    );
  });

  test.each([
    '- ~~Old Pim, Champion: mace~~',
    '[*][s][b]Old Pim[/b] Champion - mace[/s] [color=grey]gone[/color]',
    '- <s>Old Pim, Champion</s>',
    '~Old Pim, Champion: mace~',
  ])('is nobody, and that is said: %s', (line) => {
    const { fighters, issues } = read(...BEFORE, line, '3 Warriors: spears');
    expect(fighters.map(({ name }) => name)).toEqual(['Lotte', 'Dirk', 'Warriors']);
    expect(issues.map(({ code }) => code)).toContain('DeadFighter');
  });

  test('is nobody in a table either', () => {
    const { fighters, issues } = read(
      '# Low Tide (Reikland)',
      '| Name | Type | Equipment |',
      '|---|---|---|',
      '| Lotte | Captain | sword |',
      '| ~~Dirk~~ | ~~Champion~~ | axe |',
      '| The Oars (3) | Warriors | spear |',
    );
    expect(fighters.map(({ name }) => name)).toEqual(['Lotte', 'The Oars']);
    expect(issues.map(({ code }) => code)).toContain('DeadFighter');
  });
});

describe('characteristics', () => {
  const row = (numbers: string) =>
    read(
      'Reikland',
      '| Name | Type | M | WS | BS | S | T | W | I | A | Ld |',
      `| Lotte | Captain | ${numbers} |`,
      '| Dirk | Champion | 4 | 4 | 3 | 3 | 3 | 1 | 3 | 1 | 7 |',
    ).fighters[0];

  test('out of bounds have slipped into other columns: none of them counts', () => {
    const lotte = row('1 | 20 | 4 | 4 | 4 | 3 | 3 | 1 | 4');
    expect(lotte?.unsure).toEqual(['stats']);
    expect(lotte?.stats).toMatchObject({ M: 4, WS: 4, Ld: 8 });
  });

  test('within them are the fighter’s', () => {
    expect(row('4 | 5 | 4 | 4 | 3 | 1 | 4 | 1 | 9')).toMatchObject({
      sure: true,
      stats: { WS: 5, Ld: 9 },
    });
  });

  test('in columns of spaces are not counted together with models and experience', () => {
    const { fighters } = read(
      'Reikland',
      'Nom       Type        Nombre   XP   M    CC   CT   F    E    PV   I    A    Cd   Équipement',
      'Élodie    Capitaine   1        20   4    5    4    3    3    1    4    1    8    épée',
      'Zoé       Recrue      1        2    4    2    2    3    3    1    3    1    6    dague',
    );
    expect(fighters.map(({ name, xp, stats }) => [name, xp, stats['WS'], stats['Ld']])).toEqual([
      ['Élodie', 20, 5, 8],
      ['Zoé', 2, 2, 6],
    ]);
  });
});

describe('what a fighter can’t have is in doubt', () => {
  test.each([
    ['Nains', 'Noble nain Snorri : hache. Compétences : Dur à cuire', 'skills'],
    ['Reikland', 'Capitaine Otto : épée. Compétences : Dur à cuire', ''],
    ['Reikland', 'Capitaine Otto : épée. Compétences : Increvable', 'skills'],
    ['Reikland', 'Capitaine Otto : épée. Compétences : Esquive', ''],
    ['Reikland', '3 Guerriers : arquebuse', 'equipment'],
    ['Reikland', '3 Guerriers : arbalète', ''],
    ['Reikland', 'Capitaine Otto : fronde', ''],
  ])('%s: %s', (band, line, doubt) => {
    const other = band === 'Nains' ? '3 Guerriers nains : hache' : 'Champion Max : épée';
    expect(read(band, line, other).fighters[0]?.unsure).toEqual(doubt === '' ? [] : [doubt]);
  });
});

test.each(['Charge furieuse', 'Dérobade', 'Redoutable', 'Prompt rétablissement'])(
  'a French skill by another name is known: %s',
  (skill) => {
    const { fighters } = read(
      'Reikland',
      `Capitaine Otto : épée. Compétences : ${skill}`,
      '3 Guerriers : lance',
    );
    expect(fighters[0]?.skills).toEqual([skill]);
  },
);

describe('a price', () => {
  test.each([
    ['Otto, Captain: bow (15 gc)', 'equipment'],
    ['Otto, Captain: bow (10 gc)', ''],
    ['Otto, Captain: pistol (30 gc)', 'equipment'],
    ['Otto, Captain: sword 10 gc, dagger 2 gc', ''],
    ['Otto, Captain: sword (12 gc)', ''],
    ['Otto, Captain: bow (long)', 'equipment'],
  ])('that is another thing’s of nearly the same name is in doubt: %s', (line, doubt) => {
    const [otto] = read('Reikland', line, 'Max, Champion: axe', '3 Warriors: spears').fighters;
    expect(otto?.unsure).toEqual(doubt === '' ? [] : [doubt]);
  });
});

test('whoever has wrong letters is in doubt', () => {
  const { fighters, issues } = read(
    'Reikland',
    'BÃ©atrice, Captain: sword',
    'Max, Champion: axe',
    'Ren\uFFFDe, Champion: axe',
    '3 Warriors: spears',
  );
  expect(fighters.map(({ unsure }) => unsure.includes('name'))).toEqual([true, false, true, false]);
  expect(issues.map(({ code }) => code)).toContain('LettersUnclear');
});

test.each([
  ['Possessed', 'Magister Lotte: sword', 'Possessed Pim: claws'],
  ['Undead', 'Vampire Lotte: sword', '3 Zombies: axe'],
])('who never carries anything is in doubt with a weapon: %s', (...lines) => {
  const { fighters } = read(...lines);
  expect(fighters.map(({ unsure }) => unsure)).toEqual([[], ['equipment']]);
});
