import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignOf } from '#roster/campaign.ts';
import type { Report } from '#roster/meetings.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { emptyWarband } from '../support/warbands.ts';

// The campaign of all warbands of a game, read from their histories and what else is on record.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A battle as history has it; it begins at that hour of that day. */
function line(id: number, day: number, hour: number, more: object = {}) {
  return {
    id: `b-${id}`,
    at: day * DAY + hour * HOUR,
    against: [],
    foes: [],
    result: 'won',
    ...more,
  };
}

function band(name: string, ...history: readonly object[]): Warband {
  return { ...emptyWarband(''), id: `w-${name}`, name, history };
}

const rated = (before: number, after: number) => ({ rating: { before, after } });

const RATS = band(
  'rats',
  line(1, 1, 19, rated(100, 104)),
  // After midnight, but the same evening.
  line(2, 2, 1, rated(104, 101)),
  line(4, 15, 20, rated(101, 110)),
);
const DOGS = band('dogs', line(3, 8, 20, rated(90, 95)));
const UNTRIED = { ...emptyWarband(''), id: 'w-new', name: 'Neuve' } as const;

describe('the campaign', () => {
  const read = campaignOf([RATS, DOGS, UNTRIED], [], system);

  test('has those who have fought, the one with most battles first', () => {
    expect(read.bands.map(({ id, battles }) => [id, battles])).toEqual([
      ['w-rats', 3],
      ['w-dogs', 1],
    ]);
    expect(read).toMatchObject({ battles: 4, evenings: 3 });
  });

  test('has what each was worth, evening after evening', () => {
    const curves = read.bands.map(({ curve }) =>
      curve.map(({ evening, rating }) => [evening, rating]),
    );
    expect(curves).toEqual([
      [
        [0, 100],
        [1, 101],
        [3, 0],
      ],
      [
        [1, 90],
        [2, 95],
        [3, 0],
      ],
    ]);
  });

  test('knows an opponent by records alone, as it was called last', () => {
    const met = (at: number, name: string): Report => ({
      battleId: `b-${at}`,
      at,
      title: '',
      between: [
        { id: 'w-rats', name: 'rats', emblem: '' },
        { id: 'w-far', name, emblem: 'sun' },
      ],
      winner: null,
    });
    const { bands } = campaignOf([RATS], [met(9, 'Récents'), met(8, 'Anciens')], system);
    expect(bands.at(-1)).toMatchObject({
      name: 'Récents',
      emblem: 'sun',
      warband: null,
      battles: 2,
      rating: null,
    });
  });

  test('has the deeds and the dead of all, and whose they are', () => {
    const part = (id: string, ...felled: readonly string[]) => ({ id, name: id, felled });
    const gone = { id: 'm-9', name: 'Otto', profileId: '', title: '', role: '', experience: 0 };
    const one = band('a', line(1, 1, 19, { fought: [part('m-1', 'Rat')] }));
    const other = band(
      'b',
      line(1, 1, 19, { fought: [part('m-2', 'Loup', 'Chien')], gone: [{ ...gone, how: 'own' }] }),
    );
    const { deeds, gone: dead } = campaignOf([one, other], [], system);
    expect(deeds.map(({ kind, name, count, warband }) => [kind, name, count, warband.id])).toEqual([
      ['felled', 'm-2', 2, 'w-b'],
    ]);
    expect(dead.map(({ name, warband }) => [name, warband.id])).toEqual([['Otto', 'w-b']]);
  });

  test('does not depend on the order of what it is read from', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([RATS, DOGS, UNTRIED], { minLength: 3 }), (mixed) => {
        expect(campaignOf(mixed, [], system)).toEqual(read);
      }),
    );
  });
});

describe('a campaign with a name', () => {
  const foe = (name: string) => ({ foes: [{ emblem: '', warbandId: `w-${name}`, leader: '' }] });
  const against = (name: string) => ({ against: [name], ...foe(name) });
  const dead = { id: 'm-1', name: 'Rolf', profileId: '', title: '', role: 'hero', experience: 0 };
  const felled = { id: 'm-2', name: 'Otto', felled: ['A', 'B'] };
  const rats = band(
    'rats',
    line(1, 1, 19, { ...against('dogs'), ...rated(100, 104), fought: [felled] }),
    line(2, 8, 19, {
      ...against('cats'),
      ...rated(104, 120),
      gone: [{ ...dead, how: 'by-injury' }],
    }),
    line(3, 15, 19, { ...against('dogs'), ...rated(120, 125), result: 'lost' }),
    line(4, 22, 19, { against: ['Gobelins'], foes: [] }),
  );
  const dogs = band('dogs', line(1, 1, 19, { ...against('rats'), result: 'lost' }));
  const cats = band('cats', line(2, 8, 19, { ...against('rats'), result: 'lost' }));
  const read = (bands: readonly string[], since = 0) =>
    campaignOf([rats, dogs, cats, UNTRIED], [], system, {
      bands: bands.map((name) => `w-${name}` as const),
      since,
    });

  test('has all its warbands, and the battles between them alone', () => {
    const { bands, meetings, battles, evenings, deeds, gone } = read(['rats', 'dogs', 'new']);
    expect(bands.map(({ id, battles: count }) => [id, count])).toEqual([
      ['w-dogs', 2],
      ['w-rats', 2],
      ['w-new', 0],
    ]);
    expect(meetings.map(({ battleId }) => battleId)).toEqual(['b-1', 'b-3']);
    expect({ battles, evenings }).toEqual({ battles: 2, evenings: 2 });
    expect(bands[1]?.curve.map(({ rating }) => rating)).toEqual([100, 104, 0]);
    expect(deeds.map(({ name }) => name)).toEqual(['Otto']);
    // Rolf fell against the cats.
    expect(gone).toEqual([]);
  });

  test('of a battle of three has the dead and the deeds of those who take part alone', () => {
    const of = (name: string, others: readonly string[], kills: readonly string[]) =>
      band(
        name,
        line(5, 1, 19, {
          against: others,
          foes: others.map((other) => foe(other).foes[0]),
          fought: [{ id: `m-${name}`, name: `Bravoure ${name}`, felled: kills }],
          gone: [{ ...dead, id: `m-${name}-dead`, name: `Mort ${name}`, how: 'by-injury' }],
        }),
      );
    const all = [
      of('a', ['b', 'c'], ['A', 'B']),
      of('b', ['a', 'c'], []),
      of('c', ['a', 'b'], ['A', 'B', 'C']),
    ];
    const { bands, battles, deeds, gone } = campaignOf(all, [], system, {
      bands: ['w-a', 'w-b'],
      since: 0,
    });
    expect(bands.map(({ id }) => id)).toEqual(['w-a', 'w-b']);
    expect(battles).toBe(1);
    expect(deeds.map(({ name }) => name)).toEqual(['Bravoure a']);
    expect(gone.map(({ name }) => name)).toEqual(['Mort a', 'Mort b']);
  });

  test('leaves out what was before it began, if that does not count', () => {
    const { meetings, deeds } = read(['rats', 'dogs'], 10 * DAY);
    expect(meetings.map(({ battleId }) => battleId)).toEqual(['b-3']);
    expect(deeds).toEqual([]);
  });

  test('counts the battles against sides without a list apart', () => {
    expect(read(['rats', 'dogs']).unlisted).toBe(1);
    expect(read(['dogs', 'cats']).unlisted).toBe(0);
    expect(read(['rats', 'dogs'], 30 * DAY).unlisted).toBe(0);
    expect(campaignOf([rats, dogs], [], system).unlisted).toBe(1);
  });
});
