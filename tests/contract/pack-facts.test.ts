import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PACK } from '#rules/systems/mordheim/packs/schema.ts';
import { inProject } from '../../scripts/paths.mjs';

// The packs that come with the app say of each warband and each of its profiles what public sources say: limits,
// prices, experience and all nine characteristics.

const ROW = v.object({
  id: v.string(),
  role: v.string(),
  cost: v.nullish(v.number()),
  startXp: v.nullish(v.number()),
  profile: v.record(v.string(), v.union([v.number(), v.string()])),
});

const FACTS = v.object({
  warbands: v.array(
    v.object({
      id: v.string(),
      startGold: v.number(),
      minModels: v.number(),
      maxModels: v.number(),
      maxHeroes: v.number(),
      profiles: v.array(
        v.object({ ...ROW.entries, max: v.nullable(v.number()), isLeader: v.boolean() }),
      ),
    }),
  ),
  hiredSwords: v.array(v.object({ ...ROW.entries, max: v.number() })),
  animals: v.array(ROW),
});

const facts = v.parse(FACTS, jsonAt('tests/fixtures/facts/warbands.json'));

describe.each(facts.warbands)('the pack of $id', ({ id, profiles, ...limits }) => {
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

  test.each(profiles)('says of $id what the sources say', ({ isLeader, ...said }) => {
    const profile = pack.profiles.find((one) => one.id === said.id);
    expect({ ...rowOf(profile), max: profile?.max ?? null }).toEqual({
      ...rowOf(said),
      max: said.max,
    });
    expect(profile?.leader ?? false).toBe(isLeader);
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
