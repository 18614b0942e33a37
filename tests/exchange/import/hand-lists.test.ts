import { describe, expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { CLUB_LISTS } from './club-lists.ts';
import { HAND_LISTS } from './hand-lists.ts';
import { KEPT_LISTS } from './kept-lists.ts';
import { bytesOf } from './made-roster.ts';
import { MORE_LISTS } from './more-lists.ts';
import { NEW_HANDS } from './new-hands.ts';
import { OTHER_TONGUES } from './other-tongues.ts';
import { PAGE_LISTS } from './page-lists.ts';
import { PHONE_LISTS } from './phone-lists.ts';
import { PLAIN_LISTS } from './plain-lists.ts';
import { REMARKED_LISTS } from './remarked-lists.ts';
import { SAVED_LETTERS } from './saved-letters.ts';
import { SHORT_LISTS } from './short-lists.ts';
import { TOLD_LISTS } from './told-lists.ts';
import { WHOLE_LISTS } from './whole-lists.ts';

// Every fighter, by name, type, number and things: nobody invented, nobody lost.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? '?'} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

describe('lists of many hands', () => {
  test.each(
    [
      ...CLUB_LISTS,
      ...HAND_LISTS,
      ...KEPT_LISTS,
      ...MORE_LISTS,
      ...NEW_HANDS,
      ...PAGE_LISTS,
      ...PHONE_LISTS,
      ...PLAIN_LISTS,
      ...REMARKED_LISTS,
      ...WHOLE_LISTS,
      ...OTHER_TONGUES,
      ...SAVED_LETTERS,
      ...SHORT_LISTS,
      ...TOLD_LISTS,
    ].map((one) => [one.about, one] as const),
  )('%s', (_, { text, name, rows }) => {
    expect(rowsOf(text)).toEqual(rows);
    expect(importFile(bytesOf(text)).warband?.name).toBe(name);
  });

  test('a sheet that works out costs has few people beside many things, and is a list all the same', () => {
    const rows = [
      '\tKai\tOrks\t\t\t43340',
      '\t\tWarband\tgold/unit\tamount\tExp\tsum',
      '\theroes\tork boss (1)\t80\t1\t20\t80',
      "\t\tbig'uns (0-3)\t40\t0\t15\t0",
      '\thenchmen\tgoblin warrior\t15\t2\t0\t30',
      '\t\tTotal\t\t3\t\t110',
      "\t\tname\ttype\trule\tgc/unit\tboss\tbig'uns\tgoblin\tcost",
      '\t\taxe\tcc\tcuts through armour, as a good axe should\t5\t1\t0\t2\t15',
      ...Array.from(
        { length: 60 },
        (_, at) =>
          `\t\tcharm ${at}\tmutation\tthe enemy strikes last in the first round of all\t5\t0\t0\t0\t0`,
      ),
    ].join('\n');
    expect(importFile(bytesOf(rows))).toMatchObject({ outcome: 'import' });
    expect(rowsOf(rows)).toEqual([
      '1 ork boss = orcs/boss 20 [axe]',
      '2 goblin warrior = orcs/goblin 0 [axe]',
    ]);
  });

  test('whom everybody can hire does not say which warband it is', () => {
    const text = (name: string, force: string, who: string) =>
      `${name}\n\n++ Bande (${force}) [60 co] ++\n\n+ Héros + [60 co]\n\nNa (${who}) [1] [60 co]\n. Équipement: Lance`;
    const read = (...told: Parameters<typeof text>) =>
      importFile(bytesOf(text(...told))).fighters.map(({ profileId, equipment }) => [
        profileId,
        equipment[0]?.itemId,
      ]);
    expect(read('Nuln', 'Mercenaires reiklanders', 'Capitaine mercenaire')).toEqual([
      ['reikland/captain', 'spear'],
    ]);
    // The word for the warband tells the language in which a lance is a spear.
    expect(read('Na', 'Horde orque', 'Squig des cavernes')).toEqual([['orcs/cave-squig', 'spear']]);
    const { warband } = readPasted(
      'Reiklanders\n\nWardog\nWardog\nHalfling Scout\nOgre Bodyguard',
      KIT,
    ).drafts.map(({ catalogueId }) => ({ warband: catalogueId.value }))[0] ?? { warband: '' };
    expect(warband).toBe('reikland');
  });

  test('heroes who share a line are looked after one by one', () => {
    expect(rowsOf('Orcs & Goblins\nTroll\nUrk & Murk, Big ’Uns, 3 exp: axe').slice(1)).toEqual([
      '1 Urk = orcs/big-un 3 [axe]',
      '1 Murk = orcs/big-un 3 [axe]',
    ]);
  });

  test('the letters by which an app calls a warband decide between those whose people are alike', () => {
    const warriors = ['Mercenary Captain', 'Champion', 'Youngblood', 'Warrior'].map((type) => ({
      Name: `One of ${type}`,
      WarriorType: type,
      HeadCount: 1,
      Hero: 1,
      Experience: 0,
      Equipment: [{ EquipmentName: 'Sword', Quantity: 1 }],
    }));
    const read = (faction: string) =>
      importFile(
        bytesOf(JSON.stringify({ name: 'The Last', faction, cash: 7, warriors })),
      ).fighters.map(({ profileId }) => profileId);
    expect(read('OMM')[0]).toBe('ostermark/captain');
    expect(read('XYZ')[0]).toBe(null);
  });

  test('what stands behind two strokes is no part of what a warband is', () => {
    const { warband } = importFile(
      bytesOf(
        '# The Bent Spoke\n\n*Sisters of Sigmar* // played by Hanne // season 3\n\n- Matriarch Perpetua: mace\n- Augur Trude: flail\n- 3 Novices: sling',
      ),
    );
    expect(warband).toEqual({ name: 'The Bent Spoke', type: 'Sisters of Sigmar' });
  });

  test.each([
    'Giant Rats 3',
    'Giant Rats (3)',
    'Giant Rats: 3',
    'Giant Rats x3',
    '3 x Giant Rats',
    'Giant Rats ×3',
  ])('three of them: %s', (line) => {
    const { fighters, issues } = importFile(
      bytesOf(`Skaven\nAssassin Adept: sword\n${line}\nRat Ogre`),
    );
    expect(fighters.map(({ count, profileId }) => [count, profileId])).toEqual([
      [1, 'skaven/assassin-adept'],
      [3, 'skaven/giant-rat'],
      [1, 'skaven/rat-ogre'],
    ]);
    expect(issues.map(({ code }) => code)).toEqual(['FilledStats']);
  });

  test.each(['Black Skaven #2', 'Black Skaven n°2', 'Black Skaven No. 2', 'Black Skaven (b)'])(
    'things right behind a number: %s',
    (line) => {
      expect(
        rowsOf(`Skaven\nAssassin Adept: sword\n${line} halberd\nNight Runners (2): sling`).slice(1),
      ).toEqual([
        expect.stringMatching(/^1 Black Skaven.* = skaven\/black-skaven 8 \[halberd\]$/),
        '2 Night Runners = skaven/night-runner 0 [sling]',
      ]);
    },
  );

  test('things right behind experience in brackets, and behind a number', () => {
    expect(
      rowsOf(
        'Beastmen\nBeastman Chief Gorthak (34 xp) [+1 WS] Axe, Shield\nBestigor Kragg (12xp) halberd\nGors: 3 w/ axes',
      ),
    ).toEqual([
      '1 Gorthak = beastmen/chief 34 [axe shield]',
      '1 Kragg = beastmen/bestigor 12 [halberd]',
      '3 Gors = beastmen/gor 0 [axe]',
    ]);
  });

  // Klaus ends like the plural of a claw in German, Lanz is nearly a lance, Axel begins like an axe.
  test.each(['Klaus', 'Lanz', 'Axel', 'Hans', 'Max'])(
    'a short name that is nearly a thing is a name where a type stands beside it: %s',
    (name) => {
      for (const line of [`${name} (Champion) : hache`, `${name}, Champion : hache`]) {
        const list = `Mercenaires reiklanders\nUlrich (Capitaine) : épée\n${line}\n3 guerriers : lance`;
        const { fighters } = importFile(bytesOf(list));
        expect(fighters.map((one) => one.name)).toEqual(['Ulrich', name, 'guerriers']);
      }
    },
  );

  test('things on the line below a fighter are his, among heroes too', () => {
    expect(
      rowsOf(
        'Skaven\nHEROES\nSkritch (Assassin Adept) - 24 exp\nFighting Claws, Throwing Stars\nNibbler, Black Skaven, 12 exp\nSword, Club\n',
      ),
    ).toEqual([
      '1 Skritch = skaven/assassin-adept 24 [fighting-claws throwing-weapon]',
      '1 Nibbler = skaven/black-skaven 12 [sword hammer]',
    ]);
  });

  test.each([
    ['Boss: Gorzag - 2 axes', '1 Gorzag = orcs/boss 20 [2axe]'],
    ['Boss: Gorzag (22xp) axe, helmet', '1 Gorzag = orcs/boss 22 [axe helmet]'],
    ['Boss Gorzag (xp: 22) axe', '1 Gorzag = orcs/boss 22 [axe]'],
    ['Shaman Zog (4): club', '1 Zog = orcs/shaman 4 [hammer]'],
    ['Big ’Un 2 Murk - sword', '1 Murk = orcs/big-un 15 [sword]'],
    ['Orc Boyz (4 men, xp 3): axe', '4 Orc Boyz = orcs/boy 3 [axe]'],
    ['4 Orc Boyz w. axes', '4 Orc Boyz = orcs/boy 0 [axe]'],
  ])('who it is, how many, and what they have learnt: %s', (line, row) => {
    expect(rowsOf(`Orcs & Goblins\nTroll\n${line}`).slice(1)).toEqual([row]);
  });

  test.each([
    [
      'Middenheimer\nHauptmann Wolfram: Axt\n1 Schwertkämpfer mit 2 Schwertern',
      '1 Schwertkämpfer = middenheim/swordsman 0 [2sword]',
    ],
  ])('German, with the endings of its cases: %s', (text, row) => {
    expect(rowsOf(text).slice(1)).toEqual([row]);
  });

  test.each([
    ['Banda di Marienburg - I Lupi di Mare', 'I Lupi di Mare'],
    ['Kriegerbande: Die Fäuste (Middenheimer)', 'Die Fäuste'],
  ])('what the warband is called in its title: %s', (title, name) => {
    expect(importFile(bytesOf(`${title}\nCaptain Otto: axe`)).warband?.name).toBe(name);
  });

  test('several people in one line, each with what is his', () => {
    expect(
      rowsOf('Nains\nNoble: Thorin (20)\nTueurs : Gotrek (8), Ungrim (9) : hache naine').slice(1),
    ).toEqual([
      '1 Gotrek = dwarfs/troll-slayer 8 [dwarf-axe]',
      '1 Ungrim = dwarfs/troll-slayer 9 [dwarf-axe]',
    ]);
    expect(
      rowsOf(
        'Middenheim\nCapitaine Otto : épée\nRecrues : Pif (épée), Rolf (masse) et Sepp (lance, dague)',
      ).slice(1),
    ).toEqual([
      '1 Pif = middenheim/youngblood 0 [sword]',
      '1 Rolf = middenheim/youngblood 0 [hammer]',
      '1 Sepp = middenheim/youngblood 0 [spear dagger]',
    ]);
  });

  test('things in square brackets, and who misses the next battle', () => {
    const text =
      'Orcs\nGrimgut - Boss - XP 31 - [Sword, Sword, Heavy Armour] - Skills: Mighty Blow\nZog - Big ’Un - XP 15 - [Axe, Shield] - MISSES NEXT GAME\nUrzag, Big ’Un (misses next game): axe\nMurk, Big ’Un: axe\n  Missing next battle\n4 Orc Boyz [Axe, Dagger]';
    expect(rowsOf(text)).toEqual([
      '1 Grimgut = orcs/boss 31 [2sword heavy-armour]',
      '1 Zog = orcs/big-un 15 [axe shield]',
      '1 Urzag = orcs/big-un 15 [axe]',
      '1 Murk = orcs/big-un 15 [axe]',
      '4 Orc Boyz = orcs/boy 0 [axe dagger]',
    ]);
    const { drafts } = readPasted(text, KIT);
    expect(drafts[0]?.fighters.map(({ missesNext }) => missesNext)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  test('a bare number in brackets behind a name is experience, unless it is round as prices are', () => {
    expect(
      rowsOf(
        'Kislevites\nDruzhina Captain Olga: sword\nEsaul Piotr (12) sword, shield\nEsaul Igor (35) axe',
      ).slice(1),
    ).toEqual(['1 Piotr = kislev/esaul 12 [sword shield]', '1 Igor = kislev/esaul 8 [axe]']);
  });

  test('as many as nobody costs are counted behind their name too', () => {
    expect(rowsOf('Undead\nVampire: sword\nZombies 10\nZombies 15').slice(1)).toEqual([
      '10 Zombies = undead/zombie 0 []',
      '1 Zombies = undead/zombie 0 []',
    ]);
  });

  test.each(['Grognard, porte-bannière : hallebarde', 'Porte-étendard Ivan (45) hallebarde'])(
    'who carries something and is of no type that we know is named, and lends his name to nobody: %s',
    (line) => {
      const { fighters, issues } = importFile(
        bytesOf(`Mercenaires reiklanders\nUlrich, capitaine : épée\n${line}\n3 guerriers : épée`),
      );
      expect(fighters.map(({ name }) => name)).toEqual(['Ulrich', 'guerriers']);
      expect(issues.map(({ code, line: no }) => [code, no])).toContainEqual([
        'LineNotUnderstood',
        3,
      ]);
    },
  );

  test('Söldner above all is the warband, and below others those who are hired', () => {
    expect(
      rowsOf('Reikländer Söldner\nHauptmann Otto: Schwert\nSöldner:\nOgerleibwächter: Zweihänder'),
    ).toEqual([
      '1 Otto = reikland/captain 20 [sword]',
      '1 Ogerleibwächter = extras/ogre-bodyguard 0 [double-handed]',
    ]);
  });

  test('what is no name: things, traits and headings behind a dash', () => {
    expect(
      rowsOf(
        'Undead\nVampire - Sword - 20xp\nDreg - Old Battle Wound - club\nNecromancer (Leader): staff\nGhouls (Spears and Shields)',
      ),
    ).toEqual([
      '1 Vampire = undead/vampire 20 [sword]',
      '1 Dreg = undead/dreg 0 [hammer]',
      '1 Necromancer = undead/necromancer 8 [hammer]',
      '1 Ghouls = undead/ghoul 0 [spear shield]',
    ]);
  });

  test('somebody counted whom nobody knows stays in the list, with a word', () => {
    const { fighters, issues } = importFile(
      bytesOf('Undead\nVampire: sword\n4 Zombies\n3 Foragers\n5 Ghouls'),
    );
    expect(fighters.map(({ count, type, profileId }) => [count, type, profileId])).toEqual([
      [1, 'Vampire', 'undead/vampire'],
      [4, 'Zombies', 'undead/zombie'],
      [3, 'Foragers', null],
      [5, 'Ghouls', 'undead/ghoul'],
    ]);
    expect(issues).toContainEqual(expect.objectContaining({ code: 'UnknownType', line: 4 }));
  });

  test('one man’s pistols are a brace, a group’s are not', () => {
    expect(
      rowsOf('Reikland\nCaptain Otto: pistols, sword\n3 Marksmen: pistols\nCaptain Karl: 1 pistol'),
    ).toEqual([
      '1 Otto = reikland/captain 20 [brace-of-pistols sword]',
      '3 Marksmen = reikland/marksman 0 [pistol]',
      '1 Karl = reikland/captain 20 [pistol]',
    ]);
  });

  test('a price behind everything parts as a comma does', () => {
    expect(
      rowsOf(
        'Skaven\n1x Assassin Adept (60) fighting claws (35) sling (2)\n2x Black Skaven (80) sword(20) club(6)\nVerminkin (4) club (9) shield (5)',
      ),
    ).toEqual([
      '1 Assassin Adept = skaven/assassin-adept 20 [fighting-claws sling]',
      '2 Black Skaven = skaven/black-skaven 8 [sword hammer]',
      '4 Verminkin = skaven/verminkin 0 [hammer shield]',
    ]);
  });

  test('what the whole of them is may stand below everybody', () => {
    expect(
      rowsOf(
        'Gustav - Jungspund - 2 EP - Dolch\nFranz, Champion, 9 EP: Zweihänder\n\nSöldner aus Reikland, Kasse 15 GK',
      ),
    ).toEqual([
      '1 Gustav = reikland/youngblood 2 [dagger]',
      '1 Franz = reikland/champion 9 [double-handed]',
    ]);
  });

  test('brackets with a type end a name, and what follows is carried', () => {
    expect(
      rowsOf('Skaven\nQuik (Night Runner, 4xp) 2 daggers\nGnash (Black Skaven) halberd, helmet'),
    ).toEqual([
      '1 Quik = skaven/night-runner 4 [2dagger]',
      '1 Gnash = skaven/black-skaven 8 [halberd helmet]',
    ]);
  });

  test('a number behind a hero of whom there are never so many is his experience', () => {
    expect(
      rowsOf('Beastmen\nShaman 11 - staff\nBestigor 9 - axe\nBestigor 2 - halberd\n4 Gors - axe'),
    ).toEqual([
      '1 Shaman = beastmen/shaman 11 [hammer]',
      '1 Bestigor = beastmen/bestigor 9 [axe]',
      '2 Bestigor = beastmen/bestigor 8 [halberd]',
      '4 Gors = beastmen/gor 0 [axe]',
    ]);
  });

  test('things with nothing between them, behind experience with nothing around it', () => {
    const { fighters, issues } = importFile(
      bytesOf(
        'Kislevites\nDruzhina Captain Boris 20xp sword bow light armour\nEsaul Piotr 8xp axe dagger\nStreltsi x2 handgun halberd\nHalfling cook Bilbo',
      ),
    );
    expect(
      fighters.map(({ name, xp, equipment }) => [name, xp, equipment.map(({ itemId }) => itemId)]),
    ).toEqual([
      ['Boris', 20, ['sword', 'bow', 'light-armour']],
      ['Piotr', 8, ['axe', 'dagger']],
      ['Streltsi', 0, ['handgun', 'halberd']],
    ]);
    // Somebody, but who? He is not lost without a word.
    expect(issues).toContainEqual(expect.objectContaining({ code: 'LineNotUnderstood', line: 5 }));
  });

  test('a list with dashes and colons is no data', () => {
    expect(
      rowsOf(
        'HEROES: \n- Vampire: Sword, Helmet [20 exp]\n- Dreg: Club [0 exp]\nHENCHMEN GROUPS:\n- Zombies (x4) [0 exp]\nHIRED SWORDS:\n- Warlock\nSTASH: 12gc, 1 wyrdstone',
      ),
    ).toEqual([
      '1 Vampire = undead/vampire 20 [sword helmet]',
      '1 Dreg = undead/dreg 0 [hammer]',
      '4 Zombies = undead/zombie 0 []',
      '1 Warlock = extras/warlock 0 []',
    ]);
  });

  test('numbers of a title are none of its words', () => {
    const { warband } = importFile(
      bytesOf(
        'Mercenaires de Marienburg : Les Rats du Port (12 figs, 487 CO)\nCapitaine Van Horst : épée\nHalfling cuistot Bilbon',
      ),
    );
    expect(warband).toEqual({ name: 'Les Rats du Port', type: 'Marienburg' });
  });

  test('leaders, places and people called like a profile are who they are said to be', () => {
    expect(
      rowsOf(
        'Wulf the Bloody - Middenheim Captain - Exp 26\nEquipment: Great axe, heavy armour\n\nGunter - Champion - Exp 13\nEquipment: Sword\n\nGroup: "Grey Cloaks" - 4 Warriors - Exp 3\nEquipment: Spears',
      ),
    ).toEqual([
      '1 Wulf the Bloody = ? 26 [double-handed heavy-armour]',
      '1 Gunter = ? 13 [sword]',
      '4 Grey Cloaks = ? 3 [spear]',
    ]);
    expect(
      rowsOf(
        'Reikland\nChef : Ulrich – capitaine – 24 px – épée, bouclier\n1er champion : Otto – 12 px – hache\n2e champion : Karl – 9 px – marteau',
      ),
    ).toEqual([
      '1 Ulrich = reikland/captain 24 [sword shield]',
      '1 Otto = reikland/champion 12 [axe]',
      '1 Karl = reikland/champion 9 [hammer]',
    ]);
  });

  test('names in brackets behind a type, experience behind a key, headings in brackets', () => {
    expect(
      rowsOf(
        'Cult of the Possessed\n1 Magister (Lord Voss) sword, Lucky Charm [24XP] Spells: Dark Blood\n1 Possessed (Grym) Mutations: Spines [15XP]\n1 Mutant (Twitch) Mutation: Tentacle [9XP]\n[FOLLOWERS]\n4 Brethren (The Lost) axes, helmets [3XP]',
      ),
    ).toEqual([
      '1 Lord Voss = possessed/magister 24 [sword lucky-charm]',
      '1 Grym = possessed/possessed 15 []',
      '1 Twitch = possessed/mutant 9 []',
      '4 The Lost = possessed/brethren 3 [axe helmet]',
    ]);
    const { warband } = importFile(
      bytesOf('SISTERS OF SIGMAR "Les Marteaux"\n\nMatriarche Hildegarde : fouet'),
    );
    expect(warband).toEqual({ name: 'Les Marteaux', type: 'SISTERS OF SIGMAR' });
    expect(
      rowsOf(
        '- Ulrich (Capitaine de mercenaires, Reikland)\n    * Épée\n- Gunter (Champion)\n    * Hache',
      )[0],
    ).toMatch(/^1 Ulrich = /);
  });

  test('a list with a few words in bold keeps its lines', () => {
    expect(
      rowsOf(
        '<b>Reikland</b>\nLeader: Hans (Captain) 23 XP\n  Sword, Bow\nHero: Karl (Champion) 9 XP\n  2x Hammer',
      ),
    ).toEqual([
      '1 Hans = reikland/captain 23 [sword bow]',
      '1 Karl = reikland/champion 9 [2hammer]',
    ]);
  });

  test('what a list is belongs to no name', () => {
    const { warband } = importFile(
      bytesOf('Mordheim roster: Blood Dragons (Undead) 497gc\nVampire Vlad (sword) 130gc'),
    );
    expect(warband).toEqual({ name: 'Blood Dragons', type: 'Undead' });
  });

  test.each([
    'Les Loups\nMercenaires reiklanders\nUlrich, capitaine : épée',
    'The Wolves\nReikland\nUlrich - captain - sword',
    'Die Jäger\nReikländer Söldner\nUlrich, Hauptmann: Schwert',
    'Los Lobos\nReikland\nUlrich, capitán: espada',
  ])('a band that is called like one of its own has that name: %s', (list) => {
    const { warband, fighters } = importFile(bytesOf(list));
    expect(warband?.name).toBe(list.slice(0, list.indexOf('\n')));
    expect(fighters.map(({ name, profileId }) => [name, profileId])).toEqual([
      ['Ulrich', 'reikland/captain'],
    ]);
  });
});
