import { describe, expect, test } from 'vitest';
import { readPasted } from '#exchange/import/read.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { bytesOf, MADE, xmlOf } from './made-roster.ts';

// The meaning of a sign, column or key on which lists differ.

const read = (text: string | object) =>
  importFile(bytesOf(typeof text === 'string' ? text : JSON.stringify(text)));

const learnt = (text: string) =>
  read(text).fighters.map(({ name, count, xp }) => `${count} ${name} ${xp}`);

describe('experience', () => {
  test('is beside a price in a list builder’s line', () => {
    const text =
      'The Watch (Reikland)\n++ Warband (Reiklanders) [500gc] ++\n+ Heroes +\nMercenary Captain [105gc, 23XP]: Sword\n+ Henchmen +\n3x Warriors [75gc, 2 xp]: Spear\nMarksmen [2 models, 80gc]: Bow\n';
    expect(learnt(text)).toEqual(['1 Mercenary Captain 23', '3 Warriors 2', '2 Marksmen 0']);
    expect(read(text).warband?.name).toBe('The Watch');
  });

  test('follows a dash without a word, unless it equals the fighter’s cost', () => {
    expect(
      learnt(
        'Reikland\nCaptain Otto — 22\nChampion Karl - 10 - axe\nChampion Hans - 38: sword\n2 Marksmen - 70',
      ),
    ).toEqual(['1 Otto 22', '1 Karl 10', '1 Hans 8', '2 Marksmen 0']);
  });
});

describe('a treasury is not a fighter', () => {
  test.each([
    ['Trésor 35 co', 35],
    ['Gold: 35', 35],
    ['Gold 35', 35],
    ['Or : 35', 35],
    ['Kasse: 35 GK', 35],
    ['Schatz 35 Goldkronen', 35],
    ['Oro 35', 35],
    ['Treasury - 35gc', 35],
    ['Reste en caisse : 35 co', 35],
    ['Il reste 35 co', 35],
    ['Remaining treasury 35gc', 35],
    ['35gc left', 35],
    ['35 gc in the bank', 35],
    ['35 co restantes', 35],
    ['2 wyrdstone shards', undefined],
    ['1 fragment', undefined],
  ])('%s', (line, gold) => {
    const { drafts } = readPasted(`Reikland\nCaptain Otto: sword\n3 Warriors: spear\n${line}`, KIT);
    expect(drafts[0]?.fighters.map(({ count, gear }) => [count.value, gear.length])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(drafts[0]?.gold?.value).toBe(gold);
  });
});

describe('tables', () => {
  test.each([
    ['Name\tType\tXP\tEquipment', 'Hache\tCaptain\t20\tsword', 'Épée\tChampion\t8\taxe'],
    ['Name\tRole\tXP\tGear', 'Hache\tCaptain\t20\tsword', 'Épée\tChampion\t8\taxe'],
    ['Name\tWhatever\tXP\tStuff', 'Hache\tCaptain\t20\tsword', 'Épée\tChampion\t8\taxe'],
  ])('a fighter named like an item is still a fighter: %s', (...rows) => {
    const { fighters } = read(`Reikland\n${rows.join('\n')}`);
    expect(
      fighters.map(({ name, profileId, equipment }) => [name, profileId, equipment[0]?.itemId]),
    ).toEqual([
      ['Hache', 'reikland/captain', 'sword'],
      ['Épée', 'reikland/champion', 'axe'],
    ]);
  });

  test('a fighter marked as dead in a column is left out', () => {
    const { fighters, issues } = read(
      'Name,Type,XP,Equipment,Status\nOtto,Captain,20,sword,alive\nKarl,Champion,8,axe,dead\nHans,Champion,9,axe,misses next game',
    );
    expect(fighters.map(({ name }) => name)).toEqual(['Otto', 'Hans']);
    expect(issues.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['DeadFighter', 'MissesNext']),
    );
  });
});

describe('a list builder’s tree', () => {
  test('containers of skills are not fighters, and a promoted one has what is below the word', () => {
    const text = xmlOf(MADE)
      .replace(
        '<selection name="Dodge" number="1" type="upgrade"/>',
        '<selection name="Speed Skills" number="1" type="upgrade"><selections><selection name="Dodge" number="1" type="upgrade"/></selections></selection>',
      )
      .replace(
        '<selection name="Warriors" number="3" type="model"/>',
        '<selection name="Promoted" number="1" type="upgrade"><selections><selection name="Skills" number="1" type="upgrade"><selections><selection name="Sprint" number="1" type="upgrade"/></selections></selection></selections></selection>',
      );
    const { fighters } = read(text);
    expect(fighters.map(({ skills }) => skills)).toEqual([
      ['Dodge'],
      ['Mighty Blow'],
      ['Sprint'],
      [],
    ]);
    expect(fighters[2]?.role).toBe('hero');
  });
});

describe('apps', () => {
  test('a name that starts like a type is a name; a promoted fighter is a hero; hired swords have ids', () => {
    const { fighters } = read({
      bande_id: 'repurgateurs',
      membres: [
        { profil_id: 'capitaine-repurgateur', nom_perso: 'Frère Guy', xp: 25 },
        { profil_id: 'zelote', nom_perso: 'Jehan', xp: 4, promu_heros: true },
        { franc_tireur_id: 'gladiateur', nom_perso: 'Brutus', xp: 0 },
      ],
    });
    expect(fighters.map(({ name, profileId, role }) => [name, profileId, role])).toEqual([
      ['Frère Guy', 'witch-hunters/captain', 'hero'],
      ['Jehan', 'witch-hunters/zealot', 'hero'],
      ['Brutus', 'extras/pit-fighter', 'hiredSword'],
    ]);
  });
});

describe('other games’ lists in plain words', () => {
  test.each([
    [
      'Warcry',
      'Iron Golems 985/1000pts\nDominar 165\nDrillmaster 120\nIron Legionary x3 195\nSignifer 150',
    ],
    [
      'Necromunda',
      'House Goliath gang\nLeader: Brak - power axe, stub gun\nChampion: Dorn - axe\nGanger x3: autogun',
    ],
    ['Kill Team', 'Kill Team: Kommandos\nBoy x3 - slugga, choppa\nBomb Squig\nGrot'],
    [
      'Dungeons & Dragons',
      'Notes for my D&D game\nCaptain Varric: sword, shield, AC 18, 52 hit points\n3 Warriors: spear, shield',
    ],
    [
      'Frostgrave',
      'Frostgrave\nNecromancer - staff\nApprentice - dagger\nMarksman: crossbow\nWarhound',
    ],
  ])('%s', (system, text) => {
    expect(read(text)).toMatchObject({ outcome: 'foreign', system, fighters: [] });
  });
});

describe('a line for a group, and one for each of its models below', () => {
  const people = (text: string) =>
    read(text).fighters.map(
      ({ name, count, profileId, xp, equipment }) =>
        `${count} ${name} = ${profileId} ${xp} [${equipment.map(({ itemId }) => itemId ?? '?').join(' ')}]`,
    );
  const HANS = '1 Hans = reikland/champion 8 [hammer shield]';
  const ULF = '1 Ulf = reikland/champion 8 [axe dagger helmet]';

  test.each([
    ['with signs of a list', '2 Champions\n- Hans: hammer, shield\n- Ulf: axe, dagger, helmet'],
    ['behind a colon', 'Champions:\n- Hans (hammer, shield)\n- Ulf, axe, dagger, helmet'],
    ['deeper', 'Champions\n  Hans - hammer, shield\n  Ulf — axe, dagger, helmet'],
    ['with prices', 'Champions (70gc)\n* Hans: hammer, shield [8gc]\n* Ulf: axe, dagger, helmet'],
  ])('gives fighters, %s', (_, lines) => {
    expect(people(`Reikland - The Red Hand\n${lines}\n4 Warriors\n- sword`)).toEqual([
      HANS,
      ULF,
      '4 Warriors = reikland/warrior 0 [sword]',
    ]);
  });

  test('each with his own skills, or those of the whole group', () => {
    expect(
      people('Reikland\nChampions (11 xp)\n- Hans (12 xp): hammer, shield\n- Ulf: axe'),
    ).toEqual([
      '1 Hans = reikland/champion 12 [hammer shield]',
      '1 Ulf = reikland/champion 11 [axe]',
    ]);
  });

  test('and models without a line stay', () => {
    expect(people('Reikland\n3 Marksmen\n- Hans: bow\n- Ulf: bow, axe')).toEqual([
      '1 Marksman = reikland/marksman 0 []',
      '1 Hans = reikland/marksman 0 [bow]',
      '1 Ulf = reikland/marksman 0 [bow axe]',
    ]);
  });

  test('a single word before a group’s items is not a name', () => {
    expect(people('Reikland\n4 Warriors\n- Loadout: sword, shield')).toHaveLength(1);
  });
});

describe('fighters in a line', () => {
  const people = (text: string) =>
    read(text).fighters.map(
      ({ name, count, profileId, equipment }) =>
        `${count} ${name} = ${profileId} [${equipment.map(({ itemId }) => itemId ?? '?').join(' ')}]`,
    );

  test('are recognised despite a price for each', () => {
    expect(
      people('Beastmen\nShaman Malagor 45\n2x Bestigors 45 each: axe\n5 Ungors @25: spear, shield'),
    ).toEqual([
      '1 Malagor = beastmen/shaman []',
      '1 Bestigor = beastmen/bestigor [axe]',
      '1 Bestigor = beastmen/bestigor [axe]',
      '5 Ungors = beastmen/ungor [spear shield]',
    ]);
  });

  test('are recognised by the columns of a table without outer bars', () => {
    const table = 'Name | Type | Equipment\n--- | --- | ---\nAnja | Sister Superior | flail\n';
    expect(people(`Sisters of Sigmar\n\n${table}Novices (3) | Novice | mace, sling`)).toEqual([
      '1 Anja = sisters/sister-superior [flail]',
      '3 Novices = sisters/novice [hammer sling]',
    ]);
  });

  test('need not be in the catalogue, if their items are', () => {
    const strangers = read(
      'Dwarf Treasure Hunters\n\nKing Grimnir (2 axes, heavy armour)\n3 Clansmen\nTotal (sword, shield)',
    );
    expect(strangers.fighters.map(({ name, profileId }) => [name, profileId])).toEqual([
      ['King Grimnir', null],
      ['Clansmen', 'dwarfs/clansman'],
    ]);
    expect(strangers.issues.map(({ code }) => code)).toContain('UnknownType');
  });

  test('are not named by the word for hired swords', () => {
    expect(
      people('Morts-vivants\nVampire Vlad : épée\nFranc-tireur : Ogre garde du corps (masse)'),
    ).toEqual([
      '1 Vlad = undead/vampire [sword]',
      '1 Ogre garde du corps = extras/ogre-bodyguard [hammer]',
    ]);
  });
});

describe('a list beyond the length limit', () => {
  const filled = (lines: number, last: string) =>
    ['Reikland', 'Captain Otto', ...Array.from({ length: lines - 3 }, () => ''), last].join('\n');

  test('says where reading ends', () => {
    const { outcome, notices } = readPasted(filled(1201, 'Champion Karl'), KIT);
    expect(outcome).toBe('partial');
    expect(notices).toEqual([{ code: 'RestUnread', about: 'Champion Karl', line: 1201 }]);
  });

  test('says nothing when all of it is read', () => {
    expect(readPasted(filled(1200, 'Champion Karl'), KIT).notices).toEqual([]);
    expect(readPasted(`${filled(1200, 'Champion Karl')}\n\n \n`, KIT).notices).toEqual([]);
  });
});
