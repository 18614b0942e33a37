/** Lists of spells and prayers. Each is a group of traits, one for each spell: a fighter carries those he knows. */
export const SPELL_LIST_IDS = [
  'prayers-of-sigmar',
  'prayers-of-taal',
  'lesser-magic',
  'necromancy',
  'chaos-rituals',
  'nurgle-rituals',
  'horned-rat',
  'waaagh-magic',
  'lizardmen-magic',
] as const;

export type SpellListId = (typeof SPELL_LIST_IDS)[number];
