import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import { scenarioOn } from '#rules/kit/scenarios.ts';
import { houseRule } from '#rules/systems/mordheim/house-rules.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { inProject } from '../../scripts/paths.mjs';

// Mordheim’s scenarios as public sources describe them: dice result, name, and what they change in the app.

const FACTS = v.parse(
  v.object({
    scenarios: v.object({
      dice: v.string(),
      list: v.array(
        v.object({
          id: v.string(),
          name: v.record(v.string(), v.string()),
          on2D6: v.number(),
          extraXp: v.array(v.string()),
          rout: v.optional(v.string(), ''),
        }),
      ),
    }),
  }),
  JSON.parse(readFileSync(inProject('tests', 'fixtures', 'facts', 'campaign.json'), 'utf8')),
).scenarios;

const ROWS = system.scenarios?.rows ?? [];
const sources = FACTS.list.toSorted((one, other) => one.on2D6 - other.on2D6);

test('all scenarios are listed in dice order, and nothing else', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(sources.map(({ id }) => id));
});

test('each sum of 2D6 selects its scenario; the lowest and highest let a player choose', () => {
  expect(FACTS.dice).toMatch(/^2D6, .*; 2 or 12: he chooses/);
  expect(system.scenarios?.dice).toEqual({ count: 2, sides: 6 });
  for (const { id, on2D6 } of sources) expect(scenarioOn(system, on2D6)?.id).toBe(id);
  for (const sum of [2, 12]) expect(scenarioOn(system, sum)).toBeNull();
});

test.each(sources)('$id changes exactly what the sources say', ({ id, extraXp, rout }) => {
  const row = ROWS.find((one) => one.id === id);
  const spared = rout.startsWith('no rout tests');
  expect(houseRule(row?.houseRules ?? {}, 'scenarioWithoutRout')).toBe(spared ? 'yes' : 'no');
  expect(Object.keys(row?.houseRules ?? {})).toHaveLength(spared ? 1 : 0);
  expect(String(row?.rounds)).toBe(/(\d+) turns/.exec(rout)?.[1] ?? 'null');
  // The usual point for the winning leader is not a goal: players name the winner.
  const goals = extraXp.filter((line) => line.startsWith('+'));
  expect(row?.goals.map(({ points, roles = ['anybody'] }) => `+${points} ${roles.join()}`)).toEqual(
    goals.map((line) => `${line.slice(0, 2)} ${line.includes('henchman') ? 'anybody' : 'hero'}`),
  );
});

// The sources name them in some languages.
const NAMED = LANGUAGES.filter((language) => sources.every(({ name }) => language in name));

describe.each(NAMED)('in %s', (language) => {
  beforeAll(() => startI18n(language));

  test('every scenario has a name', () => {
    const names = ROWS.map(({ id }) => say({ code: `mordheim:scenario.${id}.name`, params: {} }));
    expect(names).toEqual(sources.map(({ name }) => name[language]));
  });
});
