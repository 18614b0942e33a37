import { describe, expect, test } from 'vitest';
import { readRoster } from '#exchange/import/read.ts';
import { importFile, KIT } from '../../../scripts/import-file.ts';
import { warbandOfDraft } from './accepted.ts';
import { bytesOf } from './made-roster.ts';

// Warbands as apps save them: XML, serialised objects, codes in place of words, all items in one list.

function rowsOf(text: string): readonly string[] {
  return importFile(bytesOf(text)).fighters.map(
    (one) =>
      `${one.count} ${one.name} = ${one.profileId ?? one.type} ${one.role} ${one.xp} [${one.equipment.map(({ itemId, name, count }) => `${count > 1 ? count : ''}${itemId ?? name}`).join(' ')}]`,
  );
}

test('an app’s XML with words run together', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<Saved xmlns:xsd="http://www.w3.org/2001/XMLSchema" Version="1.0">
  <WarbandRoster Name="The Grey Tails" Warband="Skaven">
    <WarriorList>
      <Warrior Name="Ikit" TypeOfWarrior="AssassinAdept">
        <EquipmentList><string>WeepingBlades</string></EquipmentList>
        <SkillList />
        <AmountInGroup>0</AmountInGroup>
      </Warrior>
      <Warrior Name="The Claws" TypeOfWarrior="Verminkin">
        <EquipmentList><string>Club</string><string>Sling</string></EquipmentList>
        <SkillList />
        <AmountInGroup>4</AmountInGroup>
      </Warrior>
    </WarriorList>
  </WarbandRoster>
</Saved>`;
  expect(importFile(bytesOf(text)).format).toBe('app-xml');
  expect(rowsOf(text)).toEqual([
    '1 Ikit = skaven/assassin-adept hero 20 [weeping-blades]',
    '4 The Claws = skaven/verminkin henchmen 0 [hammer sling]',
  ]);
});

describe('a serialised object', () => {
  const OBJECT = `export const crows: Warband = {
  id: 'crows', // our first
  name: 'Otto\\'s Crows',
  type: "Reiklanders",
  members: [
    { name: 'Otto', role: 'Captain', rank: 'hero', experience: 24, equipment: ['Sword', \`Pistol\`], },
    { name: 'Kin', role: 'Hero Youngblood', rank: 'hero', experience: 3, equipment: [], },
    { name: 'Ropes', role: 'Warrior', rank: 'henchman', count: 3, /* all alike */ equipment: ['Spear'] },
  ],
};
`;

  test('is read as the values that it stands for', () => {
    expect(importFile(bytesOf(OBJECT)).warband?.name).toBe('Otto’s Crows'.replace('’', "'"));
    expect(rowsOf(OBJECT)).toEqual([
      '1 Otto = reikland/captain hero 24 [sword pistol]',
      '1 Kin = reikland/youngblood hero 3 []',
      '3 Ropes = reikland/warrior henchmen 0 [spear]',
    ]);
  });

  test('is reported when cut off, and with expressions is not read as an object', () => {
    const cut = importFile(bytesOf(OBJECT.slice(0, 220)));
    expect(cut.issues.map(({ code }) => code)).toEqual(['CutOff']);
    const call = OBJECT.replace("'Captain'", 'typeOf(1)');
    expect(importFile(bytesOf(call)).format).toBe('list');
  });
});

test('codes in place of words, with the words in the message above', () => {
  const text = `Mercenaries - Stormcrows - [90 Warband Rating]
Mercenary Captain „Daario“ [100 gc]: 34× Experience
Marksman „The Snipers“ [140 gc]:
• 4× Marksman [35 gc]: Equipment: Dagger, Bow

— — — — —
HEIM-DATA: {"wb":"merc","subtype":"midd","name":"Stormcrows","models":[{"uid_def":"capt","name":"Daario","exp":34,"qty":1,"eq":{"Hellebarde":1}},{"uid_def":"mark","name":"The Snipers","exp":0,"qty":4,"eq":{"Bogen":1}}],"hired":[{"key":"warlock","name":"Melissa","exp":11}]}`;
  expect(rowsOf(text)).toEqual([
    '1 Daario = middenheim/captain hero 34 [halberd]',
    '4 The Snipers = middenheim/marksman henchmen 0 [bow]',
    '1 Melissa = extras/warlock hiredSword 11 []',
  ]);
});

test('codes alone, where only one warband can be meant', () => {
  const text = JSON.stringify({
    wb: 'skaven',
    name: 'Tails',
    models: [
      { uid_def: 'sorc', name: 'Nela', exp: 8, qty: 1, eq: { Hellebarde: 1 } },
      { uid_def: 'runner', name: 'Ro', exp: 0, qty: 1, eq: { Schleuder: 1 } },
    ],
  });
  expect(rowsOf(text)).toEqual([
    '1 Nela = skaven/eshin-sorcerer hero 8 [halberd]',
    '1 Ro = skaven/night-runner hero 0 [sling]',
  ]);
});

test('the models of a group listed singly, each with a number', () => {
  const thing = (nom: string, at: number) => ({ instance_id: `i${at}`, item_id: 'x', nom });
  const text = JSON.stringify({
    bande_id: 'skaven',
    nom_bande: 'Les Queues',
    tresorerie: 12,
    membres: [
      {
        profil_id: 'vermineux',
        nom_perso: 'Les Griffes',
        taille_groupe: 2,
        xp: 1,
        inventaire: ['Dague', 'Fronde', 'Dague', 'Fronde'].map(thing),
      },
      {
        profil_id: 'coureur_nocturne',
        nom_perso: 'Snik',
        taille_groupe: 1,
        xp: 4,
        inventaire: ['Fronde', 'Fronde'].map(thing),
      },
    ],
  });
  expect(rowsOf(text)).toEqual([
    '2 Les Griffes = skaven/verminkin henchmen 1 [dagger sling]',
    '1 Snik = skaven/night-runner hero 4 [2sling]',
  ]);
});

test('the warband’s name and type may be in a part of their own', () => {
  const text = JSON.stringify({
    format_version: 5,
    campaign: {
      identity: { warband_name: 'The Veils', warband_type: 'Sisters of Sigmar' },
      warriors: [
        { name: 'Sigmarite Matriarch', profile_name: 'Sigmarite Matriarch', kind: 'hero', xp: 20 },
        { name: 'Sister', profile_name: 'Sigmarite Sister', kind: 'henchman', xp: 0, count: 2 },
      ],
    },
  });
  expect(importFile(bytesOf(text)).warband).toEqual({
    name: 'The Veils',
    type: 'Sisters of Sigmar',
  });
  expect(rowsOf(text)).toEqual([
    '1 Sigmarite Matriarch = sisters/matriarch hero 20 []',
    '2 Sister = sisters/sister henchmen 0 []',
  ]);
});

test('`dramatispersonae: true` is a type, and contains no fighter', () => {
  const text = `warband: Mighty Orcs (Orcs)
gc: 4

heros:
  - hero: Gorbag (Orc Boss) [20XP]
    weapons: Axe
  - hero: Snagga (Black Orc) [0XP]
    weapons: Choppa
    dramatispersonae: true

henchmen:
  - group: Snots (3 Goblin Warrior) [2XP]
    weapons: Short Bow
`;
  const { warband, fighters } = importFile(bytesOf(text));
  expect(warband?.name).toBe('Mighty Orcs');
  expect(fighters.map(({ name }) => name)).toEqual(['Gorbag', 'Snagga', 'Snots']);
});

test('fighters with health belong to another kind of game', () => {
  const text = JSON.stringify({
    name: 'Skaven',
    leaders: [{ name: 'Stormvermin', movement: 6, toughness: 4, health: 16, weapons: [] }],
    fighters: [{ name: 'Night Runner', movement: 6, toughness: 3, health: 8, weapons: [] }],
  });
  expect(importFile(bytesOf(text)).outcome).toBe('refused');
});

describe('unknown keys', () => {
  test('names, types and numbers are recognised by their values', () => {
    const text = `{"_v":4,"owner":"tk","warband":{"label":"The Edelweiss","race":"Averlanders","gold":38},
"heroes":[
 {"uid":"h01","nick":"Walpurga","cls":"Captain","exp":27,"stats":{"m":4,"ws":4,"bs":5,"s":3,"t":3,"w":1,"i":5,"a":1,"ld":8},"gear":["sword","pistol"],"state":"active"},
 {"uid":"h02","nick":"Kaspar","cls":"Youngblood","exp":2,"stats":{"m":4,"ws":3,"bs":2,"s":3,"t":3,"w":1,"i":3,"a":1,"ld":6},"gear":["hammer"],"state":"dead"},
 {"uid":"h03","nick":"Sepp","cls":"Bergjaeger","exp":12,"stats":{"m":4,"ws":3,"bs":4,"s":3,"t":3,"w":1,"i":3,"a":1,"ld":7},"gear":["axe","bow"],"state":"active"}],
"groups":[{"uid":"g01","nick":"Pass Patrol","cls":"Mountainguard","num":3,"exp":4,"gear":["sword","shield"],"state":"active"}]}`;
    expect(importFile(bytesOf(text)).warband).toEqual({
      name: 'The Edelweiss',
      type: 'Averlanders',
    });
    expect(rowsOf(text)).toEqual([
      '1 Walpurga = averland/captain hero 27 [sword pistol]',
      '1 Sepp = averland/bergjaeger hero 12 [axe bow]',
      '3 Pass Patrol = averland/mountainguard henchmen 4 [sword shield]',
    ]);
  });

  test('types as keys, and nine numbers with dashes between', () => {
    const text = `warband:
  name: Bulls of Grovenwood
  list: ostlanders
heroes:
  elder:
    called: Old Grisel
    line: 4/4/4/3/3/1/5/1/8
    xp: 25
    wields: [double-handed axe, pistol]
    wears: [light armour]
  blood_brothers:
    - called: Radek
      line: 4/4/3/3/3/1/3/1/7
      xp: 11
      wields: [axe, axe]
    - called: Bohdan
      line: 4/4/3/4/3/1/3/1/7
      xp: 12
      wields: [spear]
henchmen:
  - group: The Quiet Ones
    type: Jaegers
    n: 2
    xp: 2
    wields: [bow, axe]
`;
    expect(rowsOf(text)).toEqual([
      '1 Old Grisel = ostland/elder hero 25 [double-handed pistol light-armour]',
      '1 Radek = ostland/blood-brother hero 11 [2axe]',
      '1 Bohdan = ostland/blood-brother hero 12 [spear]',
      '2 The Quiet Ones = ostland/jaeger henchmen 2 [bow axe]',
    ]);
    expect(importFile(bytesOf(text)).fighters[0]?.stats).toMatchObject({ M: 4, I: 5, Ld: 8 });
  });

  test('German, with the number of each item, and without the dead', () => {
    const text = `{"bande":"Steinharts Sucher","volk":"Zwergische Schatzsucher","kasse":{"goldkronen":44},
"mitglieder":[
 {"name":"Thorgrim","art":"Zwergenadliger","anzahl":1,"ep":26,"werte":[3,5,4,4,4,1,2,1,9],"ausruestung":{"Zwergenaxt":1,"Dolch":1}},
 {"name":"Gudrun","art":"Maschinist","anzahl":1,"ep":14,"werte":[3,4,4,3,4,1,3,1,9],"ausruestung":{"Pistole":2}},
 {"name":"Hammerbrüder","art":"Klankrieger","anzahl":3,"ep":3,"werte":[3,4,3,3,4,1,2,1,9],"ausruestung":{"Hammer":1,"Schild":1}}],
"gefallene":[{"name":"Snorri","art":"Trollslayer","spiel":2}]}`;
    expect(rowsOf(text)).toEqual([
      '1 Thorgrim = dwarfs/noble hero 26 [dwarf-axe dagger]',
      '1 Gudrun = dwarfs/engineer hero 14 [2pistol]',
      '3 Hammerbrüder = dwarfs/clansman henchmen 3 [hammer shield]',
    ]);
  });

  test('hireable fighters are not in the warband', () => {
    const text = `{"warband":"Skaven","available":[{"label":"Night Runner","cls":"Night Runner","price":20},
{"label":"Verminkin","cls":"Verminkin","price":20}]}`;
    expect(importFile(bytesOf(text)).fighters).toEqual([]);
  });
});

test('fighters under a key that names nobody leave the file its name and type', () => {
  const text = JSON.stringify({
    name: 'The Low Tide',
    faction: 'Reikland',
    entries: [
      { name: 'Dock Hands', type: 'Warriors', count: 2, equipment: ['Axe'] },
      { name: 'Lotte', type: 'Captain', equipment: ['Sword'] },
    ],
  });
  expect(importFile(bytesOf(text)).warband).toEqual({ name: 'The Low Tide', type: 'Reikland' });
  expect(rowsOf(text)).toEqual([
    '2 Dock Hands = reikland/warrior henchmen 0 [axe]',
    '1 Lotte = reikland/captain hero 20 [sword]',
  ]);
});

test('a wagon leads nobody, whatever the warband', () => {
  const models = [
    { name: 'Trade Wagon', type: 'wagon', qty: 1, eq: {} },
    { name: 'Hanna', type: 'Caravan Mistress', qty: 1, eq: { Pistol: 1 } },
    { name: 'Sell-sword', type: 'sellsword', qty: 3, eq: { Hammer: 1 } },
  ];
  const text = JSON.stringify({ name: 'Cart Line', faction: 'Merchant Caravans', models });
  const { leader, fighters } = importFile(bytesOf(text));
  expect(leader).toBe('Hanna');
  expect(fighters.map(({ count, name }) => `${count} ${name}`)).toEqual([
    '1 Trade Wagon',
    '1 Hanna',
    '3 Sell-sword',
  ]);
});

describe('a stranger’s profile', () => {
  const read = (faction: string, type: string) => {
    const fighters = [
      { name: 'Ana', type: 'Captain', xp: 20, equipment: ['Sword'] },
      { name: 'Others', type, count: 3, equipment: ['Spear'] },
    ];
    const [draft] = readRoster(
      bytesOf(JSON.stringify({ name: 'Low Tide', faction, fighters })),
      KIT,
    ).drafts;
    if (draft === undefined) throw new Error('no warband was read');
    const { members } = warbandOfDraft(draft);
    return { member: members.at(-1), fighter: draft.fighters.at(-1) };
  };

  test('takes nothing from a namesake of another warband', () => {
    const { member, fighter } = read('Wood Elves', 'Totem Warriors');
    expect(fighter?.profileId.value).toBe('');
    expect(fighter?.unsure).toContain('type');
    expect(Object.keys(member?.traits ?? {})).toEqual(['spear']);
  });

  test.each([
    ['Blood Dragons', 'Pit Fighters'],
    ['Dryads of the Far Isle', 'Totem Warriors'],
  ])('of %s is in doubt, though %s are somebody elsewhere', (faction, type) => {
    expect(read(faction, type).fighter?.unsure).toContain('type');
  });
});

test('names under a key that nobody knows are the fighters’', () => {
  const fighters = [
    { moniker: 'Gruk', class: 'Orc Boss', xp: 27, weapons: ['Axe'] },
    { moniker: 'Zog', class: 'Orc Shaman', xp: 14, weapons: ['Axe'] },
    { moniker: 'Da Boyz', class: 'Orc Boy', qty: 4, xp: 5, weapons: ['Axe'] },
  ];
  const text = JSON.stringify({ warband: { name: 'Knackers', race: 'Orcs & Goblins' }, fighters });
  expect(importFile(bytesOf(text)).fighters.map(({ name }) => name)).toEqual([
    'Gruk',
    'Zog',
    'Da Boyz',
  ]);
});

describe('a title', () => {
  const namesOf = (one: object) =>
    importFile(
      bytesOf(
        JSON.stringify({
          name: 'Low Tide',
          faction: 'Reikland',
          members: [one, { name: 'Dirk', type: 'Champion', xp: 8 }],
        }),
      ),
    ).fighters.map(({ name, profileId }) => `${name} = ${profileId}`)[0];

  test.each([
    [{ title: 'Otto', type: 'Captain', xp: 20 }, 'Otto = reikland/captain'],
    [{ title: 'Otto', profile: 'Captain', xp: 20 }, 'Otto = reikland/captain'],
    [{ title: 'Otto', profile: { name: 'Captain', M: 4 }, xp: 20 }, 'Otto = reikland/captain'],
    // With a name beside it, or a mere role, it is the type.
    [{ title: 'Captain', name: 'Otto', xp: 20 }, 'Otto = reikland/captain'],
    [{ title: 'Captain', type: 'hero', xp: 20 }, 'Captain = reikland/captain'],
  ])('%j', (one, fighter) => {
    expect(namesOf(one)).toBe(fighter);
  });
});

test('XML keeps what a warband says of itself in attributes', () => {
  const member = (name: string, type: string) =>
    `<member name="${name}" type="${type}" xp="9"><equipment>Sword</equipment></member>`;
  const text = `<warband name="The Low Tide" type="Reikland">${member('Otto', 'Captain')}${member('Dirk', 'Champion')}</warband>`;
  expect(importFile(bytesOf(text)).warband).toEqual({ name: 'The Low Tide', type: 'Reikland' });
});

test('a word in small letters is no name, and a colour no net', () => {
  const one = (type: string, mood: string, color: string) => ({
    type,
    xp: 9,
    mood,
    color,
    equipment: ['Sword'],
  });
  const text = JSON.stringify({
    name: 'Low Tide',
    faction: 'Reikland',
    members: [one('Captain', 'grim', 'red'), one('Champion', 'jolly', 'blue')],
  });
  const { fighters } = importFile(bytesOf(text));
  expect(fighters.map(({ name }) => name)).toEqual(['Captain', 'Champion']);
  expect(fighters.map(({ equipment }) => equipment.length)).toEqual([1, 1]);
});

test('a single henchman and a single thing are not lists in XML', () => {
  const text =
    '<warband name="Ash" faction="Witch Hunters"><hero name="Jo" type="Warrior-Priest" xp="12"><item>Hammer</item></hero><henchmen name="Poor" type="Flagellant" count="3" xp="1"><item>Flail</item></henchmen></warband>';
  const { fighters } = importFile(bytesOf(text));
  expect(
    fighters.map(({ name, equipment }) => [name, equipment.map(({ itemId }) => itemId)]),
  ).toEqual([
    ['Jo', ['hammer']],
    ['Poor', ['flail']],
  ]);
});

test('a roster of another app than BattleScribe is read as what it says', () => {
  const member = (name: string, type: string) =>
    `<member><name>${name}</name><class>${type}</class><experience>9</experience><equipment>Sword</equipment></member>`;
  const text = `<roster><warband>The Tallow Men</warband><type>Reikland</type><members>${member('Otto', 'Captain')}${member('Dirk', 'Champion')}</members></roster>`;
  const { format, warband, fighters } = importFile(bytesOf(text));
  expect(format).toBe('app-xml');
  expect(warband).toEqual({ name: 'The Tallow Men', type: 'Reikland' });
  expect(fighters.map(({ name }) => name)).toEqual(['Otto', 'Dirk']);
});
