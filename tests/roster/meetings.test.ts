import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetingsOf, type Report, reportsOfHistories, scoreOf } from '#roster/meetings.ts';
import type { Warband } from '#roster/warband.ts';
import { emptyWarband } from '../support/warbands.ts';

// Reports of battles, from histories and from whatever phone, and what they make together.

const IDS = ['w-a', 'w-b', 'w-c'] as const;

const party = fc.record({
  id: fc.constantFrom(...IDS),
  name: fc.constantFrom('Griffes', 'Crocs'),
  emblem: fc.constantFrom('rat', 'wolf'),
});

const report: fc.Arbitrary<Report> = fc
  .record({
    battleId: fc.constantFrom('b-1' as const, 'b-2' as const, 'b-3' as const),
    at: fc.integer({ min: 0, max: 5 }),
    title: fc.constantFrom('', 'Le pont', 'La tour'),
    between: fc.tuple(party, party),
    said: fc.constantFrom(undefined, null, 0, 1),
  })
  .map(({ said, between, ...rest }) => {
    const winner = typeof said === 'number' ? between[said]?.id : said;
    return winner === undefined ? { ...rest, between } : { ...rest, between, winner };
  });

const reports = fc.array(report, { maxLength: 12 });

describe('reports merge as a union', () => {
  test('whatever their order, and however often each is told', () => {
    const twice = reports.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(twice, ([all, mixed]) => {
        expect(meetingsOf(mixed)).toEqual(meetingsOf(all));
      }),
    );
  });

  test('no battle is lost, and what two phones have gives the same from either side', () => {
    fc.assert(
      fc.property(reports, reports, (mine, theirs) => {
        const both = meetingsOf([...mine, ...theirs]);
        expect(both).toEqual(meetingsOf([...theirs, ...mine]));
        const key = ({ battleId, ids }: (typeof both)[number]) => [battleId, ...ids].join(' ');
        for (const one of [...meetingsOf(mine), ...meetingsOf(theirs)]) {
          const same = both.find((other) => key(other) === key(one));
          expect(same?.winners).toEqual(expect.arrayContaining([...one.winners]));
        }
      }),
    );
  });

  test('a score is the same from either side', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const [a, b] = IDS;
        const met = meetingsOf(all);
        const { won, lost, ...rest } = scoreOf(met, a, b);
        expect(scoreOf(met, b, a)).toEqual({ ...rest, won: lost, lost: won });
      }),
    );
  });
});

const RATS = { emblem: 'rat', warbandId: 'w-rats', leader: 'Skritt' } as const;

function band(id: Warband['id'], name: string, ...history: readonly object[]): Warband {
  return { ...emptyWarband(''), id, name, history };
}

const line = (id: number, more: object = {}) => ({
  id: `b-${id}`,
  at: id,
  title: '',
  against: ['Griffes'],
  foes: [RATS],
  result: 'won',
  ...more,
});

const mirrored = (id: number, result: string) =>
  line(id, { against: ['Corbeaux'], foes: [{ ...RATS, warbandId: 'w-ravens' }], result });

describe('what histories tell', () => {
  test.each([
    { of: 'one of the two', own: [line(1)], theirs: [], won: 1 },
    { of: 'both, who agree', own: [line(1)], theirs: [mirrored(1, 'lost')], won: 1 },
    { of: 'both, who differ', own: [line(1)], theirs: [mirrored(1, 'won')], differing: 1 },
    { of: 'a draw', own: [line(1, { result: 'none' })], theirs: [], drawn: 1 },
    { of: 'two battles', own: [line(1), line(2, { result: 'lost' })], theirs: [], won: 1, lost: 1 },
    {
      of: 'an older line',
      own: [line(1, { foes: [] })],
      theirs: [mirrored(2, 'won')],
      won: 1,
      lost: 1,
    },
    {
      of: 'three sides: the winner over each',
      own: [
        line(1, { against: ['Griffes', 'Loups'], foes: [RATS, { ...RATS, warbandId: 'w-dogs' }] }),
      ],
      theirs: [],
      won: 1,
    },
    {
      of: 'three sides: one that lost, to whom is not known',
      own: [
        line(1, {
          against: ['Griffes', 'Loups'],
          foes: [RATS, { ...RATS, warbandId: 'w-dogs' }],
          result: 'lost',
        }),
      ],
      theirs: [],
      met: 1,
    },
    {
      of: 'a side without a list',
      own: [line(1, { foes: [{ ...RATS, warbandId: null }] })],
      theirs: [],
    },
  ])('of $of', ({ own, theirs, met, won = 0, lost = 0, drawn = 0, differing = 0 }) => {
    const told = reportsOfHistories([
      band('w-ravens', 'Corbeaux', ...own),
      band('w-rats', 'Griffes', ...theirs),
    ]);
    expect(scoreOf(meetingsOf(told), 'w-ravens', 'w-rats')).toEqual({
      met: met ?? won + lost + drawn + differing,
      won,
      lost,
      drawn,
      differing,
    });
  });

  test('an older line is nobody’s where two warbands bear the name', () => {
    const told = reportsOfHistories(
      [band('w-ravens', 'Corbeaux', line(1, { foes: [] })), band('w-rats', 'Griffes')],
      [{ id: 'w-others', name: 'GRIFFES', emblem: 'rat' }],
    );
    expect(told).toEqual([]);
  });
});
