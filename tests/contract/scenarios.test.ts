import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '#i18n/said.ts';
import { LANGUAGES, startI18n } from '#i18n/setup.ts';
import { scenarioOn } from '#rules/kit/scenarios.ts';
import { houseRule } from '#rules/systems/mordheim/house-rules.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import facts from '../fixtures/facts/scenarios.json';

// The scenarios of Mordheim as public sources tell them: which dice bring which, what they are called, and
// what they change for the app.

const ROWS = system.scenarios?.rows ?? [];

test('all are there, and no other', () => {
  const ids = facts.scenarios.map(({ id }) => id);
  expect(ROWS.map(({ id }) => id)).toEqual(ids);
});

test('each sum of two dice brings its own, and the ends leave the choice', () => {
  const { dice = null } = system.scenarios ?? {};
  expect(`${dice?.count}D${dice?.sides}`).toBe(facts.dice);
  for (const { id, on } of facts.scenarios) expect(scenarioOn(system, on)?.id).toBe(id);
  for (const sum of facts.playersChoose) expect(scenarioOn(system, sum)).toBeNull();
});

describe.each(facts.scenarios)('$id', ({ id, rounds, routTests, experience }) => {
  const row = ROWS.find((one) => one.id === id);

  test('changes what the sources say, and nothing else', () => {
    const played = row?.houseRules ?? {};
    expect(row?.rounds).toBe(rounds);
    expect(houseRule(played, 'scenarioWithoutRout')).toBe(routTests ? 'no' : 'yes');
    expect(Object.keys(played)).toHaveLength(routTests ? 0 : 1);
    const goals = row?.goals.map(({ points, roles = ['anybody'] }) => ({
      who: roles.join(' '),
      points,
    }));
    expect(goals).toEqual(experience);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => startI18n(language));

  test('each has its name', () => {
    const names = ROWS.map(({ id }) => say({ code: `mordheim:scenario.${id}.name`, params: {} }));
    expect(names).toEqual(
      facts.scenarios.map(
        ({ name }) => Object.entries(name).find(([key]) => key === language)?.[1],
      ),
    );
  });
});
