import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hiringOf } from '#roster/composition.ts';
import { findProfile } from '#roster/profiles.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { allSpells } from '#rules/systems/mordheim/spells.ts';
import { inProject } from '../../scripts/paths.mjs';

// The named characters whom warbands may find and hire, against what public sources say of each: numbers, fee, pay,
// rating, skills, spells, and by whom.

const PAY = v.union([v.number(), v.object({ shards: v.number() }), v.string()]);

const WARBANDS = v.optional(v.array(v.string()));

const FACTS = v.array(
  v.object({
    id: v.string(),
    grade: v.string(),
    /** The pair that he is one of. */
    of: v.optional(v.string()),
    names: v.object({ en: v.string(), fr: v.string() }),
    fee: PAY,
    upkeep: PAY,
    rating: v.number(),
    profile: v.record(v.string(), v.number()),
    skills: v.array(v.string()),
    mayHire: WARBANDS,
    notHire: WARBANDS,
    onlyHire: WARBANDS,
    spells: v.optional(v.string()),
    single: v.optional(v.literal(true)),
  }),
);

const path = inProject('tests/fixtures/facts/personae.json');
const facts = v.parse(FACTS, JSON.parse(readFileSync(path, 'utf8')));

/** Skills that the sources call otherwise. */
const SKILLS: Readonly<Record<string, string>> = {
  'elven-luck (luck)': 'elven-luck',
  'trap-expert (tomb explorer)': 'tomb-explorer',
};

/** Only the core of the rulebook has a grade of its own there. */
const GRADES: Readonly<Record<string, string>> = { core: 'official' };

/** "40 (20 if he fought a duel)": the rest is said. */
function paid(pay: v.InferOutput<typeof PAY>) {
  if (typeof pay === 'object') return { gold: 0, wyrdstone: pay.shards };
  return { gold: Number.parseInt(String(pay), 10), wyrdstone: 0 };
}

describe.each(facts)('$id', (row) => {
  const profileId = `personae-${GRADES[row.grade] ?? row.grade}/${row.id}`;
  const found = findProfile(system, profileId);
  if (found === null) throw new Error(`no ${profileId}`);
  const { traits = {} } = found;
  const rows = system.afterBattle?.upkeep.filter((one) => one.profileId === profileId) ?? [];
  const share = row.of === undefined ? 1 : 2;

  test('has the numbers, and never gains experience', () => {
    expect(found.profile).toEqual(row.profile);
    expect(found.startXp).toBeUndefined();
  });

  test('costs and is paid what sources say', () => {
    const { gold, wyrdstone } = paid(row.fee);
    expect(found.cost).toBe(gold / share);
    expect(found.costMore?.['wyrdstone'] ?? 0).toBe(wyrdstone);
    const upkeep = { gold: 0, wyrdstone: 0 };
    for (const { of, cost } of rows) Object.assign(upkeep, { [of]: cost });
    expect(upkeep).toEqual(paid(row.upkeep));
  });

  test('adds the rating that is printed', () => {
    expect(traits['rating-points']).toBe(row.rating / share);
  });

  test('has the skills', () => {
    const skills = row.skills.map((id) => SKILLS[id] ?? id);
    expect(Object.keys(traits)).toEqual(expect.arrayContaining(skills));
  });

  test('knows all spells of the list that is his, each with what it needs', () => {
    const his = allSpells().filter(({ list }) => list === row.spells);
    expect(his).toHaveLength(row.spells === undefined ? 0 : 6);
    for (const { id, difficulty } of his) expect(traits[id]).toBe(difficulty ?? true);
  });

  test('is hired by those who may', () => {
    const may = row.mayHire ?? row.onlyHire ?? [];
    for (const type of may)
      expect([type, hiringOf(profileId, type, system)]).toEqual([type, 'yes']);
    for (const type of row.notHire ?? [])
      expect([type, hiringOf(profileId, type, system)]).toEqual([type, 'no']);
    if (row.onlyHire !== undefined) {
      const others = system.catalogue.filter(({ id }) => !may.includes(id));
      expect(others.filter(({ id }) => hiringOf(profileId, id, system) !== 'no')).toEqual([]);
    }
  });

  test('says where one source alone has him', () => {
    expect(found.doubt?.single).toBe(row.single);
  });
});
