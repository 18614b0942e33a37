import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionText, ZERO } from '#rules/chance.ts';
import { THREE_D6_DROP_HIGHEST, TWO_D6 } from '#rules/dice.ts';
import {
  characteristicChance,
  characteristicPassed,
  fallsOverEdge,
} from '#rules/parts/characteristic-test.ts';
import { effectiveLeadership, USUAL_BUBBLE } from '#rules/parts/leader-bubble.ts';
import { leadershipChance, leadershipPassed } from '#rules/parts/leadership-test.ts';
import { STATUS_IDS, STATUSES, type StatusId } from '#rules/parts/skirmish/statuses.ts';

describe('using the leader’s Leadership', () => {
  test('within reach his is used when it is better, the own one when that is', () => {
    expect(near({ own: 7, leader: 8 })).toBe(8);
    expect(near({ own: 9, leader: 8 })).toBe(9);
  });

  test('at exactly 6″ it still reaches, beyond it does not', () => {
    expect(near({ own: 7, leader: 8, distance: 6 })).toBe(8);
    expect(near({ own: 7, leader: 8, distance: 6.5 })).toBe(7);
  });

  test('a longer reach reaches farther', () => {
    expect(near({ own: 7, leader: 8, distance: 11, range: 12 })).toBe(8);
    expect(near({ own: 7, leader: 8, distance: 17, range: 18 })).toBe(8);
  });

  test('someone kept from it, or without a leader, uses his own', () => {
    expect(near({ own: 5, leader: 8, excluded: true })).toBe(5);
    expect(effectiveLeadership({ own: 5, leader: null, excluded: false })).toBe(5);
  });

  test.each(['knocked-down', 'stunned', 'fleeing', 'out-of-action', 'left-table'] as const)(
    'a leader who is %s lends nothing',
    (status) => {
      expect(near({ own: 5, leader: 10, status })).toBe(5);
    },
  );

  test('it never makes a test worse, and only a leader on his feet makes it better', () => {
    fc.assert(
      fc.property(ld, ld, fc.constantFrom(...STATUS_IDS), (own, leader, status) => {
        const used = near({ own, leader, status });
        expect(used).toBeGreaterThanOrEqual(own);
        expect(used === own || status === 'standing').toBe(true);
      }),
    );
  });
});

describe('a Leadership test', () => {
  test.each([
    [8, 0, [4, 4], true],
    [8, 0, [4, 5], false],
    [8, 1, [4, 5], true],
    [1, 0, [1, 1], false],
    [12, 0, [6, 6], true],
  ] as const)('Leadership %i +%i with %j: %s', (leadership, bonus, dice, passed) => {
    expect(leadershipPassed({ leadership, bonus, dice, keep: 'all' })).toBe(passed);
  });

  test('nobody to test on never passes', () => {
    const nobody = { leadership: null, bonus: 1, reroll: true };
    expect(leadershipChance({ ...nobody, dice: TWO_D6 })).toEqual(ZERO);
    expect(leadershipChance({ ...nobody, dice: THREE_D6_DROP_HIGHEST })).toEqual(ZERO);
  });

  test('a horn counts like one point more', () => {
    const withHorn = { bonus: 1, dice: TWO_D6, reroll: false };
    expect(fractionText(leadershipChance({ ...withHorn, leadership: 7 }))).toBe('13/18');
  });

  test('the chance is the share of the 36 throws that pass', () => {
    fc.assert(
      fc.property(ld, (leadership) => {
        const faces = [1, 2, 3, 4, 5, 6];
        const throws = faces.flatMap((a) => faces.map((b) => [a, b]));
        const passed = throws.filter((dice) =>
          leadershipPassed({ leadership, bonus: 0, dice, keep: 'all' }),
        );
        const chance = leadershipChance({ leadership, bonus: 0, dice: TWO_D6, reroll: false });
        expect(Number(chance.num) * 36).toBe(Number(chance.den) * passed.length);
      }),
    );
  });
});

describe('a test of another characteristic', () => {
  test.each([
    [3, 3, true],
    [3, 4, false],
    [6, 6, false],
    [9, 5, true],
    [0, 1, false],
  ])('value %i with a %i: %s', (value, roll, passed) => {
    expect(characteristicPassed(value, roll)).toBe(passed);
    expect(fallsOverEdge(value, roll)).toBe(!passed);
  });

  test('the chance is the share of the six faces that pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (value) => {
        const passed = [1, 2, 3, 4, 5, 6].filter((roll) => characteristicPassed(value, roll));
        const chance = characteristicChance(value);
        expect(Number(chance.num) * 6).toBe(Number(chance.den) * passed.length);
      }),
    );
  });
});

const ld = fc.integer({ min: 1, max: 10 });

function near(facts: {
  readonly own: number;
  readonly leader: number;
  readonly status?: StatusId;
  readonly distance?: number;
  readonly range?: number;
  readonly excluded?: boolean;
}) {
  return effectiveLeadership({
    own: facts.own,
    leader: {
      leadership: facts.leader,
      status: STATUSES[facts.status ?? 'standing'],
      distance: facts.distance ?? 3,
      range: facts.range ?? USUAL_BUBBLE,
    },
    excluded: facts.excluded ?? false,
  });
}
