import type { EquipmentList } from '#rules/contract/catalogue.ts';
import type { ItemId } from '../items.ts';

/** Mercenaries of the Empire who equip themselves from the same lists. */
const EMPIRE = ['reikland', 'middenheim', 'marienburg', 'ostermark'] as const;

/** What nearly every list begins with. */
const SIDE_ARMS = ['dagger', 'hammer', 'axe', 'sword'] as const;

const PISTOLS = ['pistol', 'brace-of-pistols'] as const;

/** What those wear who go well protected. */
const FULL_ARMOUR = ['light-armour', 'heavy-armour', 'shield', 'helmet'] as const;

/** What those have none of who go without armour. */
const ARMOURS = ['light-armour', 'heavy-armour', 'ithilmar-armour', 'gromril-armour'] as const;

type Prices = { readonly [Id in ItemId]?: number };

/** Cheaper on some lists than on the chart. */
const DUELLING_PISTOLS = { 'duelling-pistol': 25, 'brace-of-duelling-pistols': 50 } as const;

/** The equipment list of each profile, as the warbands' lists have them. @rule MORD-PRICE-LIST */
export const EQUIPMENT_LISTS: readonly EquipmentList[] = [
  list(
    EMPIRE.flatMap((type) => of(type, 'captain', 'champion', 'youngblood', 'warrior', 'swordsman')),
    [
      ...SIDE_ARMS,
      'morning-star',
      'double-handed',
      'spear',
      'halberd',
      'crossbow',
      ...PISTOLS,
      'bow',
      ...FULL_ARMOUR,
      'buckler',
    ],
    { priced: DUELLING_PISTOLS },
  ),
  list(
    EMPIRE.flatMap((type) => of(type, 'marksman')),
    [
      ...SIDE_ARMS,
      'crossbow',
      ...PISTOLS,
      'bow',
      'long-bow',
      'blunderbuss',
      'handgun',
      'hochland-rifle',
      'light-armour',
      'shield',
      'helmet',
    ],
  ),
  list(
    of('possessed', 'magister', 'mutant', 'brethren'),
    [...SIDE_ARMS, 'double-handed', 'spear', ...FULL_ARMOUR],
    { priced: { bow: 15, 'short-bow': 10 } },
  ),
  list(of('possessed', 'darksoul', 'beastman'), [
    ...SIDE_ARMS,
    'double-handed',
    'flail',
    ...FULL_ARMOUR,
  ]),
  list(of('witch-hunters', 'captain', 'warrior-priest', 'witch-hunter'), [
    ...SIDE_ARMS,
    'double-handed',
    'crossbow',
    ...PISTOLS,
    'crossbow-pistol',
    ...FULL_ARMOUR,
    'buckler',
  ]),
  list(of('witch-hunters', 'zealot'), [
    ...SIDE_ARMS,
    'double-handed',
    'spear',
    'bow',
    'short-bow',
    'light-armour',
    'shield',
    'helmet',
  ]),
  list(of('witch-hunters', 'flagellant'), ['flail', 'morning-star', 'double-handed']),
  list(
    of('sisters', 'matriarch', 'sister-superior', 'augur', 'sister', 'novice'),
    [
      'dagger',
      'hammer',
      'sigmarite-hammer',
      'flail',
      'steel-whip',
      'double-handed',
      'sling',
      ...FULL_ARMOUR,
      'buckler',
    ],
    {
      priced: { 'holy-tome': 120, 'blessed-water': 10, 'holy-relic': 15 },
      without: { 'sisters/augur': ARMOURS },
    },
  ),
  list(of('undead', 'vampire', 'necromancer', 'dreg'), [
    ...SIDE_ARMS,
    'double-handed',
    'spear',
    'halberd',
    'bow',
    'short-bow',
    ...FULL_ARMOUR,
  ]),
  list(of('skaven', 'assassin-adept', 'eshin-sorcerer', 'black-skaven'), [
    'dagger',
    'sword',
    'flail',
    'spear',
    'halberd',
    'weeping-blades',
    'fighting-claws',
    'sling',
    'throwing-weapon',
    'blowpipe',
    'warplock-pistol',
    'brace-of-warplock-pistols',
    'light-armour',
    'buckler',
    'helmet',
  ]),
  list(of('skaven', 'night-runner', 'verminkin'), [
    'dagger',
    'hammer',
    'sword',
    'spear',
    'sling',
    'light-armour',
    'shield',
    'helmet',
  ]),
  list(
    of('dwarfs', 'noble', 'troll-slayer', 'clansman', 'beardling'),
    [...SIDE_ARMS, 'dwarf-axe', 'double-handed', 'spear', 'halberd', ...PISTOLS, ...FULL_ARMOUR],
    { priced: { 'gromril-armour': 75 }, times: { 'gromril-weapon': 3 } },
  ),
  list(of('dwarfs', 'engineer', 'thunderer'), [
    ...SIDE_ARMS,
    ...PISTOLS,
    'crossbow',
    'handgun',
    ...FULL_ARMOUR,
  ]),
  list(of('orcs', 'boss', 'shaman', 'big-un', 'boy'), [
    ...SIDE_ARMS,
    'morning-star',
    'double-handed',
    'spear',
    'halberd',
    'crossbow',
    'bow',
    'light-armour',
    'shield',
    'helmet',
  ]),
  list(
    of('orcs', 'goblin'),
    [
      'dagger',
      'hammer',
      'sword',
      'spear',
      'ball-and-chain',
      'short-bow',
      'shield',
      'helmet',
      'squig-prodder',
    ],
    { priced: { 'mad-cap-mushrooms': 25 } },
  ),
  list(of('beastmen', 'chief', 'shaman', 'bestigor', 'centigor', 'gor', 'minotaur'), [
    ...SIDE_ARMS,
    'double-handed',
    'halberd',
    ...FULL_ARMOUR,
  ]),
  list(of('beastmen', 'ungor'), ['dagger', 'hammer', 'axe', 'spear', 'shield']),
  list(
    of('averland', 'captain', 'sergeant', 'youngblood', 'mountainguard'),
    [
      ...SIDE_ARMS,
      'spear',
      'halberd',
      'double-handed',
      'morning-star',
      ...PISTOLS,
      'crossbow',
      'bow',
      ...FULL_ARMOUR,
      'buckler',
    ],
    { priced: DUELLING_PISTOLS },
  ),
  list(of('averland', 'marksman'), [
    ...SIDE_ARMS,
    'crossbow',
    ...PISTOLS,
    'bow',
    'long-bow',
    'handgun',
    'blunderbuss',
    'hochland-rifle',
    'light-armour',
    'buckler',
    'helmet',
  ]),
  list(
    of('averland', 'bergjaeger', 'halfling-scout'),
    [...SIDE_ARMS, 'bow', 'long-bow', 'light-armour', 'buckler', 'helmet'],
    {
      priced: { 'hunting-arrows': 35 },
      without: { 'averland/halfling-scout': ['long-bow', 'hunting-arrows'] },
    },
  ),
  list(
    of('ostland', 'elder', 'blood-brother', 'priest-of-taal', 'kin'),
    [...SIDE_ARMS, 'spear', 'double-handed', 'bow', ...PISTOLS, ...FULL_ARMOUR],
    { without: { 'ostland/priest-of-taal': ['heavy-armour'] } },
  ),
  list(of('ostland', 'jaeger'), [
    'dagger',
    'axe',
    'sword',
    'spear',
    ...PISTOLS,
    'double-barrelled-pistol',
    'brace-of-double-barrelled-pistols',
    'bow',
    'blunderbuss',
    'handgun',
    'hochland-rifle',
    'double-barrelled-rifle',
    'light-armour',
    'shield',
    'helmet',
  ]),
  list(of('ostland', 'ruffian'), [...SIDE_ARMS, 'double-handed', 'light-armour']),
  list(of('ostland', 'ogre'), ['hammer', 'axe', 'sword', 'light-armour'], {
    priced: { 'double-handed': 10 },
  }),
  list(
    of('kislev', 'captain', 'bear-tamer', 'esaul', 'youth', 'warrior', 'cossack'),
    [
      ...SIDE_ARMS,
      'morning-star',
      'double-handed',
      'halberd',
      'spear',
      'throwing-weapon',
      'short-bow',
      'bow',
      'crossbow',
      ...PISTOLS,
      ...FULL_ARMOUR,
      'buckler',
    ],
    {
      priced: DUELLING_PISTOLS,
      without: {
        'kislev/bear-tamer': ARMOURS,
        'kislev/esaul': ARMOURS,
        'kislev/youth': ARMOURS,
      },
    },
  ),
  list(
    of('kislev', 'streltsi'),
    [
      ...SIDE_ARMS,
      'morning-star',
      'double-handed',
      'halberd',
      'spear',
      'bow',
      'crossbow',
      ...PISTOLS,
      'handgun',
      'light-armour',
      'shield',
      'helmet',
    ],
    { priced: DUELLING_PISTOLS },
  ),
  list(
    of('carnival', 'master', 'tainted', 'brethren'),
    [...SIDE_ARMS, 'morning-star', 'double-handed', 'spear', 'halberd', ...PISTOLS, ...FULL_ARMOUR],
    { priced: { 'short-bow': 10, bow: 15 } },
  ),
  list(of('carnival', 'brute'), ['double-handed'], { priced: { flail: 10 } }),
  list(
    of('lizardmen', 'saurus-totem', 'saurus'),
    [...SIDE_ARMS, 'double-handed', 'spear', 'halberd', 'helmet', 'shield'],
    { priced: { 'light-armour': 50 } },
  ),
  list(
    of('lizardmen', 'skink-priest', 'great-crest', 'skink'),
    [
      ...SIDE_ARMS,
      'spear',
      'short-bow',
      'bolas',
      'throwing-weapon',
      'blowpipe',
      'shield',
      'buckler',
      'helmet',
    ],
    {
      priced: { javelins: 10 },
      without: { 'lizardmen/great-crest': ['helmet'], 'lizardmen/skink': ['helmet', 'sword'] },
    },
  ),
];

interface Differences {
  /** Gold crowns, where the list asks another price than the chart. */
  readonly priced?: Prices;
  /** What some of these profiles can't have of it. */
  readonly without?: Readonly<Record<string, readonly ItemId[]>>;
  /** Factor on the price of a weapon of this material. */
  readonly times?: { readonly [Id in ItemId]?: number };
}

function list(
  profiles: readonly string[],
  items: readonly ItemId[],
  { priced = {}, without = {}, times = {} }: Differences = {},
): EquipmentList {
  return { for: profiles, items: [...items, ...Object.keys(priced)], priced, without, times };
}

function of(type: string, ...ids: readonly string[]): readonly string[] {
  return ids.map((id) => `${type}/${id}`);
}
