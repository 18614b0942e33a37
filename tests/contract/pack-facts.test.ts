import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allItems } from '#rules/systems/mordheim/items.ts';
import { PACK } from '#rules/systems/mordheim/packs/schema.ts';
import { inProject } from '../../scripts/paths.mjs';

// The packs that come with the app say of each warband and each of its profiles what public sources say: limits,
// prices, experience and all nine characteristics. Where sources differ, the packs say that too.

const ROW = v.object({
  id: v.string(),
  role: v.string(),
  cost: v.nullish(v.number()),
  startXp: v.nullish(v.number()),
  profile: v.record(v.string(), v.union([v.number(), v.string()])),
});

const NUMBERS = v.record(v.string(), v.array(v.nullable(v.number())));

const FACTS = v.object({
  warbands: v.array(
    v.object({
      id: v.string(),
      startGold: v.number(),
      minModels: v.number(),
      maxModels: v.number(),
      maxHeroes: v.number(),
      profiles: v.array(
        v.object({
          ...ROW.entries,
          max: v.nullable(v.number()),
          isLeader: v.boolean(),
          /** What other sources print, and whether one alone prints this. */
          differ: v.optional(NUMBERS),
          single: v.optional(v.literal(true)),
          list: v.optional(v.string()),
          without: v.optional(v.array(v.string()), []),
        }),
      ),
      /** Gold crowns by thing, list by list. */
      lists: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
    }),
  ),
  hiredSwords: v.array(v.object({ ...ROW.entries, max: v.number() })),
  animals: v.array(ROW),
});

const facts = v.parse(FACTS, jsonAt('tests/fixtures/facts/warbands.json'));

/** Led by any hero: the first one leads until players choose. */
const NO_LEADER_PRINTED = 'lustrian-reavers';

const CHART = new Map(allItems().map(({ id, price }) => [id, price]));

describe.each(facts.warbands)('the pack of $id', ({ id, profiles, lists, ...limits }) => {
  const pack = packOf(id);

  test('has the limits of its founding', () => {
    expect(pack.warband).toMatchObject({
      startGold: limits.startGold,
      minFighters: limits.minModels,
      maxFighters: limits.maxModels,
      maxHeroes: limits.maxHeroes,
    });
  });

  test('has its profiles in their order, and no other', () => {
    expect(pack.profiles.map((one) => one.id)).toEqual(profiles.map((one) => one.id));
  });

  test.each(profiles)('says of $id what the sources say', (said) => {
    const { isLeader } = said;
    const profile = pack.profiles.find((one) => one.id === said.id);
    expect({ ...rowOf(profile), max: profile?.max ?? null }).toEqual({
      ...rowOf(said),
      max: said.max,
    });
    expect(profile?.leader ?? false).toBe(
      isLeader || (id === NO_LEADER_PRINTED && said === profiles[0]),
    );
  });

  test.each(profiles)('says of $id where sources differ', ({ id: of, differ, single }) => {
    const doubt = pack.profiles.find((one) => one.id === of)?.doubt ?? {};
    expect(doubt).toEqual({ ...(single && { single }), ...(differ && { differ }) });
  });

  test.each(profiles.filter(({ list }) => list !== undefined))('$id buys from his list', (said) => {
    const profile = pack.profiles.find((one) => one.id === said.id);
    expect(profile?.equipment).toBe(said.list);
    expect(profile?.without?.toSorted() ?? []).toEqual(said.without.toSorted());
  });

  test.each(Object.entries(lists))('the list %s asks what the sources ask', (list, prices) => {
    const { items = [], prices: own = {} } = pack.equipment?.[list] ?? {};
    const asked = items.map((item) => [
      item,
      own[item] ?? pack.things?.items?.[item]?.price ?? CHART.get(item),
    ]);
    expect(Object.fromEntries(asked)).toEqual(prices);
  });
});

describe('hired swords and animals', () => {
  const extras = packOf('extras').profiles;

  test.each(facts.hiredSwords)('$id is as the sources say', (said) => {
    const profile = extras.find(({ id }) => id === said.id);
    expect({ ...rowOf(profile), max: profile?.max }).toEqual({ ...rowOf(said), max: said.max });
  });

  test('a wardog has its numbers', () => {
    const said = facts.animals.find(({ id }) => id === 'wardog');
    expect(extras.find(({ id }) => id === 'wardog')?.profile).toEqual(said?.profile);
  });
});

/** What a profile and its source are compared by; a movement that is rolled is 0 in a pack. */
function rowOf(one: v.InferOutput<typeof ROW> | PackProfile | undefined) {
  if (one === undefined) return undefined;
  const profile = Object.entries(one.profile).map(([key, value]): [string, number] => [
    key,
    typeof value === 'string' ? 0 : value,
  ]);
  return {
    role: one.role,
    cost: one.cost ?? null,
    startXp: one.startXp ?? null,
    profile: Object.fromEntries(profile),
  };
}

type PackProfile = v.InferOutput<typeof PACK>['profiles'][number];

function packOf(id: string) {
  return v.parse(PACK, jsonAt(`src/rules/systems/mordheim/packs/${id}.json`));
}

function jsonAt(file: string): unknown {
  return JSON.parse(readFileSync(inProject(file), 'utf8'));
}
