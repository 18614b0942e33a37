import type { GearPart } from '#rules/contract/catalogue.ts';
import { MELEE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { PRICE_LISTS } from './price-lists.ts';
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

/**
 * Gold crowns, as the price chart has them. Everybody has a dagger for nothing; what is not here is
 * not for sale by itself, or its price is thrown for.
 */
const PRICES = {
  hammer: 3,
  axe: 5,
  sword: 10,
  flail: 15,
  'morning-star': 15,
  halberd: 10,
  spear: 10,
  lance: 40,
  'double-handed': 15,
  'great-hammer': 15,
  'dwarf-axe': 15,
  'sigmarite-hammer': 15,
  'steel-whip': 10,
  'fighting-claws': 35,
  'weeping-blades': 50,
  rapier: 15,
  'brass-knuckles': 20,
  'sword-breaker': 30,
  'horsemans-hammer': 12,
  'brazier-iron': 35,
  'squig-prodder': 15,
  'short-bow': 5,
  bow: 10,
  'long-bow': 15,
  crossbow: 25,
  sling: 2,
  'throwing-weapon': 15,
  'repeater-crossbow': 40,
  'crossbow-pistol': 35,
  pistol: 15,
  'brace-of-pistols': 30,
  'duelling-pistol': 30,
  'brace-of-duelling-pistols': 60,
  blunderbuss: 30,
  handgun: 35,
  'hochland-rifle': 200,
  'warplock-pistol': 35,
  'brace-of-warplock-pistols': 70,
  blowpipe: 25,
  javelins: 5,
  helmet: 10,
  shield: 5,
  buckler: 5,
  armour: { light: 20, heavy: 50, ithilmar: 90, gromril: 150 },
  'rope-and-hook': 5,
  banner: 10,
  'lucky-charm': 10,
  'superior-powder': 30,
  'reptile-venom': 5,
} as const satisfies { readonly [Id in TraitId]?: GearPart['prices'][string] };

export const GEAR: GearPart = {
  usual: USUAL,
  prices: PRICES,
  lists: PRICE_LISTS,
  materials: [
    { trait: 'gromril-weapon' satisfies TraitId, times: 4, of: MELEE_WEAPON_IDS },
    { trait: 'ithilmar-weapon' satisfies TraitId, times: 3, of: MELEE_WEAPON_IDS },
  ],
};
