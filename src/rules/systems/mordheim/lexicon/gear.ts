import type { GearMeaning } from '#rules/contract/lexicon.ts';

/** Items that are traits of another name, or of one with a value. */
export const GEAR: readonly GearMeaning[] = [
  { item: 'light-armour', trait: 'armour', value: 'light' },
  { item: 'heavy-armour', trait: 'armour', value: 'heavy' },
  { item: 'gromril-armour', trait: 'armour', value: 'gromril' },
  { item: 'ithilmar-armour', trait: 'armour', value: 'ithilmar' },
  { item: 'toughened-leathers', trait: 'armour', value: 'leathers' },
];
