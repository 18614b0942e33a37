import type { GearPart, MaterialRow } from '#rules/contract/catalogue.ts';
import { MELEE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { allItems } from './items.ts';
import { fromParts } from './packs/parts.ts';
import type { TraitId } from './traits.ts';

/** What most fighters choose among. */
const USUAL = [
  'sword',
  'axe',
  'hammer',
  'spear',
  'halberd',
  'double-handed',
  'bow',
  'crossbow',
  'pistol',
  'helmet',
  'shield',
  'armour',
] as const satisfies readonly TraitId[];

/** What weapons can be made of. */
export const MATERIALS: readonly MaterialRow[] = [
  { trait: 'gromril-weapon' satisfies TraitId, times: 4, of: MELEE_WEAPON_IDS },
  { trait: 'ithilmar-weapon' satisfies TraitId, times: 3, of: MELEE_WEAPON_IDS },
];

/** @rule MORD-PRICE-LIST */
export const gear = fromParts(
  (parts): GearPart => ({
    usual: USUAL,
    items: allItems(),
    lists: parts.equipment,
    materials: MATERIALS,
    masters: [
      { trait: 'weapons-training' satisfies TraitId, shelf: 'weapons' },
      { trait: 'weapons-expert' satisfies TraitId, shelf: 'missiles' },
    ],
  }),
);
