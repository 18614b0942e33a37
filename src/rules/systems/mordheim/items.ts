import type { ItemRow } from '#rules/contract/finds.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import type { OwnItem, Parts } from './packs/assemble.ts';
import { fromParts } from './packs/parts.ts';
import { CHEST_WARES } from './things/chest-wares.ts';
import { ARMOUR_WARES, POSSESSION_WARES } from './things/possession-wares.ts';
import type { PossessionId } from './things/possessions.ts';
import { rare, reserved, thrown, UNSOLD, type Ware } from './things/ware.ts';
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

const ON_SHELVES = ROWS.filter(({ id }) => !NO_ITEMS.includes(id));

function inOrder(rows: readonly ItemRow[]): readonly ItemRow[] {
  return rows.toSorted(
    (one, other) =>
      SHELVES.indexOf(one.shelf) - SHELVES.indexOf(other.shelf) || rank(one) - rank(other),
  );
}

/** Everything that a warband can own, shelf by shelf, common things first. @rule MORD-AFTER-TRADE */
export const allItems = fromParts((parts): readonly ItemRow[] =>
  inOrder([...ON_SHELVES, ...parts.items.map(ownItem)]).map((row) => forWhom(row, parts)),
);

/** Nobody has it whose pack doesn't say so: its list holds it, or `market` names it. */
function ownItem({ id, shelf, price, rarity, heroesOnly }: OwnItem): ItemRow {
  const gold = typeof price === 'number' ? price : thrown(price.gold, price.dice, price.times);
  const ware = reserved(rarity === null ? { ...UNSOLD, price: gold } : rare(gold, rarity));
  return { ...ware, heroesOnly: heroesOnly === true, id, trait: id, value: true, shelf, own: true };
}

/** What people ride. */
const FOR_HUMANS: readonly string[] = ['horse', 'warhorse'] satisfies readonly ItemId[];

/** With what the packs say of it. */
function forWhom(row: ItemRow, { market, races }: Parts): ItemRow {
  const { id, terms, for: whom, notFor } = forHumans(row, races);
  return {
    ...row,
    terms: [...terms, ...(market.terms.get(id) ?? [])],
    for: whom && [...whom, ...(market.may.get(id) ?? [])],
    notFor: [...notFor, ...(market.never.get(id) ?? [])],
  };
}

function forHumans(row: ItemRow, races: Parts['races']): ItemRow {
  if (!FOR_HUMANS.includes(row.id)) return row;
  const all = Object.entries(races);
  return {
    ...row,
    for: all.flatMap(([id, race]) => (race === 'human' ? [id] : [])),
    // Others in the warbands of humans.
    notFor: all.flatMap(([id, race]) => (race !== 'human' && id.includes('/') ? [id] : [])),
  };
}

function itemOf(
  id: string,
  trait: string | null,
  {
    sign: _sign,
    fillsHands: _fillsHands,
    ...ware
  }: Ware & Partial<Record<'sign' | 'fillsHands', unknown>>,
  shelf: string,
  value: true | string = true,
): ItemRow {
  return { ...ware, id, trait, value, shelf };
}

/** What is never found in trade comes last. */
function rank({ rarity }: Pick<ItemRow, 'rarity'>): number {
  return rarity ?? 99;
}
