import { expect, it } from 'vitest';
import type { Duty, Fight } from '#rules/contract/advice.ts';
import { isShownInFights } from '#ui/battle/fights/current-fights.ts';
import { plainDuty } from '../../support/plain-duty.ts';

const first = (value: number) => ({ code: 'first', params: { value } });
const late = { code: 'late', params: {} };

const FIGHT: Fight = {
  key: 'one',
  sides: [],
  turn: 1,
  order: [{ fighterIds: ['f-Otto', 'f-Klaus'], reason: first(3) }],
  effects: [{ fighterId: 'f-Otto', said: late, rule: '', opens: null }],
};

it('a reminder gives way to the fights only if they say of its fighter all that it says', () => {
  const isShown = isShownInFights([FIGHT]);
  const says = (facts: Duty['facts'], more: Partial<Duty> = {}) =>
    isShown(plainDuty('mind', 'reminder', { fighterId: 'f-Otto', facts, ...more }));
  expect(says([first(3)])).toBe(true);
  expect(says([late, first(3)])).toBe(true);
  // The same words with another number, or with one that the fight does not say.
  expect(says([first(4)])).toBe(false);
  expect(says([{ code: 'late', params: { value: 1 } }])).toBe(false);
  expect(says([first(3), { code: 'afraid', params: {} }])).toBe(false);
  // Another fighter of the same fight, nobody, nothing, and what has to be answered.
  expect(says([late], { fighterId: 'f-Klaus' })).toBe(false);
  expect(says([late], { fighterId: null })).toBe(false);
  expect(says([])).toBe(false);
  expect(says([late], { weight: 'test' })).toBe(false);
});
