import { describe, expect, test } from 'vitest';
import { lookUp, wordsOf } from '#exchange/import/words/words.ts';
import { lexicon } from '#rules/systems/mordheim/lexicon.ts';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// Rosters as sheets: columns, tables and blocks with the player’s own headings.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? '?'} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

const OTTO = '1 Otto Krank = reikland/captain 20 [sword pistol]';
const HANS = '1 Hans = reikland/champion 9 [halberd]';

describe('columns separated by spaces only', () => {
  test('each cell belongs to the nearest heading', () => {
    const text = `THE MUD CROWS        Reiklanders     rating 120
===============================================
Name            Type          Equipment          XP
Otto Krank      Captain       sword, pistol      20
Hans            Champion                         9
The Ropes       3 Warriors    spear, shield      1`;
    expect(rowsOf(text)).toEqual([
      OTTO,
      '1 Hans = reikland/champion 9 []',
      '3 The Ropes = reikland/warrior 1 [spear shield]',
    ]);
    expect(importFile(bytesOf(text)).warband).toEqual({
      name: 'THE MUD CROWS',
      type: 'Reiklanders',
    });
  });

  test('numbers closer together than the rest are separate cells', () => {
    const text = `Cuervos de Barro    Mercenarios de Reikland    Valor 120

Nombre          Tipo           M  HA HP F  R  H  I  A  L   Equipo
Otto Krank      Capitán        4  4  4  3  3  1  4  1  8   espada, pistola
Hans            Campeón        4  4  3  3  3  1  3  1  7   alabarda
Las Cuerdas     3 Guerreros    4 3 3 3 3 1 3 1 7           lanza, escudo`;
    expect(rowsOf(text)).toEqual([
      OTTO,
      '1 Hans = reikland/champion 8 [halberd]',
      '3 Las Cuerdas = reikland/warrior 0 [spear shield]',
    ]);
    const { warband, fighters, issues } = importFile(bytesOf(text));
    expect(warband?.name).toBe('Cuervos de Barro');
    expect(fighters.map(({ stats }) => stats['Ld'])).toEqual([8, 7, 7]);
    expect(issues).toEqual([]);
  });

  test('without a heading and with abbreviated types', () => {
    const text = `Schlammkrähen - Reikland

Hptm.    Otto Krank     Schwert, Pistole     20 EP
Champ.   Hans           Hellebarde           9 EP
Jung.    Uwe            Axt                  2 EP
--- zu mieten ---------------------------------
Oger     Mampf          Axt                  0 EP`;
    expect(rowsOf(text)).toEqual([
      OTTO,
      HANS,
      '1 Uwe = reikland/youngblood 2 [axe]',
      '1 Mampf = extras/ogre-bodyguard 0 [axe]',
    ]);
  });

  test('the count and the name belong to the type', () => {
    const text = `Reikland
Captain   Otto Krank         sword, pistol     20 xp
Champ     Hans               halberd           9 xp
Mark      x2  "the crows"    bow               1 xp
Warr      x3  "the ropes"    spear             1 xp`;
    expect(rowsOf(text)).toEqual([
      OTTO,
      HANS,
      '2 the crows = reikland/marksman 1 [bow]',
      '3 the ropes = reikland/warrior 1 [spear]',
    ]);
  });

  test('short words that may be several fighters are left as they are', () => {
    const text = `Reikland
C    Otto Krank     sword       20 xp
X    Hans           halberd     9 xp
Z    Uwe            axe         2 xp`;
    const { fighters } = importFile(bytesOf(text));
    expect(fighters.map(({ profileId }) => profileId).filter((id) => id !== null)).toEqual([]);
  });

  test('a framed title is not a fighter, and its totals are the warband’s', () => {
    const text = `=================================
 THE PALE PYRE      Witch Hunters
 Rating 214     Gold 46
=================================

HEROES
Magnus - Witch Hunter Captain - 21 xp
Equip: sword`;
    expect(rowsOf(text)).toEqual(['1 Magnus = witch-hunters/captain 21 [sword]']);
    expect(importFile(bytesOf(text)).warband).toEqual({
      name: 'THE PALE PYRE',
      type: 'Witch Hunters',
    });
  });
});

describe('tables with incomplete headings', () => {
  test('only characteristics in the heading, items on a line between two rows', () => {
    const text = `Los Rojos - Culto de los Poseídos

\tM\tHA\tHP\tF\tR\tH\tI\tA\tL\tPX
Magíster Ezequiel\t4\t4\t4\t3\t3\t1\t3\t1\t8\t25
\tEspada, hacha
Mutante Pinzas\t4\t3\t3\t3\t3\t1\t3\t1\t7\t6
\tMutación: gran pinza. Maza
Hermanos (4)\t4\t3\t3\t3\t3\t1\t3\t1\t7\t2
\tMaza, arco`;
    expect(rowsOf(text)).toEqual([
      '1 Ezequiel = possessed/magister 25 [sword axe]',
      '1 Pinzas = possessed/mutant 6 [hammer]',
      '4 Hermanos = possessed/brethren 2 [hammer bow]',
    ]);
    expect(importFile(bytesOf(text)).fighters[1]?.stats).toMatchObject({ M: 4, WS: 3, Ld: 7 });
  });

  test('the player’s own words for name, type and number', () => {
    const text = `Reikland
Wer\tWas ist er\tWie viele\tWas er trägt\tErfahrung
Otto Krank\tHauptmann\t1\tSchwert, Pistole\t20
Shootaz\tKrieger\t3\tSpeer, Schild\t1
Scharf\tSchützen\t2\tBogen\t0
Gold\t12`;
    expect(rowsOf(text)).toEqual([
      OTTO,
      '3 Shootaz = reikland/warrior 1 [spear shield]',
      '2 Scharf = reikland/marksman 0 [bow]',
    ]);
  });

  test('everything in an unknown column is carried as well', () => {
    const text = `"Warrior","Class","Experience","Weapons","Other"
"Otto Krank","Captain",20,"Sword; Pistol",""
"Hans","Champion",9,"Halberd","Lucky Charm"`;
    expect(rowsOf(text)[1]).toContain('[halberd lucky-charm]');
  });
});

describe('numbers at the start of rows', () => {
  test('are counts, wherever the type is', () => {
    const text = `Skaven
1  Skreek      Assassin Adept     weeping blades
1  Quik        Black Skaven       halberd
3  Tails       Verminkin          spear, shield`;
    expect(rowsOf(text)).toEqual([
      '1 Skreek = skaven/assassin-adept 20 [weeping-blades]',
      '1 Quik = skaven/black-skaven 8 [halberd]',
      '3 Tails = skaven/verminkin 0 [spear shield]',
    ]);
  });

  test.each([
    'No.  Who                 What he carries            Exp',
    'Nr.  Wer                 Was er trägt               EP',
  ])('are row numbers if they are consecutive: %s', (head) => {
    const text = `Kislev
${head}
1    Captain Boris       sword, bow                 20
2    Bear Tamer Ivan     axe                        8
3    Esaul Piotr         halberd                    8
4    Warriors (3)        spear, shield              0`;
    expect(importFile(bytesOf(text)).fighters.map(({ count, name }) => [count, name])).toEqual([
      [1, 'Boris'],
      [1, 'Ivan'],
      [1, 'Piotr'],
      [3, 'Warriors'],
    ]);
  });
});

describe('sheets with labels and colons', () => {
  test('a bar in place of the colon', () => {
    const text = `The Mud Crows - Reikland

HEROES

Name          | Otto Krank
Type          | Captain
Experience    | 20
Equipment     | sword, pistol

Name          | Hans
Type          | Champion
Experience    | 9
Equipment     | halberd`;
    expect(rowsOf(text)).toEqual([OTTO, HANS]);
    expect(importFile(bytesOf(text)).outcome).toBe('import');
  });

  test.each(['Ausr', 'Kram', 'Cosas', 'Roba', 'Stuff he has'])(
    'the player’s own word for equipment: %s',
    (key) => {
      const text = `The Mud Crows - Reikland

HEROES
Name: Otto Krank
Type: Captain
XP: 20
${key}: sword, pistol

Name: Hans
Type: Champion
XP: 9
${key}: halberd`;
      expect(rowsOf(text)).toEqual([OTTO, HANS]);
    },
  );

  test.each([
    'Nom: Les Cordes\nNombre: 3\nProfil: Guerriers',
    'Name: Les Cordes\nType: Warriors\nNo: 3',
    'Nombre: Les Cordes\nCantidad: 3\nTipo: Guerreros',
  ])('name, number and type on three lines: %s', (group) => {
    const text = `Nom de bande: Les Corbeaux\nType de bande: Reikland\n\nNom: Otto\nProfil: Capitaine\n\n${group}\nXP: 1\nEquipment: spear`;
    expect(rowsOf(text).slice(1)).toEqual(['3 Les Cordes = reikland/warrior 1 [spear]']);
  });

  test('a name and a type above all fighters are the warband’s', () => {
    const text = `SCHEDA DELLA BANDA

Nome: Il Rogo
Tipo: Cacciatori di Streghe
Corone d'oro: 52    Malapietra: 2    Valore della banda: 128
Numero di guerrieri: 4 / 12

EROI

Severino, Capitano dei Cacciatori di Streghe
PE 22
Armi e armature: spada
Preghiera: Scudo della Fede

Nome: Nerone
Tipo: Cacciatore di Streghe
PE 9`;
    expect(rowsOf(text)).toEqual([
      '1 Severino = witch-hunters/captain 22 [sword]',
      '1 Nerone = witch-hunters/witch-hunter 9 []',
    ]);
    const { warband, issues } = importFile(bytesOf(text));
    expect(warband).toEqual({ name: 'Il Rogo', type: 'Cacciatori di Streghe' });
    // The kind of page says nothing about a fighter.
    expect(issues.map(({ text: said }) => said)).toContainEqual(expect.stringContaining('SCHEDA'));
  });

  test('a fighter’s name and type stay his own', () => {
    const text = `Name: Otto
Type: Witch Hunter
Equipment: sword

Name: Hans
Type: Witch Hunter
Equipment: crossbow`;
    expect(rowsOf(text)).toEqual([
      '1 Otto = witch-hunters/witch-hunter 8 [sword]',
      '1 Hans = witch-hunters/witch-hunter 8 [crossbow]',
    ]);
  });

  test.each([
    [
      'Nom du groupe : Les Pendus      Nombre : 3   Type : Zélotes',
      'Nom du groupe : Médor et Brutus Nombre : 2   Type : Chiens de guerre',
      'Nom du groupe : -   Nombre : 2   Type : Flagellants',
    ],
    [
      'Type: Zealots  Number: 3  Group name: Les Pendus',
      'Type: Warhounds  Number: 2  Group name: Médor et Brutus',
      'Type: Flagellants  Number: 2  Group name: -',
    ],
    [
      'Gruppe: Les Pendus Anzahl: 3 Typ: Zeloten',
      'Gruppe: Médor et Brutus Anzahl: 2 Typ: Kriegshunde',
      'Gruppe: - Anzahl: 2 Typ: Flagellanten',
    ],
    [
      'Nome del gruppo: Les Pendus  Numero: 3  Tipo: Zeloti',
      'Nome del gruppo: Médor et Brutus  Numero: 2  Tipo: Mastini da guerra',
      'Nome del gruppo: -  Numero: 2  Tipo: Flagellanti',
    ],
  ])('name, number and type on one line: %s', (...groups) => {
    const rows = rowsOf(
      `Witch Hunters\nOtto - Witch Hunter Captain: sword\n\n${groups.join('\n\n')}`,
    );
    expect(rows.slice(1)).toEqual([
      '3 Les Pendus = witch-hunters/zealot 0 []',
      '2 Médor et Brutus = witch-hunters/warhound 0 []',
      expect.stringMatching(/^2 Flagellant\p{L}* = witch-hunters\/flagellant 0 \[\]$/u),
    ]);
  });

  test.each([
    'Nombre de guerriers : 11 / 12',
    'Number of warriors: 11',
    'Warriors: 11/12',
    'Anzahl Krieger: 11 von 15',
    'Número de guerreros: 11',
    'Numero di guerrieri: 11 / 15',
  ])('nobody is counted twice: %s', (line) => {
    const { fighters, issues } = importFile(
      bytesOf(`Reikland\n${line}\n\nHeroes\nCaptain: sword\nChampion: axe`),
    );
    expect(fighters.map(({ type }) => type)).toEqual(['Captain', 'Champion']);
    expect(issues.map(({ code }) => code)).toEqual(['FilledStats']);
  });
});

describe('files of values', () => {
  test('facts about the warband above the heading, and a second heading for groups', () => {
    const text = `Warband;The Crows
Type;Reikland
Gold;20

Hero;Type;XP;Equipment
Otto Krank;Captain;20;sword, pistol
Hans;Champion;9;halberd

Henchmen group;Type;Number;XP;Equipment
The Ropes;Warrior;3;1;spear, shield`;
    expect(rowsOf(text)).toEqual([OTTO, HANS, '3 The Ropes = reikland/warrior 1 [spear shield]']);
    const { warband, outcome } = importFile(bytesOf(text));
    expect([warband?.name, warband?.type, outcome]).toEqual(['The Crows', 'Reikland', 'import']);
  });
});

describe('a block of lines for each fighter', () => {
  test('his name above the type, or a group’s name and number', () => {
    const text = `Wulfs Sippe (Ostländer)
Bandenmitglieder 7, Gold 9, Erfahrung gesamt 71

Wulfram
Ältester
B4 KG4 BF4 S3 W3 LP1 I4 A1 MW8
EP 23
Axt, Axt

Bruder Taub
Priester des Taal
EP 13
Stab

Sippe "die Vettern" 3x
Verwandter
EP 3
Axt, Bogen

Jäger 2x
Jaeger
EP 4
Langbogen`;
    expect(rowsOf(text)).toEqual([
      '1 Wulfram = ostland/elder 23 [2axe]',
      '1 Bruder Taub = ostland/priest-of-taal 13 [hammer]',
      '3 die Vettern = ostland/kin 3 [axe bow]',
      '2 Jäger = ostland/jaeger 4 [long-bow]',
    ]);
    expect(importFile(bytesOf(text)).issues.map(({ code }) => code)).toEqual(['FilledStats']);
  });

  test('in bold, with his experience beside the type', () => {
    const text = `**Reiklanders – The Mud Crows**

**Otto Krank**
*Captain* – 20 XP
sword, pistol

**Hans**
*Champion* – 9 XP
halberd

**The Ropes** ×3
*Warriors* – 1 XP
spear, shield`;
    expect(rowsOf(text)).toEqual([OTTO, HANS, '3 The Ropes = reikland/warrior 1 [spear shield]']);
  });

  test('the type above his name', () => {
    const text = `The Mud Crows
Reikland

Captain
Otto Krank
20 xp
sword, pistol

Champion
Hans
9 xp
halberd

Youngblood
Uwe Small
M4 WS2 BS2 S3 T3 W1 I3 A1 Ld6
axe`;
    expect(rowsOf(text)).toEqual([OTTO, HANS, '1 Uwe Small = reikland/youngblood 0 [axe]']);
  });
});

describe('lists on a sheet', () => {
  test('lines start with a number and a tab, and the type is in brackets', () => {
    const text = `DIE FAULEN
Karneval des Chaos

1.\tDoktor Pus (Meister des Karnevals), 29 EP
\tStab, Dolch
\tRituale: Strom der Verderbnis
2.\tDer Große (Brute), 15 EP
\tZwei Morgensterne
3.\tLilli (Verseuchte), 9 EP
\tSchwert; Segen: Wolke aus Fliegen
4.\tBrüder (4 Mann), 3 EP
\tKeule
5.\tNurglings (3 Stück), keine EP`;
    expect(rowsOf(text)).toEqual([
      '1 Doktor Pus = carnival/master 29 [hammer dagger]',
      '1 Der Große = carnival/brute 15 [2morning-star]',
      '1 Lilli = carnival/tainted 9 [sword]',
      '4 Brüder = carnival/brethren 3 [hammer]',
      '3 Nurglings = carnival/nurgling 0 []',
    ]);
  });

  test.each([
    '> Prochain achat : le rat-ogre (210 co)',
    'Next buy: Rat Ogre',
    'Einkaufsliste:\n- Rattenoger',
    'Próxima compra: rata ogro',
    'Lista della spesa\n- Rat Ogre',
    'WISHLIST\n\nRat Ogre\n2 Giant Rats',
  ])('models that are yet to be bought are not in the warband: %s', (line) => {
    const { fighters } = importFile(
      bytesOf(`Skaven\nAssassin Adept: sword\nNight Runner: sling\n\n${line}`),
    );
    expect(fighters.map(({ profileId }) => profileId)).toEqual([
      'skaven/assassin-adept',
      'skaven/night-runner',
    ]);
  });

  test.each(['Spruch', 'Hechizo', 'Incantesimo', 'Sort', 'Spell'])(
    'skills after his items: %s',
    (key) => {
      const [first] = importFile(
        bytesOf(`Undead\nNecromancer Krax (10 xp), mace; ${key}: Lifestealer\n4 Zombies`),
      ).fighters;
      expect(first?.name).toBe('Krax');
      expect(first?.equipment.map(({ itemId }) => itemId)).toEqual(['hammer']);
    },
  );

  test.each([
    ['Lizardmen\nZip, Grande Cresta Skink: arco', 'lizardmen/great-crest'],
    ['Karneval des Chaos\nLilli, Verseuchte: Schwert', 'carnival/tainted'],
    ['Kermesse du Chaos\nLili, Souillée : épée', 'carnival/tainted'],
  ])('%s', (text, id) => {
    expect(importFile(bytesOf(text)).fighters.map(({ profileId }) => profileId)).toEqual([id]);
  });

  test.each(['Arme contondante à une main', 'Arma contundente a una mano'])(
    'a mace: %s',
    (thing) => {
      expect(rowsOf(`Reikland\nCaptain: ${thing}, sword`)[0]).toContain('[hammer sword]');
    },
  );

  // List builders list it as an item of its own.
  test.each(['Dague gratuite', 'Gratis-Dolch', 'Daga gratuita', 'Pugnale gratuito'])(
    'a free dagger: %s',
    (thing) => {
      expect(lookUp(wordsOf(lexicon), 'items', thing)?.ids).toEqual(['dagger']);
    },
  );
});

describe('a name with labelled values below', () => {
  const CREW = [
    '1 Otto Krank = reikland/captain 20 [sword pistol]',
    '1 Hans Ohm = reikland/champion 9 [halberd]',
    '3 The Ropes = reikland/warrior 1 [spear shield]',
  ];

  test('as headings with bulleted lines', () => {
    const text = `# Mud Crows (Reikland)

#### Otto Krank
- Rank: Captain
- XP: 20
- Weapons & armour: sword
- Other: pistol

#### Hans Ohm
- Rank: Champion
- XP: 9
- Gear (each): halberd

#### The Ropes
- Rank: Warriors
- Number: 3
- XP: 1
- Gear each: spear, shield`;
    expect(rowsOf(text)).toEqual(CREW);
  });

  test('as a form with the group’s number between', () => {
    const text = `Warband Name: Mud Crows
Warband Type: Reikland

Name: Otto Krank
Type: Captain
Equip.: sword, pistol
Experience: 20

Name: Hans Ohm
Type: Champion
Equip.: halberd
Experience: 9

Group Name: The Ropes
Number: 3   Type: Warriors
Equip.: spear, shield
Group Experience: 1`;
    expect(rowsOf(text)).toEqual(CREW);
  });

  test('with characteristics between a name and the type', () => {
    const numbers = 'M | WS | BS | S | T | W | I | A | Ld\n4 | 4 | 4 | 3 | 3 | 1 | 4 | 1 | 8';
    const text = `# Mud Crows, Reikland

## Otto Krank
${numbers}
Type: Captain
Gear: sword, pistol
XP: 20

## Hans Ohm
${numbers}
Type: Champion
Gear: halberd
XP: 9

## The Ropes
${numbers}
Type: Warriors
Count: 3
Gear: spear, shield
XP: 1`;
    expect(rowsOf(text)).toEqual(CREW);
  });

  test.each([
    [
      'tables',
      (key: string, value: string) => `<tr><th>${key}</th><td>${value}</td></tr>`,
      'table',
    ],
    ['definitions', (key: string, value: string) => `<dt>${key}</dt><dd>${value}</dd>`, 'dl'],
  ] as const)('as %s of a page, whoever is dead left out', (_, row, list) => {
    const card = (name: string, fields: readonly (readonly [string, string])[]) =>
      `<h3>${name}</h3><${list}>${fields.map(([key, value]) => row(key, value)).join('')}</${list}>`;
    const text = `<html><body><h1>Mud Crows</h1><p>Reikland</p>${[
      card('Otto Krank', [
        ['Type', 'Captain'],
        ['Equipment', 'sword, pistol'],
        ['Skills &amp; spells', '-'],
        ['Status', 'Ready'],
        ['XP', '20'],
      ]),
      card('Hans Ohm', [
        ['Type', 'Champion'],
        ['Equipment', 'halberd'],
        ['Status', 'Ready'],
        ['XP', '9'],
      ]),
      card('Old Uwe', [
        ['Type', 'Champion'],
        ['Equipment', 'axe'],
        ['Status', 'Dead'],
      ]),
      card('The Ropes', [
        ['Type', 'Warriors'],
        ['Number', '3'],
        ['Equipment', 'spear, shield'],
        ['Status', 'Ready'],
        ['XP', '1'],
      ]),
    ].join('')}</body></html>`;
    expect(rowsOf(text)).toEqual(CREW);
  });
});
