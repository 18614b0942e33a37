import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gearPrice, priceOn } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LISTS } from './armoury-lists.ts';
import { traitsOf } from './armoury-plays.ts';

// Every price of every equipment list matches public sources, for each profile that the list is for.
// Differences are listed here.

const FILE = inProject('tests', 'fixtures', 'facts', 'armoury.json');
const { items } = v.parse(
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
  }),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

const EQUIPMENT_LISTS = system.gear?.lists ?? [];

/** Prices that we deliberately do not use. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  dagger: 'the first is for nothing, and nobody notes a second one',
};

/** Rare items that the smiths of one warband always have. */
const COMMON_FOR: Readonly<Record<string, string>> = { 'mad-cap-mushrooms': 'goblin' };

const isTimes = (price: number | string) => String(price).endsWith(' x price');

const ROWS = LISTS.flatMap((list) =>
  Object.entries(list.prices)
    .filter(([item, price]) => !(item in DIFFERENCES) && !isTimes(price))
    .map(([item, price]) => ({
      list: list.id,
      item,
      price,
      // Who goes without armour pays as much for it as the others, should players let him.
      profiles: item.endsWith('armour') ? list.profiles : list.mayHave(item),
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
  // A brace has no row of its own among the facts where its single pistol has.
  const chart = fact === undefined ? price : fact.cost.dice === undefined ? fact.cost.gc : null;
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
  const sword = system.gear?.items.find(({ id }) => id === 'sword')?.price;

  test('multiplies its price as the chart says', () => {
    const expected = items.flatMap(({ id, cost: { timesPrice } }) =>
      timesPrice === undefined ? [] : [{ id, gold: Number(sword) * (timesPrice - 1) }],
    );
    expect(expected.map(({ id }) => id)).toEqual(system.gear?.materials.map(({ trait }) => trait));
    for (const { id, gold } of expected) expect([id, swordOf(id, '', true)]).toEqual([id, gold]);
  });

  test('multiplies it by less on some lists until the first battle', () => {
    const rows = LISTS.flatMap((list) =>
      Object.entries(list.prices).flatMap(([item, price]) =>
        isTimes(price) ? [{ item, times: Number.parseInt(String(price), 10), list }] : [],
      ),
    );
    expect(rows.map(({ item, times }) => [item, times])).toEqual([['gromril-weapon', 3]]);
    for (const { item, times, list } of rows) {
      const prices = list.profiles.flatMap((profileId) => [
        swordOf(item, profileId, true),
        swordOf(item, profileId, false),
      ]);
      const gold = [Number(sword) * (times - 1), swordOf(item, '', false)];
      expect(prices).toEqual(list.profiles.flatMap(() => gold));
    }
  });
});

describe('the equipment lists', () => {
  test('belong to existing profiles', () => {
    const all = [...ROWS, ...EQUIPMENT_LISTS.map((one) => ({ profiles: one.for }))];
    const ids = all.flatMap(({ profiles }) => profiles);
    expect(ids.filter((id) => findProfile(system, id) === null)).toEqual([]);
  });

  test('hold what the sources hold, and nothing else', () => {
    const told = LISTS.map(({ prices, profiles }) => ({
      profiles,
      items: Object.keys(prices).filter((id) => id !== 'gromril-weapon'),
    }));
    for (const { profiles, items: all } of told) {
      for (const profileId of profiles) {
        const own = EQUIPMENT_LISTS.find((one) => one.for.includes(profileId));
        expect([profileId, own?.items.toSorted()]).toEqual([profileId, all.toSorted()]);
      }
    }
    expect(EQUIPMENT_LISTS.flatMap((one) => one.for).toSorted()).toEqual(
      told.flatMap(({ profiles }) => profiles).toSorted(),
    );
  });

  test('repeat no ordinary price', () => {
    const repeated = EQUIPMENT_LISTS.flatMap(({ priced }) =>
      Object.entries(priced).filter(
        ([item, gold]) => system.gear?.items.find(({ id }) => id === item)?.price === gold,
      ),
    );
    expect(repeated).toEqual([]);
  });
});

function priceOf(item: string, profileId: string, founding: boolean): number | null {
  const [[trait, value] = ['', true]] = Object.entries(traitsOf(item));
  if (value === false) throw new Error(`nobody has ${item}`);
  return gearPrice(trait, value, system, { profileId, founding });
}
