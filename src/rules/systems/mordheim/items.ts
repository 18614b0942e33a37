import type { ItemRow } from '#rules/contract/finds.ts';
import type { TraitId } from './traits.ts';

/** What two dice have to come to for a thing to be found; 0 for what every smith has. @rule MORD-AFTER-TRADE */
const RARITY = {
  hammer: 0,
  axe: 0,
  sword: 0,
  flail: 0,
  'morning-star': 0,
  halberd: 0,
  spear: 0,
  'double-handed': 0,
  'sigmarite-hammer': 0,
  'steel-whip': 0,
  'squig-prodder': 0,
  'short-bow': 0,
  bow: 0,
  'long-bow': 0,
  crossbow: 0,
  sling: 0,
  javelins: 0,
  shield: 0,
  buckler: 0,
  helmet: 0,
  'reptile-venom': 0,
  rapier: 5,
  'throwing-weapon': 5,
  'brass-knuckles': 6,
  'lucky-charm': 6,
  'fighting-claws': 7,
  'brazier-iron': 7,
  blowpipe: 7,
  lance: 8,
  'dwarf-axe': 8,
  'sword-breaker': 8,
  'repeater-crossbow': 8,
  pistol: 8,
  'brace-of-pistols': 8,
  handgun: 8,
  'weeping-blades': 9,
  'crossbow-pistol': 9,
  blunderbuss: 9,
  'horsemans-hammer': 10,
  'hochland-rifle': 11,
  'warplock-pistol': 11,
  'brace-of-warplock-pistols': 11,
  'superior-powder': 11,
} as const satisfies { readonly [Id in TraitId]?: number };

/** Things that are carried, but have no one price. */
const PRICELESS = [
  'dagger',
  'hunting-arrows',
  'brace-of-duelling-pistols',
  'elven-cloak',
  'holy-relic',
] as const satisfies readonly TraitId[];

/** Armour is one trait with the kind as its value. */
const ARMOUR = {
  'light-armour': ['light', 0],
  'heavy-armour': ['heavy', 0],
  'ithilmar-armour': ['ithilmar', 11],
  'gromril-armour': ['gromril', 11],
} as const;

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
  | keyof typeof RARITY
  | (typeof PRICELESS)[number]
  | keyof typeof ARMOUR
  | (typeof KEPT)[number];

export const ITEMS: readonly ItemRow[] = [
  ...Object.entries(RARITY).map(([id, rarity]) => ({
    id,
    trait: id,
    value: true as const,
    rarity,
  })),
  ...Object.entries(ARMOUR).map(([id, [value, rarity]]) => ({
    id,
    trait: 'armour' satisfies TraitId,
    value,
    rarity,
  })),
  ...PRICELESS.map((id) => ({ id, trait: id, value: true as const, rarity: null })),
  ...KEPT.map((id) => ({ id, trait: null, value: true as const, rarity: null })),
];
