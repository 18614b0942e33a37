import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gearPrice, priceOn } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { PRICE_LISTS } from '#rules/systems/mordheim/price-lists.ts';
import { inProject } from '../../scripts/paths.mjs';
import { traitsOf } from './armoury-plays.ts';

// Every price of every equipment list matches public sources, for each profile that the list is for.
// Differences are listed here.

const FILE = inProject('tests', 'fixtures', 'facts', 'armoury.json');
const { equipmentLists, items } = v.parse(
  v.object({
    items: v.array(
      v.object({
        id: v.string(),
        cost: v.object({
          gc: v.optional(v.number()),
          dice: v.optional(v.string()),
          timesPrice: v.optional(v.number()),
        }),
        rarity: v.nullable(v.union([v.number(), v.string()])),
      }),
    ),
    equipmentLists: v.array(
      v.object({
        id: v.string(),
        profiles: v.array(v.string()),
        items: v.record(v.string(), v.union([v.number(), v.string()])),
      }),
    ),
  }),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

/** Prices that we deliberately do not use. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  dagger: 'the first is for nothing, and nobody notes a second one',
};

/** Items of the lists without a trait: they stay as text and have no price here. */
const UNKNOWN = [
  'ball-and-chain',
  'blessed-water',
  'bolas',
  'brace-of-double-barrelled-pistols',
  'double-barrelled-pistol',
  'double-barrelled-rifle',
  'holy-tome',
];

/** A note beside a profile says that he may not have it, although it is on his list. */
const NOT_FOR: Readonly<Record<string, string>> = { 'averland/halfling-scout': 'hunting-arrows' };

/** Rare items that the smiths of one warband always have. */
const COMMON_FOR: Readonly<Record<string, string>> = { 'mad-cap-mushrooms': 'goblin' };

const TRAITS = new Set(system.traits.map(({ id }) => id));
const isKnown = (item: string) => Object.keys(traitsOf(item)).every((trait) => TRAITS.has(trait));

const isTimes = (price: number | string) => String(price).endsWith(' x price');

const ROWS = equipmentLists.flatMap((list) =>
  Object.entries(list.items)
    .filter(([item, price]) => isKnown(item) && !(item in DIFFERENCES) && !isTimes(price))
    .map(([item, price]) => ({
      list: list.id,
      item,
      price,
      profiles: profilesOf(list.profiles).filter((id) => NOT_FOR[id] !== item),
    })),
);

test.each(ROWS)('$item costs $price on the list $list', ({ item, price, profiles }) => {
  expect(profiles.length).toBeGreaterThan(0);
  const prices = profiles.map((profileId) => [profileId, priceOf(item, profileId, true)]);
  expect(prices).toEqual(profiles.map((profileId) => [profileId, price]));
});

test.each(ROWS)('$item of $list costs the chart’s price later on if it is rare', (row) => {
  const { item, list, price, profiles } = row;
  const fact = items.find(({ id }) => id === item);
  const common = fact?.rarity === 'common' || COMMON_FOR[item] === list;
  const chart = fact?.cost.dice === undefined ? fact?.cost.gc : null;
  for (const profileId of profiles) {
    expect(priceOf(item, profileId, false)).toBe(common ? price : chart);
  }
});

describe('the material of an item', () => {
  /** A sword and the material that multiplies its price, beside the plain sword. */
  const swordOf = (material: string, profileId: string, founding: boolean) => {
    const traits = { sword: true, [material]: true } as const;
    return priceOn(traits, material, true, system, { profileId, founding });
  };
  const sword = system.gear?.prices['sword'];

  test('multiplies its price as the chart says', () => {
    const expected = items.flatMap(({ id, cost: { timesPrice } }) =>
      timesPrice === undefined ? [] : [{ id, gold: Number(sword) * (timesPrice - 1) }],
    );
    expect(expected.map(({ id }) => id)).toEqual(system.gear?.materials.map(({ trait }) => trait));
    for (const { id, gold } of expected) expect([id, swordOf(id, '', true)]).toEqual([id, gold]);
  });

  test('multiplies it by less on some lists until the first battle', () => {
    const rows = equipmentLists.flatMap((list) =>
      Object.entries(list.items).flatMap(([item, price]) =>
        isTimes(price) ? [{ item, times: Number.parseInt(String(price), 10), list }] : [],
      ),
    );
    expect(rows.map(({ item, times }) => [item, times])).toEqual([['gromril-weapon', 3]]);
    for (const { item, times, list } of rows) {
      const prices = profilesOf(list.profiles).flatMap((profileId) => [
        swordOf(item, profileId, true),
        swordOf(item, profileId, false),
      ]);
      const gold = [Number(sword) * (times - 1), swordOf(item, '', false)];
      expect(prices).toEqual(profilesOf(list.profiles).flatMap(() => gold));
    }
  });
});

describe('the equipment lists', () => {
  test('belong to existing profiles', () => {
    const all = [...ROWS.flatMap(({ profiles }) => profiles), ...PRICE_LISTS.flatMap((x) => x.for)];
    expect(all.filter((id) => findProfile(system, id) === null)).toEqual([]);
  });

  test('require nothing beyond the sources', () => {
    const ours = PRICE_LISTS.flatMap(({ for: profiles, prices }) =>
      profiles.flatMap((profileId) => Object.keys(prices).map((trait) => `${profileId} ${trait}`)),
    );
    const listed = ROWS.flatMap(({ item, profiles }) =>
      Object.keys(traitsOf(item)).flatMap((trait) => profiles.map((id) => `${id} ${trait}`)),
    );
    expect(ours.filter((row) => !listed.includes(row))).toEqual([]);
  });

  test('repeat no ordinary price', () => {
    const repeated = PRICE_LISTS.flatMap(({ prices }) =>
      Object.entries(prices).filter(([trait, price]) => system.gear?.prices[trait] === price),
    );
    expect(repeated).toEqual([]);
  });

  test('contain nothing else without a trait', () => {
    const unknown = equipmentLists
      .flatMap((list) => Object.keys(list.items))
      .filter((id) => !isKnown(id));
    expect([...new Set(unknown)].toSorted()).toEqual(UNKNOWN);
    const named = equipmentLists.flatMap((list) => Object.keys(list.items));
    expect(Object.keys(DIFFERENCES).filter((id) => !named.includes(id))).toEqual([]);
  });
});

function priceOf(item: string, profileId: string, founding: boolean): number | null {
  const [[trait, value] = ['', true]] = Object.entries(traitsOf(item));
  if (value === false) throw new Error(`nobody has ${item}`);
  return gearPrice(trait, value, system, { profileId, founding });
}

/**
 * "middenheim: same" stands for the profiles of the first warband named; a note in brackets for what some may
 * not have.
 */
function profilesOf(told: readonly string[]): readonly string[] {
  const named = told
    .filter((one) => !one.endsWith(': same'))
    .map((one) => one.replace(/ \(.*\)$/, ''));
  const others = told.flatMap((one) => (one.endsWith(': same') ? one.replace(': same', '') : []));
  const ids = named.map((one) => one.split('/')[1] ?? '');
  return [...named, ...others.flatMap((type) => ids.map((id) => `${type}/${id}`))];
}
