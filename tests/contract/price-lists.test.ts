import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gearPrice, priceOn, termsFor } from '#roster/gear.ts';
import { findProfile } from '#roster/profiles.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';
import { LISTS } from './armoury-lists.ts';
import { traitsOf } from './armoury-plays.ts';

// Every price of every equipment list matches public sources, for each profile that the list is for.
// Differences are listed here.

const FILE = inProject('tests', 'fixtures', 'facts', 'armoury.json');
const THING = v.object({
  id: v.string(),
  cost: v.object({
    gc: v.optional(v.number()),
    dice: v.optional(v.string()),
    timesPrice: v.optional(v.number()),
    /** To that of the weapon that is made of it. */
    addToPrice: v.optional(v.number()),
  }),
  rarity: v.nullable(v.union([v.number(), v.string()])),
});
const { items, reminders } = v.parse(
  v.object({
    items: v.array(THING),
    reminders: v.array(THING),
  }),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

/** Pit fighters buy whole kits, which the lists have in parts. */
const { warbands } = v.parse(
  v.object({
    warbands: v.array(
      v.object({
        styles: v.optional(
          v.array(
            v.object({
              id: v.string(),
              list: v.string(),
              gold: v.number(),
              kits: v.array(v.array(v.string())),
            }),
          ),
          [],
        ),
      }),
    ),
  }),
  JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', 'warbands.json'), 'utf8')),
);
const STYLES = warbands.flatMap(({ styles }) => styles);

const EQUIPMENT_LISTS = system.gear?.lists ?? [];

/** Prices that we deliberately do not use. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  dagger: 'the first is for nothing, and nobody notes a second one',
};

/** Rare items that the smiths of one warband always have. */
const COMMON_FOR: Readonly<Record<string, string>> = { 'mad-cap-mushrooms': 'goblin' };

/** What a pack can’t say of a later price: dice in terms of its own, or a thing that multiplies another’s price. */
const LATER: Readonly<Record<string, number>> = { 'war-horn': 25, 'obsidian-weapon': 30 };

/** Black powder weapons whose price on the list holds for good, however rare they are. */
const PISTOLS = ['pistol', 'brace-of-pistols'];
const DOUBLE = ['double-barrelled-pistol', 'brace-of-double-barrelled-pistols'];
const REPEATERS = ['repeater-pistol', 'repeater-handgun', 'hand-held-mortar', 'pigeon-bombs'];
const GUNS = ['handgun', 'double-barrelled-handgun', 'blunderbuss', 'hochland-rifle'];
const DUELLING = [
  'duelling-pistol',
  'brace-of-duelling-pistols',
  'double-barrelled-duelling-pistol',
  'brace-of-double-barrelled-duelling-pistols',
];
const SCHOOL = [...PISTOLS, ...DOUBLE, ...REPEATERS, ...GUNS, ...DUELLING, 'superior-powder'];
const LASTING: Readonly<Record<string, readonly string[]>> = {
  'gunnery-school': SCHOOL,
  'gunnery-marksmen': SCHOOL,
  'bandit-duelist': PISTOLS,
  'bandit-heroes': PISTOLS,
};

const isTimes = (price: number | string) => String(price).endsWith(' x price');

const ROWS = LISTS.flatMap((list) =>
  Object.entries(list.prices)
    .filter(([item, price]) => !(item in DIFFERENCES) && !isTimes(price))
    .map(([item, price]) => ({
      list: list.id,
      item,
      price,
      profiles: list.pay(item),
    })),
);

test.each(ROWS)('$item costs $price on the list $list', ({ item, price, profiles }) => {
  expect(profiles.length).toBeGreaterThan(0);
  const prices = profiles.map((profileId) => [profileId, priceOf(item, profileId, true)]);
  expect(prices).toEqual(profiles.map((profileId) => [profileId, price]));
});

test.each(ROWS)('$item of $list costs the chart’s price later on if it is rare', (row) => {
  const { item, list, price, profiles } = row;
  const fact = [...items, ...reminders].find(({ id }) => id === item);
  const common =
    fact?.rarity === 'common' || COMMON_FOR[item] === list || LASTING[list]?.includes(item);
  const { gc, dice, addToPrice } = fact?.cost ?? {};
  // A brace has no row of its own among the facts where its single pistol has.
  const chart = fact === undefined ? price : dice === undefined ? (gc ?? addToPrice) : null;
  const later = LATER[item] ?? (common ? price : chart);
  for (const profileId of profiles) {
    expect(priceOf(item, profileId, false)).toBe(later);
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
    expect(rows.map(({ item, times, list }) => [list.id, item, times])).toEqual([
      ['dwarf-warrior', 'gromril-weapon', 3],
      ['shadow-warriors', 'ithilmar-weapon', 2],
      ['pit-fighter-ogre-slayer', 'gromril-weapon', 3],
      ['dwarf-rangers', 'gromril-weapon', 3],
    ]);
    for (const { item, times, list } of rows) {
      const prices = list
        .mayHave(item)
        .flatMap((profileId) => [swordOf(item, profileId, true), swordOf(item, profileId, false)]);
      const gold = [Number(sword) * (times - 1), swordOf(item, '', false)];
      expect(prices.length).toBeGreaterThan(0);
      expect(prices).toEqual(list.mayHave(item).flatMap(() => gold));
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
      items: Object.keys(prices).filter((id) => !isTimes(prices[id] ?? 0)),
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

  test.each(STYLES)('$id costs $gold on the list $list, part by part', ({ gold, kits, list }) => {
    const prices = LISTS.find(({ id }) => id === list)?.prices ?? {};
    for (const kit of kits) {
      // The first dagger is for nothing.
      const bought = kit.filter((item) => item !== 'dagger');
      expect(bought.reduce((sum, item) => sum + Number(prices[item]), 0)).toBe(gold);
    }
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
  const buyer = { profileId, founding };
  const row = system.gear?.items.find(({ id }) => id === item);
  if (row?.trait === null || row?.value === 'leathers') {
    const { price } = termsFor(row, system, buyer);
    return typeof price === 'number' ? price : null;
  }
  const [[trait, value] = ['', true]] = Object.entries(traitsOf(item));
  if (value === false) throw new Error(`nobody has ${item}`);
  return gearPrice(trait, value, system, buyer);
}
