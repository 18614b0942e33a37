import { describe, expect, test } from 'vitest';
import { importFile } from '../../../scripts/import-file.ts';
import { bytesOf } from './made-roster.ts';

// An app’s own data lists everyone who can be hired, and is not a warband.

const read = (value: unknown) => importFile(bytesOf(JSON.stringify(value)));

const NINE = { M: 4, WS: 4, BS: 4, S: 3, T: 3, W: 1, I: 4, A: 1, Ld: 8 };

const CATALOGUES: readonly (readonly [about: string, value: unknown])[] = [
  [
    'how many there may be, and what they begin with',
    {
      warbandType: { id: 'reiklanders', name: 'Reiklanders', startingGold: 500, maxWarriors: 15 },
      fighterTypes: [
        { id: 'c', name: 'Captain', category: 'hero', minCount: 1, maxCount: 1, hireCost: 60 },
        { id: 'y', name: 'Youngblood', category: 'hero', minCount: 0, maxCount: 2, hireCost: 15 },
        { id: 'w', name: 'Warrior', category: 'henchman', minCount: 0, hireCost: 25 },
      ].map((one) => ({ ...one, profile: NINE, startingExperience: 0 })),
      equipmentLists: [
        {
          name: 'Reiklander Equipment List',
          warbandTypeId: 'reiklanders',
          items: ['dagger', 'axe'],
        },
        { name: 'Marksman Equipment List', warbandTypeId: 'reiklanders', items: ['bow', 'sword'] },
        { name: 'No Equipment', warbandTypeId: 'reiklanders', items: ['dagger'] },
      ],
    },
  ],
  [
    'heroes and henchmen apart, with notes that are no names',
    {
      id: 'skaven',
      name: 'Skaven (Clan Eshin)',
      heroSlots: [
        { id: 'assassinAdept', unitType: 'Assassin Adept', maxCount: 1, cost: 60, startingXp: 20 },
        { id: 'nightRunner', unitType: 'Night Runner', maxCount: 2, cost: 20, startingXp: 0 },
      ].map((one) => ({ ...one, statLine: NINE })),
      henchmenTypes: [
        { id: 'verminkin', unitType: 'Verminkin', maxCount: null, notes: 'The core of them all.' },
        { id: 'giantRat', unitType: 'Giant Rat', maxCount: null, notes: 'Beasts of the sewers.' },
      ].map((one) => ({ ...one, statLine: NINE })),
    },
  ],
  [
    'in French, with what they may learn',
    {
      nom: 'Skavens',
      profils: [
        { id: 'adepte', nom: 'Adepte assassin', type: 'heros', min: 1, max: 1, xp_depart: 20 },
        { id: 'coureur', nom: 'Coureur nocturne', type: 'heros', min: 0, max: 2, xp_depart: 0 },
        { id: 'guerrier', nom: 'Guerrier skaven', type: 'hommes_de_main', min: 0, max: null },
      ].map((one) => ({ ...one, cout: 20, acces_equipement: ['heros'], stats: NINE })),
    },
  ],
  [
    'everybody for hire, with a page about each',
    {
      hiredSwords: ['Pit Fighter', 'Ogre Bodyguard', 'Warlock'].map((name) => ({
        name,
        description: 'He fights for whoever pays, drinks what he earns and tells of it. '.repeat(5),
        statLine: NINE,
        mordheim: true,
      })),
    },
  ],
];

test.each(CATALOGUES)('%s is not a warband', (_, value) => {
  expect(read(value)).toMatchObject({ outcome: 'refused', fighters: [] });
});

describe('a warband', () => {
  test('with the costs and limits of its types', () => {
    const value = {
      name: 'The Toll Men',
      warband: 'Reikland',
      herolist: [
        { name: 'Ulf', category: 'Captain', maxcount: 1, price: 60, experience: 20 },
        { name: 'Emil', category: 'Youngblood', maxcount: 2, price: 15, experience: 3 },
      ],
    };
    expect(read(value).fighters.map(({ name, profileId }) => [name, profileId])).toEqual([
      ['Ulf', 'reikland/captain'],
      ['Emil', 'reikland/youngblood'],
    ]);
  });

  test('nested in an app’s other data, without the dead', () => {
    const value = {
      campaign: 'Autumn of Ash',
      player: 'nel',
      band: {
        title: 'Spawn of the Still Pool',
        faction: 'Lizardmen',
        gold: 27,
        leaders: [
          { called: 'Tiq', class: 'Skink Priest', exp: 22, alive: true, gear: ['Club', 'Dagger'] },
          { called: 'Pok', class: 'Skink Great Crest', exp: 6, alive: false, gear: ['Javelins'] },
        ],
        groups: [
          { called: 'Blue ones', class: 'Skink Brave', size: 4, exp: 3, gear: ['Blowpipe'] },
        ],
      },
    };
    const { warband, fighters } = read(value);
    expect(warband).toMatchObject({ name: 'Spawn of the Still Pool', type: 'Lizardmen' });
    expect(fighters.map(({ name, profileId, count }) => [name, profileId, count])).toEqual([
      ['Tiq', 'lizardmen/skink-priest', 1],
      ['Blue ones', 'lizardmen/skink', 4],
    ]);
  });

  test('with an app’s words for everything, and the warband’s first', () => {
    const value = {
      name: 'The Gilded Pox',
      warbandTypeId: 'carnival',
      members: [
        { fighterTypeId: 'carnival-master', displayName: 'Bile', equipment: ['sword'] },
        { fighterTypeId: 'carnival-brute', displayName: 'Grue', equipment: ['dagger'] },
        { fighterTypeId: 'nurgling', displayName: 'Chorus', groupSize: 3, equipment: [] },
      ],
    };
    expect(read(value).fighters.map(({ name, profileId }) => [name, profileId])).toEqual([
      ['Bile', 'carnival/master'],
      ['Grue', 'carnival/brute'],
      ['Chorus', 'carnival/nurgling'],
    ]);
  });

  test('with each hire price beside the name, and skills in a part of their own', () => {
    const value = {
      gang: {
        label: 'The Lost Claim',
        faction: 'Dwarf Treasure Hunters',
        cast: [
          {
            who: 'Throndi',
            post: 'Dwarf Noble',
            hire: 85,
            growth: { earned: 28 },
            kit: [{ what: 'Dwarf Axe', gc: 15 }],
          },
          {
            who: 'Snorri',
            post: 'Dwarf Engineer',
            hire: 50,
            growth: { earned: 15 },
            kit: [{ what: 'Crossbow', gc: 25 }],
          },
          {
            who: 'Stonebeards',
            post: 'Dwarf Clansman',
            heads: 2,
            hire: 40,
            growth: { earned: 5 },
            kit: [{ what: 'Hammer', gc: 3 }],
          },
        ],
      },
    };
    expect(
      read(value).fighters.map(({ name, profileId, count, xp, equipment }) => [
        name,
        profileId,
        count,
        xp,
        equipment.map(({ itemId }) => itemId).join(),
      ]),
    ).toEqual([
      ['Throndi', 'dwarfs/noble', 1, 28, 'dwarf-axe'],
      ['Snorri', 'dwarfs/engineer', 1, 15, 'crossbow'],
      ['Stonebeards', 'dwarfs/clansman', 2, 5, 'hammer'],
    ]);
  });

  test('with fighters below codes, each with starting and current experience', () => {
    const one = (cls: string, def: string, nick: string, now: number, more = {}) => ({
      cls,
      def,
      nick,
      xp: { start: 0, now },
      gear: { hand: ['Mace', 'Dagger'], body: [] },
      ...more,
    });
    const value = {
      roster: {
        title: 'The Ashen Rosary',
        listKey: 'sisters_of_sigmar',
        units: {
          a91: one('hero', 'Sigmarite Matriarch', 'Hildegund', 25),
          a92: one('hero', 'Augur', 'Ottilie', 6),
          b10: one('hench', 'Sigmarite Sister', 'The Kneelers', 4, { models: 2 }),
        },
      },
    };
    expect(
      read(value).fighters.map(({ name, profileId, count, xp }) => [name, profileId, count, xp]),
    ).toEqual([
      ['Hildegund', 'sisters/matriarch', 1, 25],
      ['Ottilie', 'sisters/augur', 1, 6],
      ['The Kneelers', 'sisters/sister', 2, 4],
    ]);
  });

  test('with types and items as codes of the app’s own catalogue', () => {
    const value = {
      catalog: {
        units: { u11: { n: 'Dwarf Noble' }, u14: { n: 'Dwarf Clansman' } },
        gear: { g03: { n: 'Dwarf axe' }, g12: { n: 'Pistol' } },
      },
      bands: [
        {
          title: 'The Ledger',
          list: 'Dwarf Treasure Hunters',
          roster: [
            {
              id: 'a1',
              u: 'u11',
              who: 'Khaz',
              qty: 1,
              xp: 28,
              has: [
                ['g03', 1],
                ['g12', 2],
              ],
            },
            { id: 'b1', u: 'u14', who: 'Tallymen', qty: 2, xp: 4, has: [['g03', 1]] },
          ],
          graveyard: [{ id: 'b9', u: 'u14', who: 'Snor', qty: 1, xp: 2, has: [['g03', 1]] }],
        },
      ],
    };
    const { warband, fighters } = read(value);
    expect(warband).toMatchObject({ name: 'The Ledger', type: 'Dwarf Treasure Hunters' });
    expect(
      fighters.map(({ name, profileId, count, equipment }) => [
        name,
        profileId,
        count,
        equipment.map((one) => `${one.count} ${one.itemId}`).join(),
      ]),
    ).toEqual([
      ['Khaz', 'dwarfs/noble', 1, '1 dwarf-axe,2 pistol'],
      ['Tallymen', 'dwarfs/clansman', 2, '1 dwarf-axe'],
    ]);
  });

  test('with the leader apart from the other heroes, in French', () => {
    const hero = (nom: string, profil: string) => ({
      nom,
      profil,
      experience: 9,
      equipement: ['Épée'],
    });
    const value = {
      bande: {
        nom: 'Les Cendres',
        type_bande: 'Répurgateurs',
        heros: {
          chef: hero('Anselm', 'Capitaine répurgateur'),
          autres: [hero('Mathis', 'Prêtre-guerrier'), hero('Ulrike', 'Répurgateur')],
        },
        hommes_de_main: [
          { nom_groupe: 'Les Pénitents', profil: 'Flagellant', effectif: 2, equipement: ['Fléau'] },
        ],
      },
    };
    expect(
      read(value).fighters.map(({ name, profileId, count }) => [name, profileId, count]),
    ).toEqual([
      ['Anselm', 'witch-hunters/captain', 1],
      ['Mathis', 'witch-hunters/warrior-priest', 1],
      ['Ulrike', 'witch-hunters/witch-hunter', 1],
      ['Les Pénitents', 'witch-hunters/flagellant', 2],
    ]);
  });

  test('with its name and list below Spanish keys', () => {
    const value = [
      {
        banda: 'Los Topos de la Cloaca',
        tipo_banda: 'Skaven',
        heroes: [{ nombre: 'Skrik', tipo: 'Adepto Asesino', px: 20, armas: 'Espada, daga' }],
        secuaces: [{ nombre: '', tipo: 'Ratas Gigantes', cantidad: 3, px: 0, armas: '' }],
      },
    ];
    expect(read(value)).toMatchObject({
      outcome: 'import',
      warband: { name: 'Los Topos de la Cloaca', type: 'Skaven' },
      fighters: [{ profileId: 'skaven/assassin-adept' }, { count: 3 }],
    });
  });
});
