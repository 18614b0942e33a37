import type { ItemRow } from '#rules/contract/finds.ts';
import type { TraitId } from './traits.ts';

/** Things of a chest that are a trait of the same name. */
const CARRIED = [
  'dagger',
  'axe',
  'sword',
  'hammer',
  'flail',
  'halberd',
  'lance',
  'double-handed',
  'short-bow',
  'bow',
  'long-bow',
  'crossbow',
  'hunting-arrows',
  'brace-of-pistols',
  'brace-of-duelling-pistols',
  'blunderbuss',
  'handgun',
  'hochland-rifle',
  'superior-powder',
  'shield',
  'buckler',
  'helmet',
  'lucky-charm',
  'elven-cloak',
  'holy-relic',
] as const satisfies readonly TraitId[];

/** Armour is one trait with the kind as its value. */
const ARMOUR = {
  'light-armour': 'light',
  'heavy-armour': 'heavy',
  'ithilmar-armour': 'ithilmar',
  'gromril-armour': 'gromril',
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

export type ItemId = (typeof CARRIED)[number] | keyof typeof ARMOUR | (typeof KEPT)[number];

export const ITEMS: readonly ItemRow[] = [
  ...CARRIED.map((id) => ({ id, trait: id, value: true as const })),
  ...Object.entries(ARMOUR).map(([id, value]) => ({
    id,
    trait: 'armour' satisfies TraitId,
    value,
  })),
  ...KEPT.map((id) => ({ id, trait: null, value: true as const })),
];
