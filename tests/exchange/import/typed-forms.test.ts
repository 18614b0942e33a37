import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Forms in which lists are typed, pasted and copied, with the fighters that each means.

const read = (text: string) => importFile(bytesOf(text));

/** Each fighter as `✓ number name = profile experience [items] doubts`. */
function rowsOf(text: string): readonly string[] {
  return read(text).fighters.map(({ count, name, type, profileId, xp, equipment, unsure }) => {
    const things = equipment.map(
      (one) => `${one.count > 1 ? `${one.count} ` : ''}${one.itemId ?? one.name}`,
    );
    const sign = unsure.length === 0 ? '✓' : '?';
    return `${sign} ${count} ${name} = ${profileId ?? type} ${xp} [${things.join(', ')}] ${unsure.join(' ')}`.trim();
  });
}

const lines = (...all: readonly string[]) => all.join('\n');

interface Form {
  readonly text: string;
  readonly rows: readonly string[];
}

const FORMS: Readonly<Record<string, Form>> = {
  'a table of types and experience, and the things below it': {
    text: lines(
      '# Low Tide (Reikland)',
      '| Name | Type | XP |',
      '|---|---|---|',
      '| Lotte Finch | Captain | 22 |',
      '| Oars (3) | Warriors | 1 |',
      '',
      '**Lotte Finch**: sword, helmet',
      '**Oars**: clubs',
    ),
    rows: [
      '✓ 1 Lotte Finch = reikland/captain 22 [sword, helmet]',
      '✓ 3 Oars = reikland/warrior 1 [hammer]',
    ],
  },
  'a table of characteristics, and the things below it': {
    text: lines(
      '# Low Tide (Reikland)',
      '| Fighter | M | WS | BS | S | T | W | I | A | Ld |',
      '|---|---|---|---|---|---|---|---|---|---|',
      '| Captain Lotte | 4 | 4 | 4 | 3 | 3 | 1 | 4 | 1 | 8 |',
      '| Warriors (3) | 4 | 3 | 3 | 3 | 3 | 1 | 3 | 1 | 7 |',
      '',
      'Captain Lotte: sword, flail',
      'Warriors: clubs',
    ),
    rows: [
      '✓ 1 Lotte = reikland/captain 20 [sword, flail]',
      '✓ 3 Warriors = reikland/warrior 0 [hammer]',
    ],
  },
  'one cell a line': {
    text: lines(
      'Les Marées',
      'Mercenaires de Reikland',
      '',
      'Nom\nType\nNombre\nXP\nÉquipement',
      'Élise Roux\nCapitaine\n1\n20\népée, pistolet',
      'Les Cordes\nGuerrier\n2\n1\nlance, bouclier',
    ),
    rows: [
      '✓ 1 Élise Roux = reikland/captain 20 [sword, pistol]',
      '✓ 2 Les Cordes = reikland/warrior 1 [spear, shield]',
    ],
  },
  'one cell a line, with blank lines between the rows': {
    text: lines(
      'Low Tide (Reikland)\n',
      'Name\nType\nNumber\nEquipment\nExperience\n',
      'Lotte Finch\nCaptain\n1\nSword\n22\n',
      'Oars\nWarriors\n3\nClubs\n1',
    ),
    rows: [
      '✓ 1 Lotte Finch = reikland/captain 22 [sword]',
      '✓ 3 Oars = reikland/warrior 1 [hammer]',
    ],
  },
  'things counted after a type of which there is one': {
    text: lines(
      'Low Tide (Reikland)',
      'Captain - 2 swords, helmet',
      'Champion (2 daggers)',
      'Youngblood: 1 sling',
    ),
    rows: [
      '✓ 1 Captain = reikland/captain 20 [2 sword, helmet]',
      '✓ 1 Champion = reikland/champion 8 [2 dagger]',
      '✓ 1 Youngblood = reikland/youngblood 0 [sling]',
    ],
  },
  'a group’s size beside its price, on a line of its own': {
    text: lines(
      '# Low Tide (Reikland)',
      '### Lotte · Captain',
      '*60 gold crowns*',
      '- Sword',
      '### The Oars · Warriors',
      '*75 gold crowns (3 models, 25 gc each)*',
      '- Spear',
    ),
    rows: ['✓ 1 Lotte = reikland/captain 20 [sword]', '✓ 3 The Oars = reikland/warrior 0 [spear]'],
  },
  'names below types, and none yet for some': {
    text: lines(
      '# Low Tide',
      'Reikland',
      '## Captain',
      'Name: Lotte Finch',
      'Equipment: sword',
      '## Champion',
      'Named: [PLACEHOLDER]',
      'Equipment: axe',
      '## Warriors (3)',
      'Name: TBD',
      'Equipment: spear',
    ),
    rows: [
      '✓ 1 Lotte Finch = reikland/captain 20 [sword]',
      '✓ 1 Champion = reikland/champion 8 [axe]',
      '✓ 3 Warriors = reikland/warrior 0 [spear]',
    ],
  },
  'a pair of fighters in a sentence': {
    text: lines(
      'Reiklanders for tomorrow:',
      'The captain has a sword. Two champions with crossbows and a pair of marksmen with bows.',
    ),
    rows: [
      '✓ 1 Captain = reikland/captain 20 [sword]',
      '✓ 1 Champion = reikland/champion 8 [crossbow]',
      '✓ 1 Champion = reikland/champion 8 [crossbow]',
      '✓ 2 marksmen = reikland/marksman 0 [bow]',
    ],
  },
  'the tags of a virtual table': {
    text: lines(
      'Low Tide (Reikland)',
      '[b]Lotte[/b] - Captain',
      '[sup]Exp 21/90[/sup]',
      '[5ACFFF]Equipment:[-] Sword, Helmet',
      '',
      '[b]Dirk[/b] - Champion',
      '[sub]Exp 9/90[/sub]',
      'Equipment: Axe',
    ),
    rows: [
      '? 1 Lotte = reikland/captain 21 [sword, helmet] xp',
      '? 1 Dirk = reikland/champion 9 [axe] xp',
    ],
  },
};

describe('a table', () => {
  test('says what somebody has learnt or suffered below any head', () => {
    const { fighters, rest } = read(
      lines(
        '# Low Tide (Reikland)',
        '| Nom | Profil | Équipement | Compétences / Blessures |',
        '|---|---|---|---|',
        '| Élise | Capitaine | épée | Esquive |',
        '| Odo | Champion | hache | Œil crevé |',
        '| Pim | Champion | hache | craint l’eau |',
      ),
    );
    expect(fighters.map(({ skills, injuries }) => [...skills, ...injuries])).toEqual([
      ['Esquive'],
      ['Œil crevé'],
      [],
    ]);
    expect(rest.map(({ text }) => text)).toContain('craint l’eau');
  });

  test.each([
    [
      'too many cells',
      '| Lotte | Captain | sword | helmet | 20 |',
      '? 1 Lotte = reikland/captain 20 [sword, helmet] equipment xp',
    ],
    [
      'too few cells',
      '| Lotte | Captain | 20 |',
      '? 1 Lotte = reikland/captain 20 [] equipment xp',
    ],
    [
      'no cell at its end',
      '| Lotte | Captain | sword |',
      '✓ 1 Lotte = reikland/captain 20 [sword]',
    ],
    [
      'a cell too many that is empty',
      '| Lotte | Captain | sword | 20 | |',
      '✓ 1 Lotte = reikland/captain 20 [sword]',
    ],
  ])('with %s in a row', (_, row, fighter) => {
    const text = lines(
      '# Low Tide (Reikland)',
      '| Name | Type | Gear | XP |',
      '|---|---|---|---|',
      row,
      '| Dirk | Champion | axe | 8 |',
    );
    expect(rowsOf(text)).toEqual([fighter, '✓ 1 Dirk = reikland/champion 8 [axe]']);
    const bare = text.replace('|---|---|---|---|\n', '');
    expect(rowsOf(bare)).toEqual(rowsOf(text));
  });

  test('beside another is read apart from it', () => {
    const text = lines(
      'Low Tide (Reikland),,,,,,,',
      'HERO,TYPE,GEAR,XP,HENCHMEN,TYPE,NUMBER,GEAR',
      'Lotte,Captain,Sword,20,Oars,Warriors,4,Spear',
      'Dirk,Champion,Axe,8,Eyes,Marksmen,2,Bow',
    );
    expect(rowsOf(text)).toEqual([
      '✓ 1 Lotte = reikland/captain 20 [sword]',
      '✓ 4 Oars = reikland/warrior 0 [spear]',
      '✓ 1 Dirk = reikland/champion 8 [axe]',
      '✓ 2 Eyes = reikland/marksman 0 [bow]',
    ]);
  });

  test('of HTML in the middle of a text is a table', () => {
    const row = (...cells: readonly string[]) =>
      `<tr>\n${cells.map((cell) => `<td>${cell}</td>`).join('\n')}\n</tr>`;
    const text = lines(
      '# Low Tide',
      '',
      'Reikland',
      '',
      '<table>',
      row('Name', 'Type', 'Number', 'XP', 'Equipment'),
      row('Lotte', 'Captain', '1', '20', 'sword<br />\nhelmet'),
      row('Oars', 'Warriors', '2', '1', 'spear'),
      '</table>',
    );
    expect(rowsOf(text)).toEqual([
      '✓ 1 Lotte = reikland/captain 20 [sword, helmet]',
      '✓ 2 Oars = reikland/warrior 1 [spear]',
    ]);
  });
});

describe('a list of Markdown', () => {
  test('of types alone is a warband, if one comes twice', () => {
    const types = ['Captain', 'Champion', 'Champion', 'Warrior', 'Warrior', 'Marksman'];
    expect(rowsOf(lines('# Reikland', '', ...types.map((one) => `- ${one}`)))).toEqual([
      '✓ 1 Captain = reikland/captain 20 []',
      '✓ 1 Champion = reikland/champion 8 []',
      '✓ 1 Champion = reikland/champion 8 []',
      '? 2 Warrior = reikland/warrior 0 [] count',
      '✓ 1 Marksman = reikland/marksman 0 []',
    ]);
  });

  test('of names alone asks for the type of each', () => {
    const text = lines(
      '# The Low Tide',
      'Reikland',
      '## Heroes',
      '- Lotte Finch',
      '- Dirk',
      '## Henchmen',
      '- The Oars',
    );
    const { fighters, issues } = read(text);
    expect(fighters.map(({ name, role, unsure }) => [name, role, unsure.join(' ')])).toEqual([
      ['Lotte Finch', 'hero', 'name type who'],
      ['Dirk', 'hero', 'name type who'],
      ['The Oars', 'henchmen', 'name type who'],
    ]);
    expect(issues.map(({ code }) => code)).not.toContain('LeftOut');
  });

  test('with a table of characteristics for each type', () => {
    const head = (type: string) => [
      `| ${type} | M | WS | BS | S | T | W | I | A | Ld | Equipment |`,
      '|---|---|---|---|---|---|---|---|---|---|---|',
    ];
    const text = lines(
      '# The Low Tide (Reikland)',
      ...head('Captain'),
      '| Lotte | 4 | 5 | 4 | 3 | 3 | 1 | 4 | 1 | 8 | sword |',
      '',
      ...head('Champion'),
      '| Dirk | 4 | 4 | 3 | 3 | 3 | 1 | 3 | 1 | 7 | axe |',
      '| Odo | 4 | 4 | 3 | 3 | 3 | 1 | 3 | 1 | 7 | |',
    );
    expect(rowsOf(text)).toEqual([
      '✓ 1 Lotte = reikland/captain 20 [sword]',
      '✓ 1 Dirk = reikland/champion 8 [axe]',
      '✓ 1 Odo = reikland/champion 8 []',
    ]);
    expect(read(text).fighters[0]?.stats).toMatchObject({ WS: 5, Ld: 8 });
  });
});

describe('a list', () => {
  test.each(Object.entries(FORMS))('with %s', (_, { text, rows }) => {
    expect(rowsOf(text)).toEqual(rows);
  });
});

describe('the warband’s name', () => {
  test.each([
    lines(
      '---',
      'title: Low Tide',
      'tags: [game, roster]',
      '---',
      '- Lotte, Captain: sword',
      '- 3 Warriors: clubs',
    ),
    lines(
      'Warband,Low Tide,,',
      'Name,Type,No.,Weapons',
      'Lotte,Captain,1,Sword',
      'Oars,Warriors,3,Spear',
    ),
    lines(
      'sep=;',
      'Low Tide;;;',
      'Name;Type;No.;Weapons',
      'Lotte;Captain;1;Sword',
      'Oars;Warriors;3;Spear',
    ),
    lines('Reikland - Low Tide', '- Lotte, Captain: sword', '- 3 Warriors: clubs'),
    lines('[b]Low Tide[/b]', '[u]Heroes[/u]', 'Lotte (Captain): sword', '3 Warriors: clubs'),
    lines('Warband: Low Tide (Reikland)', '- Lotte, Captain: sword', '- 3 Warriors: clubs'),
    lines(
      'Low Tide;;;;;',
      'Reikland;;;;;',
      'Name;Type;No.;Weapons;Armour;XP',
      'Lotte;Captain;1;Sword;;20',
      'Oars;Warriors;3;Spear;;0',
    ),
  ])('is that alone', (text) => {
    expect(read(text).warband?.name).toBe('Low Tide');
  });
});

describe('a report of a battle is none of a warband', () => {
  test.each([
    lines(
      '# Third evening',
      'We met at the old mill. My Low Tide against the Sisters.',
      '- Captain Lotte charged a Sister Superior and fell.',
      '- Two Novices were taken out by my Marksmen.',
    ),
    lines(
      '# Evening 4',
      'Two of us played. I had the Low Tide, Ana had her Sisters.',
      '- Sister Gerta took out two Warriors with her hammer.',
      '',
      '| Warband | Rating | Wyrdstone | Gold |',
      '|---|---|---|---|',
      '| Low Tide | 112 | 3 | 45 |',
      "| Ana's Sisters | 131 | 2 | 20 |",
    ),
  ])('%#', (text) => {
    const { outcome, fighters } = read(text);
    expect([outcome, fighters]).toEqual(['refused', []]);
  });
});

describe('a total that the list states', () => {
  const list = (...more: readonly string[]) =>
    read(
      lines(
        'Low Tide (Reikland)',
        'Captain: sword',
        'Champion: axe',
        '3 Warriors: spears',
        ...more,
      ),
    );

  test.each([
    ['Total models: 7', [{ is: 'models', value: 7, understood: 5 }]],
    ['That makes 8 models.', [{ is: 'models', value: 8, understood: 5 }]],
    ['Ça fait 8 figurines', [{ is: 'models', value: 8, understood: 5 }]],
    ['Warband rating: 104', [{ is: 'rating', value: 104, understood: 53 }]],
    ['Total models: 5, rating 53', []],
    ['13 lads', [{ is: 'models', value: 13, understood: 5 }]],
    ['Members: 7', [{ is: 'models', value: 7, understood: 5 }]],
    ['\n7 gars', [{ is: 'models', value: 7, understood: 5 }]],
    ['Total: 480 gc', [{ is: 'gold', value: 480, understood: 215 }]],
    ['\nGold spent: 225', [{ is: 'gold', value: 225, understood: 215 }]],
    ['Total: 215 gc', []],
    ['Coût total : 215 co', []],
    ['Total gold: 35', []],
    ['2 models have no shields', []],
    ['\n3 men', []],
  ])('is compared with what was read: %s', (line, totals) => {
    expect(
      list(line).totals.map(({ is, value, understood }) => ({ is, value, understood })),
    ).toEqual(totals);
  });

  test('is none where it is what each fighter has cost', () => {
    const text = ['Captain: sword', 'Cost: 70 gc', 'Champion: axe', 'Cost: 40 gc'];
    expect(read(lines('Low Tide (Reikland)', ...text)).totals).toEqual([]);
  });

  test('is not to be had of a thing without a price', () => {
    const text = lines('Low Tide (Reikland)', 'Captain: sword, zrkmpf', 'Total: 480 gc');
    expect(read(text).totals).toEqual([]);
  });

  test('is an app’s as well', () => {
    const file = {
      name: 'Low Tide',
      faction: 'Reikland',
      rating: 70,
      memberCount: 3,
      goldSpent: 110,
      members: [
        { name: 'Lotte', type: 'Captain', xp: 20, equipment: ['Sword'] },
        { name: 'Dirk', type: 'Champion', xp: 8, equipment: ['Axe'] },
      ],
    };
    expect(
      read(JSON.stringify(file)).totals.map(({ is, value, understood }) => [is, value, understood]),
    ).toEqual([
      ['models', 3, 2],
      ['rating', 70, 38],
    ]);
  });

  test('that differs names the lines set aside first', () => {
    const [total] = list('Zrkmpf Olvaneth', 'Total models: 7').totals;
    expect(total?.lines).toEqual([5]);
  });

  test('in a table may be a number alone', () => {
    const { totals, fighters } = read(
      lines(
        'Low Tide (Reikland)',
        'Name;Type;No.;Weapons;XP',
        'Lotte;Captain;1;Sword;20',
        'Oars;Warriors;3;Spear;0',
        ';;5;;',
      ),
    );
    expect(fighters.map(({ unsure }) => unsure)).toEqual([[], []]);
    expect(totals).toMatchObject([{ is: 'models', value: 5, understood: 4, line: 5 }]);
  });

  test('in a table is its row of totals', () => {
    const { totals, fighters } = read(
      lines(
        'Low Tide (Reikland)',
        'Name;Type;No.;Weapons;XP',
        'Lotte;Captain;1;Sword;20',
        'Oars;Warriors;3;Spear;0',
        'Total;;6;;',
      ),
    );
    expect(fighters).toHaveLength(2);
    expect(totals).toMatchObject([{ is: 'models', value: 6, understood: 4, line: 5 }]);
  });
});

test('whoever is a captive misses the next battle', () => {
  const { fighters } = read(
    lines(
      'Low Tide (Reikland)',
      'Lotte, Captain: sword',
      'Dirk, Champion: axe, captured',
      '3 Warriors: spears',
    ),
  );
  expect(fighters[1]?.injuries).toEqual(['captured']);
  expect(
    read(lines('Reikland', 'Capitaine Otto : épée', 'Champion Max : hache (capturé)')).issues.map(
      ({ code }) => code,
    ),
  ).toContain('MissesNext');
});

test('a name with “and” in it is one fighter’s, where there may be one', () => {
  const { fighters } = read(
    lines('Reikland', 'Otto & Sons (Captain): sword', '3 Warriors: spears'),
  );
  expect(fighters.map(({ name, count, unsure }) => [name, count, unsure])).toEqual([
    ['Otto & Sons', 1, ['count', 'name']],
    ['Warriors', 3, []],
  ]);
});

test('the sums of a rating are no fighters', () => {
  const { fighters, issues } = read(
    lines(
      'Low Tide (Reikland)',
      'Captain: sword',
      '3 Warriors: clubs',
      'Warriors: Base 15 + Experience 6 = 21',
      'Captain: 5 base + 20 exp = 25',
    ),
  );
  expect(fighters.map(({ name, count }) => `${count} ${name}`)).toEqual([
    '1 Captain',
    '3 Warriors',
  ]);
  expect(issues.filter(({ code }) => code === 'LeftOut').map(({ line }) => line)).toEqual([4, 5]);
});

test.each([
  ['Dirk, Champion: axe, captured by the Skaven'],
  ['Dirk, Champion : hache, capturé par les Skavens'],
  ['Dirk, Champion : hache (prisonnier des Skavens)'],
  ['Dirk, Champion: axe. Held captive by the Sisters.'],
])('whoever holds him, a captive misses the next battle: %s', (line) => {
  const { issues, fighters } = read(
    lines('Reikland', 'Otto, Captain: sword', line, '3 Warriors: spears'),
  );
  expect(fighters.map(({ count }) => count)).toEqual([1, 1, 3]);
  expect(issues.map(({ code, text }) => `${code} ${text}`)).toContainEqual(
    expect.stringMatching(/^MissesNext Dirk/u),
  );
});

test('a part of a compound is the only fighters of the warband who are called so', () => {
  const { fighters } = read(
    lines('Untote', 'Vampir (Vicomte): Schwert', 'Nekromant', '5 Ghoule, 3 Zombies, 3 Wolf'),
  );
  expect(fighters.map(({ count, profileId }) => `${count} ${profileId}`)).toEqual([
    '1 undead/vampire',
    '1 undead/necromancer',
    '5 undead/ghoul',
    '3 undead/zombie',
    '3 undead/dire-wolf',
  ]);
});

test.each([
  lines('# Crows, Reikland', '- Otto, Mercenary Captain: sword', '- Hans, Champion: axe'),
  lines(
    'Crows, Reikland',
    'Name,Type,Equipment',
    'Otto,Mercenary Captain,sword',
    'Hans,Champion,axe',
  ),
])('a warband’s type says more than a word for all mercenaries', (text) => {
  expect(read(text).warband).toEqual({ name: 'Crows', type: 'Reikland' });
  expect(rowsOf(text)).toEqual([
    '✓ 1 Otto = reikland/captain 20 [sword]',
    '✓ 1 Hans = reikland/champion 8 [axe]',
  ]);
});

test('the text of Army Builder, with types cut short and the things in the line below', () => {
  const text = lines(
    'Orc Mob',
    'Boss   1  Grashak           M:4 WS:4 BS:4 S:4 T:4 W:1 I:3 A:1 Ld:8   80',
    '           Axe; Light Armor',
    'Shamn  1  Wort              M:4 WS:3 BS:3 S:3 T:4 W:1 I:3 A:1 Ld:7   40',
    '           Axe',
    'Boyz   3  The Mud           M:4 WS:3 BS:3 S:3 T:4 W:1 I:2 A:1 Ld:7   75',
    '           Axe; Shield',
    'Gobln  4  Sneaks            M:4 WS:2 BS:3 S:3 T:3 W:1 I:3 A:1 Ld:5   60',
    '           Short Bow',
    'BigUn  2  Da Twins          M:4 WS:4 BS:3 S:4 T:4 W:1 I:3 A:1 Ld:7   80',
    '           2 Axes',
    'Total models: 11',
  );
  expect(rowsOf(text).map((row) => row.replace(/^. |(?<=\]).*/gu, ''))).toEqual([
    '1 Grashak = orcs/boss 20 [axe, light-armour]',
    '1 Wort = orcs/shaman 10 [axe]',
    '3 The Mud = orcs/boy 0 [axe, shield]',
    '4 Sneaks = orcs/goblin 0 [short-bow]',
    '2 Da Twins = orcs/big-un 15 [2 axe]',
  ]);
  expect(read(text).totals).toEqual([]);
});
