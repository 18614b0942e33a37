import type { GearPart } from '#rules/contract/catalogue.ts';
import { MELEE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { ITEMS } from './items.ts';
import { PARTS } from './packs/parts.ts';
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

/** @rule MORD-PRICE-LIST */
export const GEAR: GearPart = {
  usual: USUAL,
  items: ITEMS,
  lists: PARTS.equipment,
  materials: [
    { trait: 'gromril-weapon' satisfies TraitId, times: 4, of: MELEE_WEAPON_IDS },
    { trait: 'ithilmar-weapon' satisfies TraitId, times: 3, of: MELEE_WEAPON_IDS },
  ],
  masters: [
    { trait: 'weapons-training' satisfies TraitId, shelf: 'weapons' },
    { trait: 'weapons-expert' satisfies TraitId, shelf: 'missiles' },
  ],
};
