import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Lists as players write them, in five languages. A line: count, name, profile, experience, things.

function read(text: string) {
  const { fighters, ...head } = importFile(bytesOf(text));
  return {
    head,
    rows: fighters.map(
      (one) =>
        `${one.count} ${one.name} = ${one.profileId ?? '?'} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]${one.skills.length > 0 ? ` S:${one.skills.join('+')}` : ''}${one.injuries.length > 0 ? ` I:${one.injuries.join('+')}` : ''}`,
    ),
  };
}

describe('lists by hand', () => {
  test.each([
    [
      'English, prices and names before types',
      `Crows of Altdorf (Reikland Mercenaries) - 498 gc

Heroes
Otto Kranz (Mercenary Captain) [22XP]: sword, pistol, light armour - 115gc
Hans - Champion - two-handed sword, helmet (60)
Klaus, Champion: Sword, Buckler, dagger (1st free)
Fritz (Youngblood): 2x dagger

Henchmen
3x Warriors: spear, shield
2 Marksmen (bow)
Total: 498gc`,
      'Crows of Altdorf',
      [
        '1 Otto Kranz = reikland/captain 22 [sword pistol light-armour]',
        '1 Hans = reikland/champion 8 [double-handed helmet]',
        '1 Klaus = reikland/champion 8 [sword buckler dagger]',
        '1 Fritz = reikland/youngblood 0 [2dagger]',
        '3 Warriors = reikland/warrior 0 [spear shield]',
        '2 Marksmen = reikland/marksman 0 [bow]',
      ],
    ],
    [
      'French, in markdown',
      `# La Garde Noire (Culte des Possédés)

## Héros
- **Malakar** – Magister – épée, dague, armure légère (85 po)
- Ulf, mutant, hache + bouclier, 12 XP

## Hommes de main
* 3x Initiés : masse, dague gratuite
* 2 Hommes-bêtes : hallebarde
* 2 damnés : lance`,
      'La Garde Noire',
      [
        '1 Malakar = possessed/magister 20 [sword dagger light-armour]',
        '1 Ulf = possessed/mutant 12 [axe shield]',
        '3 Initiés = possessed/brethren 0 [hammer dagger]',
        '2 Hommes-bêtes = possessed/beastman 0 [halberd]',
        '2 damnés = possessed/darksoul 0 [spear]',
      ],
    ],
    [
      'German, with its own heads',
      `Hexenjäger "Die Flamme"

Helden:
Hexenjägerhauptmann Gottlieb: Schwert, Armbrustpistole, leichte Rüstung
B KG BF S W LP I A MW
4 5 4 3 4 1 4 1 9
Kriegerpriester Lothar: Hammer, Schild, Helm

Gefolgsleute:
3 Zeloten: Speer, Dolch (1. gratis)
2 Kampfhunde`,
      'Die Flamme',
      [
        '1 Gottlieb = witch-hunters/captain 20 [sword crossbow-pistol light-armour]',
        '1 Lothar = witch-hunters/warrior-priest 12 [hammer shield helmet]',
        '3 Zeloten = witch-hunters/zealot 0 [spear dagger]',
        '2 Kampfhunde = witch-hunters/warhound 0 []',
      ],
    ],
    [
      'Spanish, without headings',
      `Hermanas de Sigmar: Las Brasas
Matriarca Sigmarita: martillo de Sigmar, armadura pesada, escudo
2 Hermanas superioras: látigo de acero, yelmo
3 Novicias: maza, honda`,
      'Las Brasas',
      [
        '1 Matriarca Sigmarita = sisters/matriarch 20 [sigmarite-hammer heavy-armour shield]',
        '2 Hermanas superioras = sisters/sister-superior 8 [steel-whip helmet]',
        '3 Novicias = sisters/novice 0 [hammer sling]',
      ],
    ],
    [
      'Italian, things below',
      `Non Morti - La Cripta
Eroi
Vampiro Vlad (110)
- spada
- armatura pesante
Negromante
- bastone
Gregari
4 Zombi
2 Ghoul`,
      'La Cripta',
      [
        '1 Vlad = undead/vampire 20 [sword heavy-armour]',
        '1 Negromante = undead/necromancer 8 [hammer]',
        '4 Zombi = undead/zombie 0 []',
        '2 Ghoul = undead/ghoul 0 []',
      ],
    ],
    [
      'keys before colons',
      `Warband: The Blessed Sons
Type: Witch Hunters
Gold: 23

Name: Johann
Type: Witch Hunter Captain
XP: 22
M4 WS4 BS4 S3 T3 W1 I4 A1 Ld8
Equipment: Crossbow, sword, light armor
Skills: Mighty Blow, Dodge
Injuries: Hand Injury

Name: The Faithful
Type: Zealots
Number: 4
Equipment: club, dagger
XP: 2`,
      'The Blessed Sons',
      [
        '1 Johann = witch-hunters/captain 22 [crossbow sword light-armour] S:Mighty Blow+Dodge I:Hand Injury',
        '4 The Faithful = witch-hunters/zealot 2 [hammer dagger]',
      ],
    ],
    [
      'a table',
      `Skaven of the Sewers (Skaven)
| Name | Type | XP | M | WS | BS | S | T | W | I | A | Ld | Equipment | Skills |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Skrit | Assassin Adept | 24 | 6 | 4 | 4 | 4 | 3 | 1 | 5 | 1 | 7 | weeping blades, throwing stars | Dodge |
| The pack | 3 Verminkin | 2 | 5 | 3 | 3 | 3 | 3 | 1 | 4 | 1 | 5 | club, sling | |`,
      'Skaven of the Sewers',
      [
        '1 Skrit = skaven/assassin-adept 24 [weeping-blades throwing-weapon] S:Dodge',
        '3 The pack = skaven/verminkin 2 [hammer sling]',
      ],
    ],
    [
      'values parted by semicolons',
      `Name;Type;Number;XP;Equipment
Grim;Dwarf Noble;1;20;"Dwarf axe, heavy armour"
Beards;Beardlings;2;0;"Dagger, axe"`,
      '',
      [
        '1 Grim = dwarfs/noble 20 [dwarf-axe heavy-armour]',
        '2 Beards = dwarfs/beardling 0 [dagger axe]',
      ],
    ],
    [
      'a name on one line, his type on the next, things with plus signs',
      `Orc Mob

Gorzag
Orc Boss  80  80
+ axe 5
+ light armour (20)
3 Orc Boyz  75
+ 3 clubs (9)
2x Goblin Warriors
+ 2x dagger`,
      '',
      [
        '1 Gorzag = orcs/boss 20 [axe light-armour]',
        '3 Orc Boyz = orcs/boy 0 [hammer]',
        '2 Goblin Warriors = orcs/goblin 0 [2dagger]',
      ],
    ],
  ])('%s', (_, text, name, rows) => {
    const found = read(text);
    expect(found.rows).toEqual(rows);
    expect(found.head).toMatchObject({ outcome: 'import', format: 'list', system: 'Mordheim' });
    expect(found.head.warband?.name).toBe(name);
  });

  test('numbers that stand in the list are taken from it', () => {
    const [captain] = importFile(
      bytesOf(
        'Hexenjäger\nHelden\nHexenjägerhauptmann Karl: Schwert\nB KG BF S W LP I A MW\n4 5 4 3 4 1 4 1 9',
      ),
    ).fighters;
    expect(captain?.stats).toEqual({ M: 4, WS: 5, BS: 4, S: 3, T: 4, W: 1, I: 4, A: 1, Ld: 9 });
  });

  test('between two types of warband nobody chooses silently', () => {
    const { outcome, fighters, issues } = importFile(
      bytesOf('2 Champions: axe, shield\n4 Warriors: spear\n3 Marksmen: bow, dagger'),
    );
    expect(outcome).toBe('partial');
    expect(issues.map(({ code }) => code)).toContain('AmbiguousWarband');
    expect(fighters.map(({ profileId, role }) => [profileId, role])).toEqual([
      [null, 'hero'],
      [null, 'henchmen'],
      [null, 'henchmen'],
    ]);
    // What all of them have in common is filled in, the rest is left open.
    expect(fighters[1]?.stats).toMatchObject({ WS: 3, BS: 3 });
    expect(fighters[2]?.stats).not.toHaveProperty('BS');
  });

  test('a slip of the pen is mended, and said', () => {
    const { fighters, issues } = importFile(
      bytesOf('Undead\nNecromacer: sword\n3 Zombies\n2 Ghuols'),
    );
    expect(fighters.map(({ profileId }) => profileId)).toEqual([
      'undead/necromancer',
      'undead/zombie',
      'undead/ghoul',
    ]);
    expect(issues.map(({ code, line }) => [code, line])).toEqual(
      expect.arrayContaining([
        ['GuessedType', 2],
        ['GuessedType', 4],
      ]),
    );
  });

  test('what nobody knows stays a word', () => {
    const { fighters, issues } = importFile(
      bytesOf('Undead\nVampire: sword, Blade of the Blind King\n2 Ghouls'),
    );
    expect(fighters[0]?.equipment).toEqual([
      { name: 'sword', itemId: 'sword', count: 1 },
      { name: 'Blade of the Blind King', itemId: null, count: 1 },
    ]);
    expect(issues).toContainEqual(expect.objectContaining({ code: 'UnknownItem', line: 2 }));
  });

  test('the later of two states of a warband', () => {
    const state = (xp: number) =>
      `Warband: Crows\nFaction: Reikland\nHeroes\nOtto (Captain) [${xp}XP]: sword\nHans (Champion) [8XP]: axe\n`;
    const { fighters, issues, outcome } = importFile(bytesOf(`${state(20)}\n${state(25)}`));
    expect(fighters.map(({ xp }) => xp)).toEqual([25, 8]);
    expect(outcome).toBe('partial');
    expect(issues.map(({ code }) => code)).toContain('TwoStates');
  });

  test('those below a heading of the dead stay away', () => {
    const { fighters, issues } = importFile(
      bytesOf('Undead\nHeroes\nVampire: sword\n2 Dregs: club\nGraveyard\nDreg Igor: axe'),
    );
    expect(fighters).toHaveLength(2);
    expect(issues.map(({ code }) => code)).toContain('DeadFighter');
  });

  test('prose, links and totals are nobody', () => {
    const text = `Undead of Sylvania
I have played this warband for two years now, and the vampire has never let me down in any battle.
https://example.org/undead
Heroes
Vampire Vlad: sword
3 Zombies
Total cost 200
Thanks to all who have helped me paint the ghouls and the dire wolves this winter!`;
    expect(read(text).rows).toEqual([
      '1 Vlad = undead/vampire 20 [sword]',
      '3 Zombies = undead/zombie 0 []',
    ]);
  });
});
