import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetingsOf, type Report } from '#roster/meetings.ts';
import { pairings } from '#roster/pairings.ts';
import type { WarbandId } from '#rules/contract/ids.ts';

// Who meets whom next.

const band = (name: string, rating: number | null = 100, battles = 0) =>
  ({ id: `w-${name}`, rating, battles }) as const;

/** Meetings in their order: "a-b" is one. */
function fought(...pairs: readonly string[]) {
  return meetingsOf(
    pairs.map((pair, at): Report => {
      const [one = '', other = ''] = pair.split('-');
      const party = (name: string) => ({ id: `w-${name}`, name, emblem: '' }) as const;
      return {
        battleId: `b-${at}`,
        at,
        title: '',
        between: [party(one), party(other)],
        winner: null,
      };
    }),
  );
}

const [a, b, c, d] = [band('a'), band('b'), band('c'), band('d')];

describe('the evening’s pairs', () => {
  test.each([
    { of: 'nobody', present: [], met: [], told: [], rests: null },
    { of: 'one, who rests', present: [a], met: [], told: [], rests: 'w-a' },
    {
      of: 'two, though they met last time',
      present: [a, b],
      met: ['a-b'],
      told: ['a-b 1'],
      rests: null,
    },
    {
      of: 'four: those who never met',
      present: [a, b, c, d],
      met: ['a-b', 'c-d', 'a-c', 'b-d'],
      told: ['a-d 0', 'b-c 0'],
      rests: null,
    },
    {
      of: 'four who never met: the nearest ratings',
      present: [band('a', 90), band('b', 130), band('c', 97), band('d', 128)],
      met: [],
      told: ['b-d 0', 'a-c 0'],
      rests: null,
    },
    {
      of: 'the opponent of the last battle is avoided, even for one met more often',
      present: [a, b, c, d],
      met: ['a-c', 'b-d', 'a-c', 'b-d', 'a-d', 'b-c', 'a-b', 'c-d'],
      told: ['a-d 1', 'b-c 1'],
      rests: null,
    },
    {
      of: 'three: the one with most battles rests',
      present: [band('a', 100, 3), band('b', 100, 5), band('c', 100, 4)],
      met: [],
      told: ['c-a 0'],
      rests: 'w-b',
    },
    {
      of: 'a game without ratings',
      present: [band('a', null), band('b', null)],
      met: [],
      told: ['a-b 0'],
      rests: null,
    },
  ])('of $of', ({ present, met, told, rests }) => {
    const evening = pairings(present, fought(...met));
    const said = evening.pairs.map(({ ids, met: times }) =>
      [ids.map((id) => id.slice(2)).join('-'), times].join(' '),
    );
    expect({ said, rests: evening.rests }).toEqual({ said: told, rests });
  });

  test('have everybody who is there once, whatever the order; at most one rests', () => {
    const bands = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: 40 }).map((at): WarbandId => `w-${at}`),
        rating: fc.integer({ min: 80, max: 140 }),
        battles: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 13, selector: ({ id }) => id },
    );
    const mixed = bands.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(mixed, ([all, others]) => {
        const evening = pairings(all, []);
        const there = [
          ...evening.pairs.flatMap(({ ids }) => ids),
          ...(evening.rests === null ? [] : [evening.rests]),
        ];
        expect(there.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
        expect(pairings(others, [])).toEqual(evening);
      }),
      { numRuns: 30 },
    );
  });
});
