import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EnemyNear, fall, jumpTests, runAllowed } from '#rules/parts/movement.ts';
import { recoveryStep } from '#rules/parts/recovery.ts';
import { STATUSES, type StatusId } from '#rules/parts/skirmish/statuses.ts';

describe('running', () => {
  test('an enemy at 8″ forbids it, one at 8½″ does not', () => {
    expect(runAllowed([enemy(8)])).toBe(false);
    expect(runAllowed([enemy(8.5)])).toBe(true);
  });

  test.each(['knocked-down', 'stunned', 'fleeing'] as const)(
    'an enemy who is %s forbids nothing',
    (status) => {
      expect(runAllowed([enemy(2, status)])).toBe(true);
    },
  );

  test('a hidden enemy forbids nothing, but the next one may', () => {
    expect(runAllowed([{ ...enemy(2), hidden: true }])).toBe(true);
    expect(runAllowed([{ ...enemy(2), hidden: true }, enemy(7)])).toBe(false);
  });

  test('more enemies never make it easier', () => {
    const any = fc.integer({ min: 0, max: 20 }).map((distance) => enemy(distance));
    fc.assert(
      fc.property(fc.array(any), any, (enemies, newcomer) => {
        expect(runAllowed(enemies) || !runAllowed([...enemies, newcomer])).toBe(true);
      }),
    );
  });
});

describe('jumping down', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [6, 3],
  ])('%i″ takes %i Initiative tests', (height, tests) => {
    expect(jumpTests(height)).toEqual({ allowed: true, initiativeTests: tests });
  });

  test('nobody jumps deeper than 6″', () => {
    expect(jumpTests(6.5).allowed).toBe(false);
  });
});

test('a fall of 4″ does one to three hits of Strength 4, no save, never critical', () => {
  expect([1, 4, 6].map((d6) => fall(4, d6).hits)).toEqual([1, 2, 3]);
  expect(fall(4, 1)).toMatchObject({ strength: 4, saveAllowed: false, criticalPossible: false });
});

describe('the recovery phase', () => {
  test('the stunned come round, the knocked down may get up, fugitives test', () => {
    expect(recovery('stunned')).toEqual({ to: 'knocked-down', by: 'automatic' });
    expect(recovery('knocked-down')).toEqual({ to: 'standing', by: 'choice' });
    expect(recovery('fleeing')).toEqual({ to: 'standing', by: 'test' });
  });

  test('whoever came round in this phase stays down', () => {
    const step = recoveryStep({ status: STATUSES['knocked-down'], cameRound: true });
    expect(step).toEqual({ refused: 'came-round-this-phase' });
  });

  test.each(['standing', 'out-of-action', 'left-table'] as const)(
    'it does nothing for the %s',
    (status) => {
      expect(recovery(status)).toEqual({ refused: 'nothing-to-recover' });
    },
  );
});

function recovery(status: StatusId) {
  return recoveryStep({ status: STATUSES[status], cameRound: false });
}

function enemy(distance: number, status: StatusId = 'standing'): EnemyNear {
  return { distance, status: STATUSES[status], hidden: false };
}
