import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import type { ScenarioRow } from '#rules/contract/scenarios.ts';
import { scenarioOn, totalsFor } from '#rules/kit/scenarios.ts';
import { houseRule } from '#rules/systems/mordheim/house-rules.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';

// Mordheim’s scenarios as public sources describe them: dice result, name, and what they change in the app.

function factsOf<T>(file: string, shape: v.GenericSchema<unknown, T>): T {
  const path = inProject('tests', 'fixtures', 'facts', file);
  return v.parse(shape, JSON.parse(readFileSync(path, 'utf8')));
}

const names = v.record(v.string(), v.string());
const texts = v.array(v.string());

const FACTS = factsOf(
  'campaign.json',
  v.object({
    scenarios: v.object({
      dice: v.string(),
      list: v.array(
        v.object({
          id: v.string(),
          name: names,
          on2D6: v.number(),
          extraXp: texts,
          rout: v.optional(v.string(), ''),
        }),
      ),
    }),
  }),
).scenarios;

const table = v.record(v.string(), v.union([v.string(), v.number()]));

const MORE = factsOf(
  'scenarios.json',
  v.object({
    tables: v.object({ multiplayer2D6: table, empireTwoPlayers2D6: table, empireMulti2D6: table }),
    capabilities: v.record(v.string(), texts),
    list: v.array(
      v.object({
        id: v.string(),
        name: names,
        origin: v.string(),
        grade: v.string(),
        players: v.tuple([v.number(), v.number()]),
        rout: v.string(),
        turns: v.optional(v.union([v.number(), v.string()])),
        extraXp: texts,
        lineages: v.number(),
        neutral: v.optional(
          v.array(
            v.looseObject({
              id: v.string(),
              name: v.optional(names),
              profile: v.optional(v.record(v.string(), v.number())),
              save: v.optional(v.string()),
            }),
          ),
          [],
        ),
        counters: v.optional(v.looseObject({ what: v.string() })),
        events: v.optional(v.array(v.looseObject({}))),
      }),
    ),
  }),
);

const PART = system.scenarios ?? { dice: null, tables: [], rows: [] };
const ROWS = PART.rows;
const sources = FACTS.list.toSorted((one, other) => one.on2D6 - other.on2D6);

function rowOf(id: string): ScenarioRow {
  const row = ROWS.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no scenario ${id}`);
  return row;
}

/** Whether the facts list it under this heading, perhaps with a remark. */
function isAmong(heading: string, id: string): boolean {
  const list = Object.entries(MORE.capabilities).find(([key]) => key.startsWith(heading))?.[1];
  if (list === undefined) throw new Error(`no heading ${heading}`);
  return list.some((one) => one === id || one.startsWith(`${id} `));
}

test('all scenarios are there, those of the rulebook in the order of their dice, and nothing else', () => {
  expect(ROWS.map(({ id }) => id)).toEqual([...sources, ...MORE.list].map(({ id }) => id));
});

describe('the dice', () => {
  const tableOf = (id: string) => {
    const found = PART.tables.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no table ${id}`);
    return found;
  };

  test('of two players in the city are those of the rulebook', () => {
    expect(FACTS.dice).toMatch(/^2D6, .*; 2 or 12: he chooses/);
    expect(PART.dice).toEqual({ count: 2, sides: 6 });
    const city = tableOf('city');
    for (const { id, on2D6 } of sources) expect(scenarioOn(system, city, on2D6)?.id).toBe(id);
    for (const sum of [2, 12]) expect(scenarioOn(system, city, sum)).toBeNull();
  });

  test.each([
    ['city-many', MORE.tables.multiplayer2D6],
    ['empire', MORE.tables.empireTwoPlayers2D6],
    ['empire-many', MORE.tables.empireMulti2D6],
  ])('of %s are those of their table', (id, facts) => {
    const { on } = tableOf(id);
    const written = Object.entries(facts).flatMap(([totals, scenario]) => {
      const [first = 0, last = first] = totals.split('-').map(Number);
      return typeof scenario === 'number' || scenario.endsWith('chooses')
        ? []
        : Array.from({ length: last - first + 1 }, (_, at) => [first + at, scenario] as const);
    });
    expect(Object.entries(on).map(([sum, scenario]) => [Number(sum), scenario])).toEqual(
      written.toSorted(([one], [other]) => one - other),
    );
    for (const sum of [2, 12]) expect(on[sum]).toBeUndefined();
  });

  test('say every total of a scenario', () => {
    expect(totalsFor(tableOf('city-many'), 'ambush')).toEqual([8, 9]);
  });
});

test.each(sources)('$id changes exactly what the sources say', ({ id, extraXp, rout }) => {
  const row = rowOf(id);
  const spared = rout.startsWith('no rout tests');
  expect(houseRule(row.houseRules, 'scenarioWithoutRout')).toBe(spared ? 'yes' : 'no');
  expect(Object.keys(row.houseRules)).toHaveLength(spared ? 1 : 0);
  expect(String(row.rounds)).toBe(/(\d+) turns/.exec(rout)?.[1] ?? 'null');
  expect(row).toMatchObject({ source: { id: 'rulebook' }, single: false, neutral: null });
  // The usual point for the winning leader is not a goal: players name the winner.
  const goals = extraXp.filter((line) => line.startsWith('+'));
  expect(row.goals.map(({ points, roles = ['anybody'] }) => `+${points} ${roles.join()}`)).toEqual(
    goals.map((line) => `${line.slice(0, 2)} ${line.includes('henchman') ? 'anybody' : 'hero'}`),
  );
});

/**
 * Experience of the facts that no goal has: it is shared out by players, or replaces the usual points
 * (`experience`), or is a reward of another kind.
 */
const NO_GOAL = [
  '+D6 among heroes of who succeeds',
  'possessed who sacrificed: two heroes may roll rewards of the Shadowlord',
  'survived +5 (not +1)',
  'winning leader +5 (not +1)',
];

/** Who can reach a goal, where the facts do not say it with “hero” alone. */
const FOR_ANYBODY = [
  '+1 a hero or henchman who holds a counter at the end',
  '+1 per hero or henchman who holds a counter at the end',
  '+1 per hero or henchman who holds a counter',
  '+1 hero or henchman per wound on the monster',
  '+1 attacker who puts the leader out',
  '+2 who brings the chest (two bearers +1 each, a group once)',
  '+3 who vanquishes her',
  '+2 who takes the skull off',
];

const ORIGINS: Readonly<Record<string, string>> = {
  'town-cryer-5': 'annual-2002',
  'empire-in-flames': 'empire-in-flames',
  fan: 'fan',
};

describe.each(MORE.list)('$id is as the sources say:', (facts) => {
  const row = rowOf(facts.id);

  test('for how many, from where, and how sure', () => {
    expect([row.players.min, row.players.max]).toEqual(facts.players);
    const [first = ''] = facts.origin.split(/ [/(]/);
    const issue = /^town-cryer-(\d+)$/.exec(first)?.[1];
    const from = ORIGINS[first] ?? 'town-cryer';
    expect(row.source).toEqual({ id: from, number: from === 'town-cryer' ? Number(issue) : 0 });
    expect(row.single).toBe(facts.lineages === 1);
  });

  test('rout and rounds', () => {
    const spared = isAmong('no rout at all', facts.id);
    expect(spared).toBe(facts.rout === 'none for anybody');
    expect(row.houseRules['scenarioWithoutRout'] === 'yes').toBe(spared);
    expect(row.houseRules['routFrom'] === 'half').toBe(facts.rout.includes('only from half'));
    expect(row.houseRules['routVoluntary'] === 'never').toBe(facts.rout.startsWith('never'));
    // “Ten turns of chanting” begin again when they are broken off.
    expect(row.rounds).toBe(typeof facts.turns === 'number' ? facts.turns : null);
  });

  test('experience', () => {
    const goals = facts.extraXp.filter((line) => !NO_GOAL.includes(line));
    expect(
      row.goals.map(({ points, roles = ['anybody'] }) => `+${points} ${roles.join()}`),
    ).toEqual(
      goals.map((line) => {
        const points = /\+\d/.exec(line)?.[0];
        return `${points} ${FOR_ANYBODY.includes(line) ? 'anybody' : 'hero'}`;
      }),
    );
    const replaced = isAmong('experience replaced', facts.id);
    expect(row.experience).toEqual(replaced ? { survived: 5, leaderOfWinners: 5 } : {});
  });

  test('what is carried', () => {
    const { what = '' } = facts.counters ?? {};
    const isShard = what.startsWith('shard');
    expect(row.keepsCarried).toBe(isShard);
    if (what !== '' && !isShard) expect(row.markers).toHaveLength(1);
  });

  test('whom nobody commands', () => {
    expect(row.neutral !== null).toBe(isAmong('needs a side without a player', facts.id));
    const kinds = row.neutral?.kinds ?? [];
    if (kinds.length === 0) return;
    expect(kinds.map(({ id }) => id)).toEqual(facts.neutral.map(({ id }) => id));
    const written = kinds.map(({ id }) => {
      const { profile = ZOMBIE, save } = facts.neutral.find((one) => one.id === id) ?? {};
      return { profile, save: save === undefined ? undefined : Number(save[0]) };
    });
    expect(
      kinds.map(({ profile, traits }) => ({ profile, save: traits['scaly-skin'] })),
    ).toMatchObject(written);
  });
});

/** “Undead zombie”, as the pack of the undead has it. */
const ZOMBIE = { M: 4, WS: 2, BS: 0, S: 3, T: 3, W: 1, I: 1, A: 1, Ld: 5 };

// The sources name them in some languages.
const all = [...sources, ...MORE.list];
const NAMED = LANGUAGES.filter((language) => all.every(({ name }) => language in name));

describe.each(NAMED)('in %s', (language) => {
  beforeAll(() => startI18n(language));

  /** Spaces that hold together are ours. */
  const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');
  const word = (key: string) => plain(say({ code: `mordheim:scenario.${key}`, params: {} }));

  test('every scenario has its name', () => {
    expect(ROWS.map(({ id }) => word(`${id}.name`))).toEqual(
      all.map(({ name }) => plain(name[language])),
    );
  });

  test('so has everybody whom nobody commands', () => {
    const named = MORE.list
      .filter(({ id }) => rowOf(id).neutral !== null)
      .flatMap(({ neutral }) => neutral.filter(({ name }) => name !== undefined));
    expect(named.map(({ id }) => word(`neutral.${id}`))).toEqual(
      named.map(({ name }) => plain(name?.[language])),
    );
  });
});
