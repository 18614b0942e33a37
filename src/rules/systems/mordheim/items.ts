import type { ItemRow } from '#rules/contract/finds.ts';
import type { TraitId } from './traits.ts';

/** Parts of the market. */
type Shelf = 'weapons' | 'missiles' | 'armour' | 'other';

/** Traits by the total of two dice needed to find one; 0 for common items. */
type Wares = { readonly [Id in TraitId]?: number };

// What is found in trade, part by part of the market.

const WEAPONS = {
  hammer: 0,
  axe: 0,
  sword: 0,
  flail: 0,
  'morning-star': 0,
  halberd: 0,
  spear: 0,
  'double-handed': 0,
  'great-hammer': 0,
  'sigmarite-hammer': 0,
  'steel-whip': 0,
  'squig-prodder': 0,
  rapier: 5,
  'brass-knuckles': 6,
  'fighting-claws': 7,
  'brazier-iron': 7,
  lance: 8,
  'dwarf-axe': 8,
  'sword-breaker': 8,
  'weeping-blades': 9,
  'horsemans-hammer': 10,
} as const satisfies Wares;

const MISSILES = {
  'short-bow': 0,
  bow: 0,
  'long-bow': 0,
  crossbow: 0,
  sling: 0,
  javelins: 0,
  'throwing-weapon': 5,
  blowpipe: 7,
  'repeater-crossbow': 8,
  pistol: 8,
  'brace-of-pistols': 8,
  handgun: 8,
  'duelling-pistol': 10,
  'brace-of-duelling-pistols': 10,
  'crossbow-pistol': 9,
  blunderbuss: 9,
  'hochland-rifle': 11,
  'warplock-pistol': 11,
  'brace-of-warplock-pistols': 11,
} as const satisfies Wares;

const ARMOUR = { helmet: 0, shield: 0, buckler: 0 } as const satisfies Wares;

/** Worn armour is one trait with the kind as its value. */
const WORN = {
  'light-armour': ['light', 0],
  'heavy-armour': ['heavy', 0],
  'ithilmar-armour': ['ithilmar', 11],
  'gromril-armour': ['gromril', 11],
} as const;

const OTHER = {
  'rope-and-hook': 0,
  'reptile-venom': 0,
  banner: 5,
  'lucky-charm': 6,
  'superior-powder': 11,
} as const satisfies Wares;

/** Things that are carried, but have no one price. */
const PRICELESS = [
  'dagger',
  'hunting-arrows',
  'elven-cloak',
  'holy-relic',
] as const satisfies readonly TraitId[];

/** Things that no rule of this app reads, or that are more than one trait. */
const KEPT = [
  'mordheim-map',
  'holy-tome',
  'crimson-shade',
  'gem',
  'jewelled-sword',
  'jewelled-dagger',
  'merchants-symbol',
  'training-manual',
  'gromril-axe',
  'gromril-hammer',
  'gromril-great-axe',
  'boots-and-rope',
  'misericordia',
  'attlas-plate',
  'bow-of-seeking',
  'executioners-hood',
  'all-seeing-eye',
] as const;

export type ItemId =
  | keyof typeof WEAPONS
  | keyof typeof MISSILES
  | keyof typeof ARMOUR
  | keyof typeof WORN
  | keyof typeof OTHER
  | (typeof PRICELESS)[number]
  | (typeof KEPT)[number];

function wares(shelf: Shelf, rows: Wares): readonly ItemRow[] {
  return Object.entries(rows).map(([id, rarity]) => ({
    id,
    trait: id,
    value: true,
    rarity,
    shelf,
  }));
}

const OFF_SALE = { value: true, rarity: null, shelf: 'other' satisfies Shelf } as const;

/** @rule MORD-AFTER-TRADE */
export const ITEMS: readonly ItemRow[] = [
  ...wares('weapons', WEAPONS),
  ...wares('missiles', MISSILES),
  ...wares('armour', ARMOUR),
  ...Object.entries(WORN).map(([id, [value, rarity]]) => ({
    id,
    trait: 'armour' satisfies TraitId,
    value,
    rarity,
    shelf: 'armour' satisfies Shelf,
  })),
  ...wares('other', OTHER),
  ...PRICELESS.map((id) => ({ ...OFF_SALE, id, trait: id })),
  ...KEPT.map((id) => ({ ...OFF_SALE, id, trait: null })),
];
