import { describe, expect, test } from 'vitest';
import { canReadAnyway, readPasted } from '#exchange/import/read.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Short lists that players have sent to such apps, with what they mean.

const read = (text: string | object) =>
  importFile(bytesOf(typeof text === 'string' ? text : JSON.stringify(text)));

/** Each fighter as `number name = type [items] {skills and injuries} doubts`. */
function rowsOf(text: string | object): readonly string[] {
  return read(text).fighters.map(
    ({ count, name, type, profileId, equipment, skills, injuries, unsure }) => {
      const things = equipment.map((one) => {
        const times = one.count > 1 ? `${one.count} ` : '';
        return `${times}${one.itemId ?? one.name}`;
      });
      const learnt = [...skills, ...injuries].join(', ');
      const parts = [
        `${count} ${name} = ${profileId ?? type} [${things.join(', ')}]`,
        learnt === '' ? '' : `{${learnt}}`,
        unsure.length === 0 ? '' : `? ${unsure.join(' ')}`,
      ];
      return parts.filter((part) => part !== '').join(' ');
    },
  );
}

const lines = (...all: readonly string[]) => all.join('\n');

describe('what comes before a sign is the name, and words beside a type stay with it', () => {
  test.each([
    ['- and :', lines('Reikland', 'Otto - Old Captain: sword', 'Max - Champion: axe')],
    ['a long dash', lines('Reikland', 'Otto – old Captain – sword', 'Max – Champion – axe')],
    ['a comma', lines('Reikland', 'Otto, old captain: sword', 'Max, Champion: axe')],
    ['brackets', lines('Reikland', 'Otto (old captain): sword', 'Max (Champion): axe')],
    ['a semicolon', lines('Reikland', 'Otto; old Captain; sword', 'Max; Champion; axe')],
    ['French', lines('Reikland', 'Otto - vieux Capitaine : épée', 'Max - Champion : hache')],
    ['German', lines('Reikland', 'Otto - alter Hauptmann: Schwert', 'Max - Champion: Axt')],
  ])('%s', (_, text) => {
    const [otto = '', max] = rowsOf(text);
    expect(otto).toMatch(/^1 Otto = reikland\/captain \[sword\] \? (?:name )?type$/u);
    expect(max).toBe('1 Max = reikland/champion [axe]');
  });

  test('several lists', () => {
    expect(
      rowsOf(
        lines(
          'Reikland',
          'Otto - veteran Captain - sword',
          'Max - young Champion - axe',
          '3x Warriors - spear',
        ),
      ),
    ).toEqual([
      '1 Otto = reikland/captain [sword] ? type',
      '1 Max = reikland/champion [axe] ? type',
      '3 Warriors = reikland/warrior [spear]',
    ]);
  });

  test('a fighter who is not in the catalogue stays himself and is not matched to a similar one', () => {
    const text = lines(
      'Skaven',
      'Kurt - Warplock Jezzail Team',
      'Skrit - Assassin Adept: 2 swords',
      'Nib - Night Runner: sling',
    );
    expect(rowsOf(text)[0]).toBe('1 Kurt = Warplock Jezzail Team [] ? name type equipment');
    expect(read(text).issues.map(({ code }) => code)).toContain('UnknownType');
  });
});

describe('orcs in any language', () => {
  const chiefs = ['1 Grumlok = orcs/boss [sword, axe]', '1 Zog = orcs/big-un [axe]'];
  test.each([
    ['Orcs', 'Grumlok - Chef orc (épée, hache)', 'Zog - Kosto orc (hache)'],
    ['Orcs de Grumlok (horde orque)', 'Grumlok, Chef orque : épée, hache', 'Zog, Kosto : hache'],
    ['Orcs', 'Grumlok - Orc Boss (sword, axe)', 'Zog - Orc Big Un (axe)'],
    ['Orks', 'Grumlok: Ork Boss (Schwert, Axt)', 'Zog: Ork Big Un (Axt)'],
    ['Orchi', 'Grumlok | capo orco | spada, ascia', 'Zog | Orc Big Un | ascia'],
  ])('%s / %s', (...rows) => {
    expect(rowsOf(lines(...rows))).toEqual(chiefs);
  });

  test('an orc shaman is recognised under any name', () => {
    const text = lines(
      'Orcs de Grumlok (horde orque)',
      'Grumlok - Chef orc (épée, hache)',
      'Zog - Kosto (hache)',
      'Wogga - Chamane orc',
    );
    expect(rowsOf(text)).toEqual([...chiefs, '1 Wogga = orcs/shaman [] ? equipment']);
    expect(read(text).leader).toBe('Grumlok');
  });

  test('generic archers become their warband’s archers, to be confirmed', () => {
    const text = lines(
      'La Horde',
      'Barfgutz, Chef orque',
      '2 archers orques : arc',
      '5 archers gobelins : arc court',
      '3 guerriers orques',
      '6 gobelins des ruines',
    );
    expect(rowsOf(text)).toEqual([
      '1 Barfgutz = orcs/boss []',
      '2 archers orques = orcs/boy [bow] ? type',
      '5 archers gobelins = orcs/goblin [short-bow] ? type',
      '3 guerriers orques = orcs/boy [] ? type',
      '6 gobelins des ruines = orcs/goblin [] ? type',
    ]);
    expect(read(text)).toMatchObject({ warband: { name: 'La Horde' }, leader: 'Barfgutz' });
  });

  test('a leader is recognised in any warband', () => {
    expect(
      rowsOf(lines('Les Griffes', 'Skritch, chef skaven : épée', '3 vermines : lance'))[0],
    ).toBe('1 Skritch = skaven/assassin-adept [sword] ? type');
  });
});

/** The same cells one below the other, separated as in spreadsheets. */
function tablesOf(...rows: readonly (readonly string[])[]): readonly (readonly [string, string])[] {
  const bars = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const quoted = (sign: string) =>
    rows.map((cells) => cells.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign));
  return [
    ['tabs', rows.map((cells) => cells.join('\t')).join('\n')],
    ['commas', quoted(',').join('\n')],
    ['semicolons', quoted(';').join('\n')],
    ['strokes', bars.toSpliced(1, 0, '|---|---|---|').join('\n')],
  ];
}

describe('a remark in a table', () => {
  test.each(
    tablesOf(
      ['Name', 'Type', 'Notes'],
      ['Otto', 'Captain', 'not yet painted'],
      ['Max', 'Champion', 'fellow traveller'],
      ['Tim', 'Warrior', 'dead shot'],
      ['Jan', 'Warrior', ''],
      ['Ulf', 'Warrior', 'mortar crew'],
    ),
  )('is kept, and nobody dies of it: %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      '1 Otto = Captain [] ? type',
      '1 Max = Champion [] ? type',
      '1 Tim = Warrior [] ? type',
      '1 Jan = Warrior [] ? type',
      '1 Ulf = Warrior [] ? type',
    ]);
    const { leader, rest } = read(text);
    expect(leader).toBe('Otto');
    expect(rest.map(({ text: said }) => said)).toEqual([
      'not yet painted',
      'fellow traveller',
      'dead shot',
      'mortar crew',
    ]);
  });

  test.each(['dead', 'Dead.', 'died in game 3', 'mort', 'mort au combat', 'tot', 'gefallen', '†'])(
    'that says he is dead is heeded: %s',
    (state) => {
      const rows = [
        ['Name', 'Type', 'State'],
        ['Otto', 'Captain', ''],
        ['Max', 'Champion', state],
        ['Tim', 'Warrior', 'ready'],
      ];
      const text = rows.map((cells) => cells.join('\t')).join('\n');
      expect(read(text).fighters.map(({ name }) => name)).toEqual(['Otto', 'Tim']);
    },
  );
});

describe('several names for one type are as many fighters', () => {
  test.each(
    tablesOf(
      ['Type', 'Names', 'Gear'],
      ['Captain', 'Otto', 'sword'],
      ['Warriors', 'Tom, Tim, Jan', 'spear'],
    ),
  )('in a table: %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      '1 Otto = Captain [sword] ? type',
      '3 Tom, Tim, Jan = Warriors [spear] ? count type',
    ]);
  });

  test.each([
    'Tom, Tim, Jan - Warriors: spear',
    'Tom, Tim and Jan (Warriors): spear',
    'Warriors (Tom, Tim, Jan): spear',
  ])('%s', (line) => {
    const [, group] = read(lines('Reikland', 'Captain Otto: sword', line)).fighters;
    expect(group).toMatchObject({ count: 3, profileId: 'reikland/warrior' });
    expect(group?.unsure).toContain('count');
  });
});

describe('an app’s file', () => {
  const otto = { name: 'Otto', type: 'Captain', equipment: ['Sword'] };
  const max = { name: 'Max', type: 'Champion', equipment: ['Axe'] };
  const withOtto = (more: object) =>
    read({ name: 'Reik', faction: 'Reikland', heroes: [{ ...otto, ...more }, max] });

  test.each([
    ['what it is now', { T: { base: 3, current: 4 } }],
    ['what it has become', { toughness: { start: 3, value: 4 } }],
    ['the only number that is said', { T: 4 }],
  ])('has characteristics with a part for %s', (_, stats) => {
    expect(withOtto({ stats }).fighters[0]?.stats).toMatchObject({ T: 4, M: 4, Ld: 8 });
  });

  test.each([
    ['a list', { skills: ['Dodge', 'Sprint'] }],
    [
      'numbered keys',
      { abilitylist: { Ability1: { name: 'Dodge' }, Ability2: { name: 'Sprint' } } },
    ],
    ['numbered words', { skills: { 1: 'Dodge', 2: 'Sprint' } }],
    ['keys that are true', { skills: { Dodge: true, Sprint: true, Leap: false } }],
  ])('has skills in %s', (_, more) => {
    expect(withOtto(more).fighters[0]?.skills).toEqual(['Dodge', 'Sprint']);
  });

  const hans = {
    name: 'Hans',
    typeName: 'Rat Piper',
    stats: { M: 5, WS: 3, BS: 3, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 5 },
  };
  const rats = {
    name: 'The Rats',
    warband: 'Skaven',
    heroes: [{ name: 'Skrit', typeName: 'Assassin Adept', equipment: ['Sword'] }],
    henchmen: [{ name: 'Claws', typeName: 'Verminkin', count: 3, equipment: ['Spear'] }],
  };

  test('includes custom fighters with their own numbers', () => {
    const { fighters } = read({ ...rats, customWarriors: [hans] });
    expect(fighters.map(({ name }) => name)).toEqual(['Skrit', 'Claws', 'Hans']);
    expect(fighters[2]).toMatchObject({ type: 'Rat Piper', stats: hans.stats, unsure: ['type'] });
  });

  test('names each part that was not read', () => {
    const { issues, fighters } = read({
      ...rats,
      id: 'a0f3-77b1',
      updatedAt: '2026-11-01',
      henchlings: [hans],
      fallen: [{ name: 'Siggi', typeName: 'Black Skaven' }],
      story: 'Came out of the old mill.',
    });
    expect(fighters.map(({ name }) => name)).toEqual(['Skrit', 'Claws']);
    expect(issues.filter(({ code }) => code === 'LeftOut').map(({ text }) => text)).toEqual([
      'Left aside: “henchlings: Hans, Rat Piper · fallen: Siggi, Black Skaven · story: Came out of the old mill.”',
    ]);
  });

  test('leaves nothing over when everything was read', () => {
    expect(read(rats).issues.map(({ code }) => code)).toEqual(['FilledStats']);
  });
});

describe('the name of another game above fighters of this one', () => {
  test.each(['The Old World Order (Reikland)', 'Men of Frostgrave', 'Bolt Action Boys'])(
    'is a name like any other: %s',
    (title) => {
      const { outcome, warband, fighters } = read(
        lines(title, 'Captain Otto: sword', 'Champion Max: axe', '3 Warriors: spear'),
      );
      expect(outcome).toMatch(/^(?:import|partial)$/u);
      expect(warband?.name).toBe(title.replace(' (Reikland)', ''));
      expect(fighters.map(({ name, count }) => `${count} ${name}`)).toEqual([
        '1 Otto',
        '1 Max',
        '3 Warriors',
      ]);
    },
  );

  test('above fighters of several warbands names their game, and the player may read it anyway', () => {
    const text = lines(
      'Frostgrave, our first evening',
      'Wizard Otto: staff',
      'Apprentice Max: dagger',
      '3 Thugs: club',
      'Knight Ulf: sword, shield',
    );
    const reading = readPasted(text, KIT);
    expect(reading.outcome).toBe('foreign');
    expect(canReadAnyway(reading)).toBe(true);
  });
});

test('a word for “warband” with its type in brackets is its name', () => {
  const { warband } = read(
    lines('Crew (Reikland)', 'Captain Otto: sword', 'Champion Max: axe', '3 Warriors: spear'),
  );
  expect(warband).toEqual({ name: 'Crew', type: 'Reikland' });
});

test('a description of a type below the list is not a fighter', () => {
  const sentence = '- **Warriors** — Roguish adventurers hired as bodyguards.';
  const { fighters, rest } = read(
    lines(
      '# Reiklanders',
      '- **Captain** Otto: sword',
      '- **Champion** Max: axe',
      '- **Warriors** x3: spear',
      '',
      sentence,
    ),
  );
  expect(fighters.map(({ name }) => name)).toEqual(['Otto', 'Max', 'Warriors']);
  expect(rest.map(({ text }) => text)).toContain(sentence);
});

describe('a name', () => {
  test.each([
    ['Captain דוד: sword', '1 דוד = reikland/captain [sword]'],
    ['田中 - Captain: sword', '1 田中 = reikland/captain [sword]'],
    ['Кирилл (Captain): sword', '1 Кирилл = reikland/captain [sword]'],
    ['Captain 🦊 Emil: sword', '1 🦊 Emil = reikland/captain [sword]'],
    ['Captain Emil 🦊🔥: sword', '1 Emil 🦊🔥 = reikland/captain [sword]'],
  ])('keeps its letters and emoji: %s', (line, row) => {
    expect(rowsOf(lines('Reikland', line, 'Champion Max: axe', '3 Warriors: spear'))[0]).toBe(row);
  });

  test.each([
    'Karl the Very Old and Grim - Warrior: axe',
    'Karl the Very Old and Grim (Warrior): axe',
    'Karl le Très Vieux et Grognon - Guerrier : hache',
    'Karl der Sehr Alte und Böse - Krieger: Axt',
  ])('may have many words: %s', (line) => {
    const [, karl] = read(lines('Reikland', 'Captain Otto: sword', line)).fighters;
    expect(karl).toMatchObject({ name: line.split(/ [-(]/u)[0], profileId: 'reikland/warrior' });
    expect(karl?.equipment.map(({ itemId }) => itemId)).toEqual(['axe']);
  });
});

test('a heading between signs is a heading, not a skill', () => {
  expect(
    rowsOf(
      lines(
        'Reikland',
        '[Héros]----',
        'Otto (Capitaine)',
        '- Équipement : épée',
        '- Compétences : Pas de côté',
        '[Hommes de main]----',
        '3 Guerriers',
        '- Équipement : lance',
      ),
    ),
  ).toEqual([
    '1 Otto = reikland/captain [sword] {Pas de côté}',
    '3 Guerriers = reikland/warrior [spear]',
  ]);
});

test.each([
  ['M CC CT F E B I A Cd', '4 4 4 3 3 2 4 1 8'],
  ['M CC CT F E PV I A Cd', '4 4 4 3 3 2 4 1 8'],
  ['M WS BS S T W I A Ld', '4 4 4 3 3 2 4 1 8'],
  ['M | WS | BS | S | T | W | I | A | Ld', '4 | 4 | 4 | 3 | 3 | 2 | 4 | 1 | 8'],
  ['B KG BF S W LP I A MW', '4 4 4 3 3 2 4 1 8'],
])(
  'characteristics below their abbreviations belong to the fighter above: %s',
  (signs, numbers) => {
    const { fighters, rest } = read(
      lines('Reikland', 'Otto - Capitaine : épée', signs, numbers, 'Max - Champion : hache'),
    );
    expect(fighters.map(({ name, stats }) => `${name} ${stats['W']}`)).toEqual(['Otto 2', 'Max 1']);
    expect(rest).toEqual([]);
  },
);

describe('a value after its label', () => {
  test.each([
    ['Zog - Orc Big Un - Sword - Skills: Dodge.', ['Dodge'], [], []],
    ['Zog - Orc Big Un - Sword - Skills: Dodge!', ['Dodge'], [], []],
    ['Zog - Orc Big Un - Sword - Skills: Dodge, Ere We Go!', ['Dodge', 'Ere We Go'], [], []],
    ['Zog - Orc Big Un - Sword - Injuries: Old battle wound?', [], ['Old battle wound'], []],
    ['Zog - Orc Big Un - Equipment: Sword. Rules: Animosity.', [], [], ['Animosity']],
    ['Zog - Kosto - épée - Compétences : Esquive.', ['Esquive'], [], []],
    ['Zog - Kosto - épée - Règles : Peur !', [], [], ['Peur']],
  ])('is kept, whatever sign ends it: %s', (line, skills, injuries, rules) => {
    const [, zog] = read(lines('Orcs', 'Grumlok - Orc Boss - Axe', line)).fighters;
    expect(zog).toMatchObject({ name: 'Zog', profileId: 'orcs/big-un', skills, injuries, rules });
    expect(zog?.equipment.map(({ itemId }) => itemId)).toEqual(['sword']);
  });

  test.each([
    ['Well Ard', 'well-ard'],
    ["'Ard ’Ead", 'ard-ead'],
    ['’Eadbasher', 'eadbasher'],
    ['’Ere We Go!', 'ere-we-go'],
    ['Proper Smart', ''],
    ['Da Cunnin’ Plan', 'da-cunnin-plan'],
  ])('is a skill of its own: %s', (skill, traitId) => {
    const { drafts } = readPasted(
      lines('Orcs', `Grumlok - Orc Boss - Axe - Skills: ${skill}`, '3 Orc Boyz - axe'),
      KIT,
    );
    expect(drafts[0]?.fighters[0]?.skills.map((one) => one.traitId)).toEqual([traitId]);
  });
});

describe('a fighter of another people', () => {
  test('is kept as himself, to be confirmed', () => {
    expect(
      rowsOf(lines('Possédés', 'Hrrlak - garde du corps ogre : massue', 'Guerrier x3 - boy orque')),
    ).toEqual([
      '1 Hrrlak = extras/ogre-bodyguard [hammer]',
      '3 boy orque = orcs/boy [] ? count who type',
    ]);
  });
});
