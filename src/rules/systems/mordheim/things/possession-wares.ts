import type { Sign } from '#rules/contract/rows.ts';
import type { PossessionId } from './possessions.ts';
import { common, heroes, rare, reserved, thrown, UNSOLD, type Ware } from './ware.ts';

/** Part of the market. */
type Shelf = 'weapons' | 'missiles' | 'armour' | 'other';

interface Possession extends Ware {
  readonly shelf: Shelf;
  /** It takes both hands, or one of them for good. */
  readonly fillsHands?: true;
  /** What is seen of it on the miniature. */
  readonly sign?: Sign;
}

const arm = { shelf: 'weapons' } as const;
const shot = { shelf: 'missiles' } as const;
const worn = { shelf: 'armour' } as const;
const other = { shelf: 'other' } as const;

/** No thing by itself: it says how others are carried, and is not for sale. */
const NO_WARE = { ...UNSOLD, ...other } as const;

/**
 * Possessions on the market, beside weapons that have effects here and worn armour.
 * @rule MORD-AFTER-TRADE, MORD-AFTER-RARE
 */
export const POSSESSION_WARES: {
  readonly [Id in Exclude<PossessionId, 'armour'>]: Possession;
} = {
  'ball-and-chain': { ...reserved(common(15)), ...arm, fillsHands: true },
  'double-barrelled-pistol': { ...reserved(rare(30, 10)), ...shot },
  'brace-of-double-barrelled-pistols': {
    ...reserved(rare(60, 10)),
    ...shot,
    fillsHands: true,
  },
  'double-barrelled-rifle': { ...reserved(rare(300, 12)), ...shot, fillsHands: true },
  bolas: { ...reserved(common(5)), ...shot },
  'two-weapons': { ...NO_WARE, fillsHands: true },
  'concussion-weapon': NO_WARE,
  mounted: NO_WARE,
  'gromril-weapon': { ...rare({ ofWeapon: 4 }, 11), ...arm },
  'ithilmar-weapon': { ...rare({ ofWeapon: 3 }, 9), ...arm },

  shield: { ...common(5), ...worn, fillsHands: true, sign: 'armour' },
  buckler: { ...common(5), ...worn, fillsHands: true, sign: 'armour' },
  helmet: { ...common(10), ...worn, sign: 'helmet' },
  pavise: { ...rare(25, 8), ...worn, fillsHands: true },
  barding: { ...rare(80, 8), ...worn },
  /** A hunter’s test of Strength, and no search, wins it. */
  wolfcloak: { ...reserved(common(10)), ...worn },

  mule: { ...rare(30, 7), ...other },
  horse: { ...rare(40, 8), ...other },
  warhorse: { ...rare(80, 11), ...other },
  'giant-wolf': { ...reserved(rare(85, 10)), ...other },
  'war-boar': { ...reserved(rare(90, 11)), ...other },
  'chaos-steed': { ...reserved(rare(90, 11)), ...other },
  nightmare: { ...reserved(rare(95, 11)), ...other },
  'giant-spider': { ...reserved(rare(100, 11)), ...other },
  'cold-one': { ...reserved(rare(100, 11)), ...other },

  'hunting-arrows': { ...rare(thrown(25, 1), 8), ...other },
  'fire-arrows': { ...rare(thrown(30, 1), 9), ...other },
  'superior-powder': { ...rare(30, 11), ...other },
  'black-lotus': {
    ...heroes(rare(thrown(10, 1), 9)),
    ...other,
  },
  'dark-venom': {
    ...heroes(rare(thrown(30, 2), 8)),
    ...other,
  },
  'reptile-venom': { ...reserved(common(5)), ...other },
  'mad-cap-mushrooms': {
    ...heroes(rare(thrown(30, 3), 9)),
    ...other,
  },
  'crimson-shade': { ...heroes(rare(thrown(35, 1), 8)), ...other },
  'mandrake-root': { ...heroes(rare(thrown(25, 1), 8)), ...other },
  'healing-herbs': { ...heroes(rare(thrown(20, 2), 8)), ...other },
  'tears-of-shallaya': {
    ...heroes(rare(thrown(10, 2), 7)),
    ...other,
  },

  'rope-and-hook': { ...heroes(common(5)), ...other },
  garlic: { ...heroes(common(1)), ...other },
  torch: { ...heroes(common(2)), ...other },
  net: { ...heroes(common(5)), ...other },
  lantern: { ...heroes(common(10)), ...other },
  banner: { ...heroes(rare(10, 5)), ...other },
  'rabbits-foot': { ...heroes(rare(10, 5)), ...other },
  'lucky-charm': { ...heroes(rare(10, 6)), ...other },
  caltrops: { ...heroes(rare(thrown(15, 2), 6)), ...other },
  'blessed-water': {
    ...heroes(rare(thrown(10, 3), 6)),
    ...other,
  },
  'tarot-cards': { ...heroes(rare(50, 7)), ...other },
  'halfling-cookbook': { ...heroes(rare(thrown(30, 3), 7)), ...other },
  'holy-relic': {
    ...heroes(rare(thrown(15, 3), 8)),
    ...other,
  },
  'holy-tome': { ...heroes(reserved(rare(thrown(100, 1, 10), 8))), ...other },
  'lock-picks': { ...heroes(rare(15, 8)), ...other },
  'flash-powder': { ...heroes(rare(thrown(25, 2), 8)), ...other },
  'iron-shod-boots': { ...heroes(rare(thrown(20, 3), 8)), ...other },
  familiar: { ...heroes({ ...rare(thrown(20, 1), 8), bearer: 'wizard' }), ...other },
  vodka: { ...heroes(reserved(rare(thrown(35, 2), 8))), ...other },
  'mordheim-map': { ...heroes(rare(thrown(20, 4), 9)), ...other },
  'bugmans-ale': { ...heroes(rare(thrown(50, 3), 9)), ...other },
  'silk-clothes': { ...heroes(rare(thrown(50, 2), 9)), ...other },
  'fire-bomb': { ...heroes(rare(thrown(35, 2), 9)), ...other },
  'wyrdstone-pendulum': { ...heroes(rare(thrown(25, 3), 9)), ...other },
  'bear-claw-necklace': { ...heroes(reserved(rare(thrown(75, 3), 9))), ...other },
  'vial-of-pestilens': { ...heroes(reserved(rare(thrown(25, 2), 9))), ...other },
  'hammer-of-witches': { ...heroes(reserved(rare(100, 10))), ...other },
  telescope: { ...heroes(rare(thrown(75, 3), 10)), ...other },
  'elven-boots': { ...heroes(rare(thrown(75, 1, 10), 12)), ...other },
  'elven-cloak': { ...heroes(rare(thrown(100, 1, 10), 12)), ...other },
  'tome-of-magic': { ...heroes(rare(thrown(200, 1, 25), 12)), ...other },
  'book-of-the-dead': { ...heroes(reserved(rare(thrown(200, 1, 25), 12))), ...other },
};

/** Worn armour is one trait, with its kind as the value. */
export const ARMOUR_WARES = {
  'toughened-leathers': {
    ...heroes(common(5)),
    ...worn,
    value: 'leathers',
    unresold: true,
  },
  'light-armour': { ...common(20), ...worn, value: 'light' },
  'heavy-armour': { ...common(50), ...worn, value: 'heavy' },
  'ithilmar-armour': { ...rare(90, 11), ...worn, value: 'ithilmar' },
  'gromril-armour': { ...rare(150, 11), ...worn, value: 'gromril' },
} as const satisfies Readonly<Record<string, Possession & { readonly value: string }>>;
