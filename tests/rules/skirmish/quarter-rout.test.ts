import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, fraction, ONE, plus, times, ZERO } from '#rules/dice/fraction.ts';
import { routOutcome, voluntaryRoutAllowed } from '#rules/skirmish/checklist/rout.ts';
import {
  type RoutCounted,
  routCount,
  routReached,
  routThreshold,
} from '#rules/skirmish/quarter.ts';

const HALF = fraction(1, 2);

const counted: fc.Arbitrary<RoutCounted> = fc.record({
  participates: fc.boolean(),
  casualty: fc.boolean(),
  weight: fc.constantFrom(ONE, HALF),
  share: fc.constantFrom(ONE, HALF),
});

describe('the quarter', () => {
  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [12, 3],
    [13, 4],
    [20, 5],
    [21, 6],
    [28, 7],
    [30, 8],
  ])('%i fighters test from %i out of action', (participants, needed) => {
    expect(routThreshold(fraction(participants))).toBe(needed);
  });

  test('is the smallest number that is a quarter of the warband or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (participants) => {
        const needed = routThreshold(fraction(participants));
        expect(4 * needed).toBeGreaterThanOrEqual(participants);
        expect(4 * (needed - 1)).toBeLessThan(participants);
      }),
    );
  });
});

describe('where clubs begin to test elsewhere', () => {
  test.each([
    [3, 2, 3],
    [12, 6, 3],
    [13, 7, 3],
    [2, 1, 2],
  ])('%i fighters test from %i at half, from %i at three', (participants, half, three) => {
    expect(routThreshold(fraction(participants), 1n, 'half')).toBe(half);
    expect(routThreshold(fraction(participants), 1n, 'three-out')).toBe(three);
  });

  test('losses are missing up to there, goblins weighing their half', () => {
    const crew = [...present(7), ...lost(2, HALF), ...lost(1)];
    expect(routCount(crew, 'half')).toMatchObject({ needed: 5, missing: 3, reached: false });
    expect(routCount(crew, 'three-out')).toMatchObject({ missing: 1, reached: false });
    expect(routCount([...crew, ...lost(1)], 'three-out')).toMatchObject({ reached: true });
    expect(routCount(present(2), 'three-out').reached).toBe(false);
  });
});

describe('counting losses', () => {
  test('two of nine are not a quarter, three are', () => {
    expect(routCount([...present(7), ...lost(2)])).toMatchObject({ reached: false, missing: 1 });
    expect(routCount([...present(6), ...lost(3)])).toMatchObject({ reached: true, missing: 0 });
  });

  test('five of twenty goblins weigh two and a half: three more ordinary losses to come', () => {
    const count = routCount([...present(15), ...lost(5, HALF)]);
    expect(count).toMatchObject({ participants: 20, casualties: fraction(5, 2), missing: 3 });
  });

  test('three and a half of fourteen are a quarter, and are shown as such', () => {
    const fourteen = (halves: number) =>
      routCount([...present(10 - halves), ...lost(halves, HALF), ...present(1, HALF), ...lost(3)]);
    expect(fourteen(1)).toMatchObject({
      participants: 14,
      casualties: fraction(7, 2),
      needed: 3.5,
      reached: true,
    });
    expect(fourteen(0)).toMatchObject({ needed: 3.5, reached: false, missing: 1 });
  });

  test('whole casualties need a whole number: four of fourteen, four of thirteen', () => {
    expect(routCount(present(14)).needed).toBe(4);
    expect(routCount(present(13)).needed).toBe(4);
    // A quarter of thirteen is 3¼, and the next half above it is 3½.
    expect(routCount([...present(12), ...present(1, HALF)]).needed).toBe(3.5);
  });

  test('where goblins count half as participants too, the quarter shrinks with them', () => {
    const goblin = { participates: true, casualty: false, weight: HALF, share: HALF };
    const eight = [...present(4), ...Array.from({ length: 4 }, () => goblin)];
    expect(routCount(eight)).toMatchObject({ participants: 6, needed: 1.5, missing: 2 });
    const struck = eight.map((one, index) => ({ ...one, casualty: index >= 5 }));
    expect(routCount(struck)).toMatchObject({ casualties: fraction(3, 2), reached: true });
  });

  test('half a casualty can decide', () => {
    expect(routCount([...present(5), ...lost(1), ...lost(1, HALF)])).toMatchObject({
      reached: false,
    });
    expect(routCount([...present(4), ...lost(1), ...lost(1, HALF)])).toMatchObject({
      reached: true,
    });
  });

  test('fighters who do not take part count on neither side', () => {
    const away = lost(3).map((one) => ({ ...one, participates: false }));
    expect(routCount([...present(8), ...away])).toMatchObject({
      participants: 8,
      casualties: ZERO,
    });
  });

  test('no losses never require a test, not even in an empty warband', () => {
    expect(routCount([])).toMatchObject({ reached: false, needed: 1, missing: 1 });
    expect(routReached(ZERO, ZERO)).toBe(false);
  });

  test('the number missing is the smallest that makes the test due', () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 40 }), (fighters) => {
        const { casualties, missing, participants, reached } = routCount(fighters);
        const all = fraction(2 * participants, 2);
        const after = (more: number) => routReached(all, plus(casualties, fraction(more)));
        expect(reached).toBe(missing === 0);
        expect(after(missing)).toBe(true);
        expect(missing === 0 || !after(missing - 1)).toBe(true);
      }),
    );
  });

  test('with weights of 1 the test is due exactly from the threshold on', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (standing, out) => {
        fc.pre(standing + out > 0);
        const count = routCount([...present(standing), ...lost(out)]);
        expect(count.reached).toBe(out >= count.needed);
      }),
    );
  });

  test('losses are compared exactly with a quarter', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 60 }), (halves, size) => {
        const casualties = times(fraction(halves), HALF);
        const exact = halves > 0 && compare(casualties, fraction(size, 4)) >= 0;
        expect(routReached(fraction(size), casualties)).toBe(exact);
      }),
    );
  });
});

describe('giving up', () => {
  const facts = {
    when: 'once-due',
    startOfOwnTurn: true,
    reached: true,
    hadToTestBefore: false,
    out: 2,
  } as const;

  test('is allowed at the start of the own turn with a quarter lost', () => {
    expect(voluntaryRoutAllowed(facts)).toBe(true);
  });

  test('is not allowed later in the turn', () => {
    expect(voluntaryRoutAllowed({ ...facts, startOfOwnTurn: false })).toBe(false);
  });

  test('is not allowed below a quarter, unless a test was required before', () => {
    const few = { ...facts, reached: false };
    expect(voluntaryRoutAllowed(few)).toBe(false);
    expect(voluntaryRoutAllowed({ ...few, hadToTestBefore: true })).toBe(true);
  });

  test('by house rule is never allowed, or with three out of action only', () => {
    expect(voluntaryRoutAllowed({ ...facts, when: 'never', out: 9 })).toBe(false);
    expect(voluntaryRoutAllowed({ ...facts, when: 'three-out' })).toBe(false);
    const three = { ...facts, when: 'three-out', out: 3, reached: false } as const;
    expect(voluntaryRoutAllowed(three)).toBe(true);
    expect(voluntaryRoutAllowed({ ...three, startOfOwnTurn: false })).toBe(false);
  });
});

describe('a warband routs', () => {
  test('of two: the battle is over and the other has won', () => {
    expect(leave(['A', 'B'], 'A')).toEqual({ gameEnds: true, lastStanding: 'B' });
  });

  test('of three: only its fighters leave, and the others play on', () => {
    expect(leave(['A', 'B', 'C'], 'B')).toEqual({ gameEnds: false, lastStanding: null });
  });

  test('of three, where the scenario has an ending of its own: the scenario ends', () => {
    const outcome = routOutcome({
      playing: alone('A', 'B', 'C'),
      leaves: ['B'],
      scenarioSpecial: true,
    });
    expect(outcome).toMatchObject({ gameEnds: true, lastStanding: null });
  });

  test('of three, with only allies left: the allies win', () => {
    const playing = [
      { id: 'A', team: 'north' },
      { id: 'B', team: null },
      { id: 'C', team: 'north' },
    ];
    const outcome = routOutcome({ playing, leaves: ['B'], scenarioSpecial: false });
    expect(outcome).toMatchObject({ gameEnds: true, lastStanding: 'A' });
    const ally = routOutcome({ playing, leaves: ['A'], scenarioSpecial: false });
    expect(ally).toEqual({ gameEnds: false, lastStanding: null });
  });

  test('allies who rout together leave together', () => {
    const playing = [
      { id: 'A', team: 'north' },
      { id: 'B', team: null },
      { id: 'C', team: 'north' },
    ];
    const outcome = routOutcome({ playing, leaves: ['A', 'C'], scenarioSpecial: false });
    expect(outcome).toEqual({ gameEnds: true, lastStanding: 'B' });
  });

  test('one after another until a single warband is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), (players) => {
        let playing: readonly string[] = Array.from({ length: players }, (_, index) => `${index}`);
        let routs = 0;
        while (playing.length > 1) {
          const [first = ''] = playing;
          const outcome = leave(playing, first);
          routs++;
          expect(outcome.gameEnds).toBe(routs === players - 1);
          playing = playing.filter((side) => side !== first);
        }
      }),
    );
  });
});

function leave(playing: readonly string[], leaves: string) {
  return routOutcome({ playing: alone(...playing), leaves: [leaves], scenarioSpecial: false });
}

function alone(...ids: readonly string[]) {
  return ids.map((id) => ({ id, team: null }));
}

function present(count: number, weight = ONE): readonly RoutCounted[] {
  const one = { participates: true, casualty: false, weight, share: ONE };
  return Array.from({ length: count }, () => one);
}

function lost(count: number, weight = ONE): readonly RoutCounted[] {
  return present(count, weight).map((one) => ({ ...one, casualty: true }));
}
