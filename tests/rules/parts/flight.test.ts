import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargedWhileFleeing, rallyAllowed, rallyOutcome } from '#rules/parts/flight.ts';
import { STATUS_IDS, STATUSES, type StatusId } from '#rules/parts/skirmish/statuses.ts';

describe('may a fugitive try to rally?', () => {
  test('not while the nearest model is an enemy', () => {
    expect(rallyAllowed([enemy(5), friend(6)])).toBe(false);
  });

  test('yes when a friend is nearer, or nobody is left', () => {
    expect(rallyAllowed([enemy(6), friend(5)])).toBe(true);
    expect(rallyAllowed([])).toBe(true);
  });

  test('not when an enemy is just as near as a friend', () => {
    expect(rallyAllowed([enemy(5), friend(5)])).toBe(false);
  });

  test.each(['fleeing', 'knocked-down', 'stunned', 'out-of-action', 'left-table'] as const)(
    'an enemy who is %s is looked past, and so is such a friend',
    (status) => {
      expect(rallyAllowed([enemy(2, status), friend(9)])).toBe(true);
      expect(rallyAllowed([friend(2, status), enemy(9)])).toBe(false);
    },
  );

  test('a hidden enemy is looked past, and so is a hidden friend', () => {
    expect(rallyAllowed([{ ...enemy(2), hidden: true }, friend(9)])).toBe(true);
    expect(rallyAllowed([{ ...friend(2), hidden: true }, enemy(9)])).toBe(false);
  });

  test('models that are looked past never change the answer', () => {
    fc.assert(
      fc.property(fc.array(someone), fc.array(someone), (others, more) => {
        const passedBy = more.map((one) => ({ ...one, hidden: true }));
        expect(rallyAllowed([...others, ...passedBy])).toBe(rallyAllowed(others));
      }),
    );
  });
});

describe('the rally test', () => {
  test.each([
    [7, [3, 4], true, 'standing'],
    [7, [4, 4], false, 'fleeing'],
  ] as const)('Leadership %i with %j', (leadership, dice, passed, status) => {
    expect(rallyOutcome({ leadership, dice, keep: 'all' })).toEqual({ passed, status });
  });

  test('cold blood leaves the highest of three dice out', () => {
    const thrown = { leadership: 7, dice: [6, 3, 4] };
    expect(rallyOutcome({ ...thrown, keep: 'drop-highest' }).passed).toBe(true);
    expect(rallyOutcome({ ...thrown, keep: 'all' }).passed).toBe(false);
  });
});

test('a fugitive who is charged runs two dice on and does not fight, unless the table plays it so', () => {
  expect(chargedWhileFleeing(false)).toEqual({ runsDice: 2, fights: 'no' });
  expect(chargedWhileFleeing(true)).toEqual({ runsDice: 2, fights: 'if-still-in-contact' });
});

const someone = fc
  .record({
    enemy: fc.boolean(),
    distance: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom(...STATUS_IDS),
    hidden: fc.boolean(),
  })
  .map(({ status, ...rest }) => ({ ...rest, status: STATUSES[status] }));

function enemy(distance: number, status: StatusId = 'standing') {
  return { enemy: true, distance, status: STATUSES[status], hidden: false };
}

function friend(distance: number, status: StatusId = 'standing') {
  return { ...enemy(distance, status), enemy: false };
}
