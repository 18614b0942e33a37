import type { ItemRow } from '#rules/contract/finds.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { PARTS } from './packs/parts.ts';
import { CHEST_WARES } from './things/chest-wares.ts';
import { ARMOUR_WARES, POSSESSION_WARES } from './things/possession-wares.ts';
import type { PossessionId } from './things/possessions.ts';
import type { Ware } from './things/ware.ts';
import { WEAPON_WARES } from './things/weapon-wares.ts';
import type { WeaponTraitId } from './things/weapons.ts';
import type { TraitId } from './traits.ts';

export type ItemId =
  | WeaponTraitId
  | Exclude<PossessionId, 'armour'>
  | keyof typeof ARMOUR_WARES
  | keyof typeof CHEST_WARES;

/** No things by themselves: parts of the body, and words for how others are carried. */
const NO_ITEMS: readonly string[] = [
  'fist',
  'natural-weapons',
  'two-weapons',
  'concussion-weapon',
  'mounted',
] satisfies readonly TraitId[];

const SHELVES = ['weapons', 'missiles', 'armour', 'other'];

const ROWS: readonly ItemRow[] = [
  ...MELEE_WEAPON_IDS.map((id) => itemOf(id, id, WEAPON_WARES[id], 'weapons')),
  ...MISSILE_WEAPON_IDS.map((id) => itemOf(id, id, WEAPON_WARES[id], 'missiles')),
  ...Object.entries(POSSESSION_WARES).map(([id, ware]) => itemOf(id, id, ware, ware.shelf)),
  ...Object.entries(ARMOUR_WARES).map(([id, ware]) =>
    itemOf(id, 'armour', ware, ware.shelf, ware.value),
  ),
  ...Object.entries(CHEST_WARES).map(([id, ware]) => itemOf(id, null, ware, 'other')),
];

/** Everything that a warband can own, shelf by shelf, common things first. @rule MORD-AFTER-TRADE */
export const ITEMS: readonly ItemRow[] = ROWS.filter(({ id }) => !NO_ITEMS.includes(id)).toSorted(
  (one, other) =>
    SHELVES.indexOf(one.shelf) - SHELVES.indexOf(other.shelf) || rank(one) - rank(other),
);

function itemOf(
  id: string,
  trait: string | null,
  { price, rarity, terms, for: whom, notFor, bearer, heroesOnly, free, unresold }: Ware,
  shelf: string,
  value: true | string = true,
): ItemRow {
  return {
    id,
    trait,
    value,
    shelf,
    price,
    rarity,
    terms: [...terms, ...(PARTS.market.terms.get(id) ?? [])],
    for: whom && [...whom, ...(PARTS.market.may.get(id) ?? [])],
    notFor: [...notFor, ...(PARTS.market.never.get(id) ?? [])],
    bearer,
    heroesOnly,
    ...(free === undefined ? {} : { free }),
    ...(unresold === undefined ? {} : { unresold }),
  };
}

/** What is never found in trade comes last. */
function rank({ rarity }: Pick<ItemRow, 'rarity'>): number {
  return rarity ?? 99;
}
