import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AllAloneFacts, allAloneOutcome, allAloneRequired } from '#rules/parts/all-alone.ts';
import { STATUS_IDS, STATUSES, type StatusId } from '#rules/parts/skirmish/statuses.ts';

const ALONE: AllAloneFacts = {
  endOfOwnCombatPhase: true,
  status: STATUSES.standing,
  immune: false,
  opponents: [STATUSES.standing, STATUSES.standing],
  friends: [],
  downedOpponentsCount: false,
};

describe('has he to hold out alone?', () => {
  test('yes, on his feet against two with nobody near', () => {
    expect(allAloneRequired(ALONE)).toBe(true);
  });

  test('not against a single enemy', () => {
    expect(allAloneRequired({ ...ALONE, opponents: [STATUSES.standing] })).toBe(false);
  });

  test('not in the other player’s turn, and not when he is exempt', () => {
    expect(allAloneRequired({ ...ALONE, endOfOwnCombatPhase: false })).toBe(false);
    expect(allAloneRequired({ ...ALONE, immune: true })).toBe(false);
  });

  test.each(['knocked-down', 'stunned', 'fleeing', 'out-of-action'] as const)(
    'not when he is %s himself',
    (status) => {
      expect(allAloneRequired({ ...ALONE, status: STATUSES[status] })).toBe(false);
    },
  );

  test.each(['knocked-down', 'stunned'] as const)(
    'a %s enemy is not one of the two, unless the table counts him',
    (status) => {
      const facts = { ...ALONE, opponents: [STATUSES.standing, STATUSES[status]] };
      expect(allAloneRequired(facts)).toBe(false);
      expect(allAloneRequired({ ...facts, downedOpponentsCount: true })).toBe(true);
    },
  );

  test('a friend at exactly 6″ keeps him company, one at 6½″ does not', () => {
    expect(allAloneRequired({ ...ALONE, friends: [friend(6)] })).toBe(false);
    expect(allAloneRequired({ ...ALONE, friends: [friend(6.5)] })).toBe(true);
  });

  test('a friend at the far end of the same fight keeps him company', () => {
    const farOff = { ...friend(9), inSameCombat: true };
    expect(allAloneRequired({ ...ALONE, friends: [farOff] })).toBe(false);
  });

  test.each(['knocked-down', 'stunned', 'fleeing'] as const)(
    'a friend who is %s is no company',
    (status) => {
      expect(allAloneRequired({ ...ALONE, friends: [friend(1, status)] })).toBe(true);
    },
  );

  test('one more friend never makes a test necessary', () => {
    fc.assert(
      fc.property(fc.array(anyFriend), anyFriend, (friends, newcomer) => {
        const before = allAloneRequired({ ...ALONE, friends });
        const after = allAloneRequired({ ...ALONE, friends: [...friends, newcomer] });
        expect(before || !after).toBe(true);
      }),
    );
  });
});

describe('what comes of it', () => {
  const failed = { leadership: 7, dice: [6, 3], keep: 'all', opponents: 2 } as const;

  test('a passed test holds him where he is, without a free hit', () => {
    const passed = {
      ...failed,
      dice: [3, 4],
      afterFreeHits: 'standing',
      dropped: 'stays',
    } as const;
    expect(allAloneOutcome(passed)).toEqual({
      passed: true,
      status: 'standing',
      freeHits: 0,
      runs: false,
    });
  });

  test('a failed one costs a hit from each opponent and makes him run', () => {
    expect(allAloneOutcome({ ...failed, afterFreeHits: 'standing', dropped: 'stays' })).toEqual({
      passed: false,
      status: 'fleeing',
      freeHits: 2,
      runs: true,
    });
  });

  test.each([
    ['stays', 'knocked-down', false],
    ['stays-fleeing', 'fleeing', false],
    ['runs', 'fleeing', true],
  ] as const)('dropped by a free hit, with the rule "%s": %s', (dropped, status, runs) => {
    const outcome = allAloneOutcome({ ...failed, afterFreeHits: 'knocked-down', dropped });
    expect(outcome).toMatchObject({ status, runs });
  });

  test.each(['stays', 'stays-fleeing', 'runs'] as const)(
    'taken out by a free hit he is out, whatever the rule (%s)',
    (dropped) => {
      const outcome = allAloneOutcome({ ...failed, afterFreeHits: 'out-of-action', dropped });
      expect(outcome).toMatchObject({ status: 'out-of-action', runs: false });
    },
  );
});

const anyFriend = fc
  .record({
    distance: fc.integer({ min: 0, max: 20 }),
    inSameCombat: fc.boolean(),
    status: fc.constantFrom(...STATUS_IDS),
  })
  .map(({ status, ...rest }) => ({ ...rest, status: STATUSES[status] }));

function friend(distance: number, status: StatusId = 'standing') {
  return { distance, inSameCombat: false, status: STATUSES[status] };
}
