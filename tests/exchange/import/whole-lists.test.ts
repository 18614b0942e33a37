import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// What only the whole of a text or a file can say: states, records, books, apps with fields of their own.

function read(text: string) {
  const { outcome, fighters, issues } = importFile(bytesOf(text));
  return {
    outcome,
    rows: fighters.map(
      (one) =>
        `${one.count} ${one.name} = ${one.profileId ?? '?'} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
    ),
    codes: issues.map(({ code }) => code),
  };
}

test('a gang of another game in Spanish is not taken for a warband', () => {
  const gang = `Banda Orlock, 1000 créditos
Líder: escopeta, pistola bólter, armadura antifrag
Campeón: bólter pesado
Pandillero: rifle automático
Novato: pistola láser, cuchillo`;
  expect(read(gang)).toMatchObject({ outcome: 'foreign', rows: [] });
});

describe('texts that are no list', () => {
  test('the same people again and again are a battle’s record', () => {
    const record = `Slayer #1 killed Morg
Dwarfs
* Troll Slayer #1: -1 save
* Clansman #2 killed Grak
* Troll Slayer #1: fell
* Clansman #2 killed Ugh
* Troll Slayer #1: +2 XP
* Clansman #2: +1 XP
* Noble: +1 XP`;
    expect(read(record)).toMatchObject({ outcome: 'refused', rows: [] });
  });

  test.each([
    `Witch Hunters
Witch Hunter Captain: Your warband must include 1 Captain.
Witch Hunters: Your warband may include up to 3 Witch Hunters.
Zealots: Your warband may include any number of Zealots.
Witch Hunters start with 8 experience.`,
    `Répurgateurs
Capitaine : Votre bande doit comprendre 1 capitaine.
Répurgateurs : Votre bande peut comprendre jusqu’à 3 répurgateurs.
Zélotes : Votre bande peut compter autant de zélotes que voulu.`,
    `Francs-tireurs de la région

Gladiateur 8 30 Co 15 Co
Ogre 9 80 Co 30 Co
Sorcier 8 30 Co 15 Co
Voleur halfling 9 20 Co 10 Co
Chevalier solitaire 9 50 Co 20 Co`,
  ])('who may be hired is no warband: %#', (text) => {
    expect(read(text)).toMatchObject({ outcome: 'refused', rows: [] });
  });

  test.each([
    `# Mordheim, third evening
**Scenario:** The Chase
**Weather:** rain, rain, rain

Anna went round the mill and met nobody at all.
- the Champion fell from the roof
- Ghoul #3 was eaten
- one Warhound ran away

**Injuries**
- Champion: full recovery
- Berta’s Noble: leg

**Experience**
- everybody +1
- Anna wins by a hair

**Loot**
- two shards each, sold for 60
- Anna looks for a lantern, finds none
- Berta hires nobody`,
    `# Mordheim – offene Fragen
- Zählt der Magier als Held?
- Was tut ein Vampir bei Regen?
- Wie weit springt ein Ghoul?
- Dürfen Hunde klettern?
- Wer zahlt den Söldner nach der Schlacht?
- Gibt es Schatten im Lager?
- Wann endet die Nacht?`,
  ])('a report or a page of questions is no warband, whatever game it names: %#', (text) => {
    expect(read(text)).toMatchObject({ outcome: 'refused', rows: [] });
  });

  test('a list with a story around everybody stays one', () => {
    const text = `# Mordheim: the Mill Gang (Reikland)
They came down the river in spring, and nobody asked them to.
**Otto** (Captain): sword, pistol
He has never paid for a beer.
Nor has he lost a fight that he can remember.
**Hanna** (Champion): halberd
The less is said of her brothers, the better.
Her aunt was a witch, or so the priest says.
**Piet** (Youngblood): hammer
Too young for all of this, as everybody tells him.
He will not go home, though.`;
    expect(read(text).rows).toEqual([
      '1 Otto = reikland/captain [sword pistol]',
      '1 Hanna = reikland/champion [halberd]',
      '1 Piet = reikland/youngblood [hammer]',
    ]);
  });

  test('one word that is known among many that are not makes no list of this game', () => {
    const army = `Waldelfen
Adliger mit leichter Rüstung 104
2 x 8 Dryaden als Plänkler 192
2 x 12 Krieger des Waldes mit Kriegerbögen 300
23 Wachen des Hains mit Musiker 351
1 Riesenadler 50
6 Späher mit Todesstoß 144`;
    expect(['refused', 'foreign']).toContain(read(army).outcome);
  });
});

test('a list that stands in a text twice is a warband in two states: the later one is taken', () => {
  const text = `# The Deep (Dwarf Treasure Hunters)
## Roster
* **Noble**: Axe
* **Engineer**: Crossbow
* **3x Clansmen**: Hammer

# After the first battle
### Warband
* **Noble**: Axe, Helmet
* **Engineer**: Crossbow
* **2x Clansmen**: Hammer`;
  const { rows, codes } = read(text);
  expect(rows).toEqual([
    '1 Noble = dwarfs/noble [axe helmet]',
    '1 Engineer = dwarfs/engineer [crossbow]',
    '2 Clansmen = dwarfs/clansman [hammer]',
  ]);
  expect(codes).toContain('TwoStates');
});

describe('files of apps', () => {
  test('things under a key for weapons, and the name of the list they come from', () => {
    const warrior = {
      warband: 'Skaven',
      name: 'Skrik',
      type: 'Assassin Adept',
      xp: 20,
      hero: true,
      equipment: 'SkavenHeroes',
      weapons: [
        { weapon: 'Sling', type: 'Ranged', range: 18, quantity: 1 },
        { weapon: 'Club', type: 'Melee', range: null, quantity: 2 },
      ],
    };
    const file = JSON.stringify({ name: 'Gnawers', faction: 'Skaven', warriors: [warrior] });
    expect(read(file).rows).toEqual(['1 Skrik = skaven/assassin-adept [sling 2hammer]']);
  });

  test('what he is beside his numbers, and a row for each way to use a thing', () => {
    const unit = {
      name: 'Gerda',
      count: 1,
      xp: 0,
      profile: { name: 'Witch Hunter', kind: 'hero', movement: 4, weaponSkill: 3 },
      equipment: [
        { name: 'Pistol (melee)', kind: 'melee' },
        { name: 'Pistol (ranged)', kind: 'ballistic' },
        { name: 'Axe', kind: 'melee' },
        { name: 'Axe', kind: 'melee' },
      ],
    };
    const other = { ...unit, name: 'Hilde', profile: { name: 'Zealot', kind: 'henchman' } };
    const file = JSON.stringify({ name: 'The Pyre', units: [unit, { ...other, count: 2 }] });
    expect(read(file).rows).toEqual([
      '1 Gerda = witch-hunters/witch-hunter [pistol 2axe]',
      '2 Hilde = witch-hunters/zealot [pistol 2axe]',
    ]);
  });
});

describe('several people on one line', () => {
  test.each([
    [
      '2 champions, un avec épée et bouclier, l’autre avec hache',
      ['1 champions = reikland/champion [sword shield]', '1 champions = reikland/champion [axe]'],
    ],
    [
      'Champions (2 @ 35 each): one is armed with a halberd, the other wears heavy armour, and carries an axe (+5).',
      [
        '1 Champions = reikland/champion [halberd]',
        '1 Champions = reikland/champion [heavy-armour axe]',
      ],
    ],
    [
      'Mes deux champions ont une hache chacun, mes trois guerriers ont des boucliers.',
      ['2 champions = reikland/champion [axe]', '3 guerriers = reikland/warrior [shield]'],
    ],
    [
      'Champion Karl mit Axt, zwei Jungblute mit Keulen, 3 Krieger mit Speeren',
      [
        '1 Karl = reikland/champion [axe]',
        '2 Jungblute = reikland/youngblood [hammer]',
        '3 Krieger = reikland/warrior [spear]',
      ],
    ],
    [
      'Champion: Hans, sword  Youngblood: Piet, axe',
      ['1 Hans = reikland/champion [sword]', '1 Piet = reikland/youngblood [axe]'],
    ],
    [
      'champions: Otto sword, Hans axe',
      ['1 Otto = reikland/champion [sword]', '1 Hans = reikland/champion [axe]'],
    ],
    [
      'Three Swordsmen @ 35 each. They are equipped with Swords (+30) and Bucklers (+15). Total: 150.',
      ['3 Swordsmen = reikland/swordsman [sword buckler]'],
    ],
  ])('%s', (line, rows) => {
    expect(read(`Reikland\nCaptain: sword\n${line}`).rows.slice(1)).toEqual(rows);
  });

  test('one man with many things stays one', () => {
    const { rows } = read('Reikland\nCaptain Otto, sword, two pistols, a shield and one dagger');
    expect(rows).toEqual(['1 Otto = reikland/captain [sword 2pistol shield dagger]']);
  });
});

test('a group that only its things count is as many as these, and says so', () => {
  const { rows, codes } = read(
    'Reikland\nCaptain: sword\n\nWarriors:\n- 4x spear\n- 4x shield\n\nSwordsmen:\n- 2x sword',
  );
  expect(rows).toEqual([
    '1 Captain = reikland/captain [sword]',
    '4 Warriors = reikland/warrior [spear shield]',
    '1 Swordsmen = reikland/swordsman [2sword]',
  ]);
  expect(codes).toContain('NumberUnclear');
});

test('people of no known kind, counted at the end of their line among others who are', () => {
  const { rows } = read('Orcs\nBoss: axe\nBoyz 3\nSquirrel Riders 2\nGoblins 4');
  expect(rows).toEqual([
    '1 Boss = orcs/boss [axe]',
    '3 Boyz = orcs/boy []',
    '2 Squirrel Riders = ? []',
    '4 Goblins = orcs/goblin []',
  ]);
});

test('a save with numbers in the place of names says what to export instead', () => {
  const save = {
    name: 'Crows',
    customName: 'Crows',
    options: [{ option_id: 'a1', amount: 1, options: [{ option_id: 'b2', amount: 2 }] }],
  };
  const { outcome, codes } = read(JSON.stringify(save));
  expect(outcome).toBe('refused');
  expect(codes).toEqual(['NamelessSave']);
});

test('the sheet of an old army builder, each of its cells on a line of its own', () => {
  const head = 'Unit Name|##|M|WS|BS|S|T|W|I|A|Ld|Save|Exp|Cost';
  const rows = [
    'Egon (Captn)|1|4"|4|4|3|3|1|4|1/2|8|6|23|115',
    'Leader: Any model within 6" of the\nCaptain may use his leadership.; Pistol; Free\nDagger; Sword',
    'Lucky Charm|The model may ignore the\nfirst hit he takes.|[10]',
    'Eyes (Marks)|2|4"|3|4|3|3|1|3|1|7|-|2|60',
    'Bow; Free Dagger',
  ];
  const sheet = [head, ...rows].map((row) => `| ${row.replaceAll('|', ' |\n')} |`).join('\n');
  expect(read(`Reikland\n${sheet}`).rows).toEqual([
    '1 Egon = reikland/captain [pistol dagger sword lucky-charm]',
    '2 Eyes = reikland/marksman [bow dagger]',
  ]);
});

test('who put whom out of action is a record, and no warband', () => {
  const record = `Orcs against Skaven
Orc Shaman OoA Night Runner
Goblin OoA Verminkin
Verminkin OoA Troll
Night Runner OoA Big Un
Big Un - full recovery
Orc Boy: 1 (7)
Black Skaven: 2 (24)`;
  expect(read(record)).toMatchObject({ outcome: 'refused', rows: [] });
});

test('a table with two heads for one column, and the role beside what somebody is', () => {
  const table = `Orc Mob
|amount/group|class|equip|
|:---|:---|---:|
|1x|Goblin 15gc|1x spear, 1x shield|
|3x|Orc henchmen 25gc|2x axe 5gc|`;
  expect(read(table).rows).toEqual([
    '1 Goblin = orcs/goblin [spear shield]',
    '3 Orc henchmen = orcs/boy [2axe]',
  ]);
});

test('what was learnt is nothing to carry, and a colon too many parts nobody from his name', () => {
  const text = `Dwarfs
* **Ulf** (Noble): Axe (+3 XP, +1 Skill)
* **Grim**: (Thunderer): Handgun (+3 XP, +1 Skill)`;
  expect(read(text).rows).toEqual([
    '1 Ulf = dwarfs/noble [axe]',
    '1 Grim = dwarfs/thunderer [handgun]',
  ]);
});
