import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admit } from '#battle/door.ts';
import { replay } from '#battle/replay.ts';
import { timelineOf } from '#battle/timeline.ts';
import { note } from '../support/notes.ts';
import { runs } from '../support/share.ts';
import { evening, played } from './random-evening.ts';

const HERE = timelineOf([note('b-1', 10), note('b-1', 30)]);

describe('an entry that another tab or phone has written', () => {
  test('is taken in its place, whenever it comes', () => {
    const { timeline, taken, refused } = admit(HERE, 'b-1', [note('b-1', 40), note('b-1', 20)]);
    const moments = timeline.entries.map(({ hlc }) => Number.parseInt(hlc, 10));
    expect(moments).toEqual([10, 20, 30, 40]);
    expect(taken).toHaveLength(2);
    expect(refused).toEqual([]);
  });

  test('that is here already changes nothing, however often it comes', () => {
    const again = admit(HERE, 'b-1', [note('b-1', 10), note('b-1', 30), note('b-1', 10)]);
    expect(again).toEqual({ timeline: HERE, taken: [], refused: [] });
    expect(again.timeline).toBe(HERE);
    expect(admit(HERE, 'b-1', [note('b-1', 50), note('b-1', 50)]).taken).toHaveLength(1);
  });

  test('never rewrites one that is here, and the others that came with it are taken', () => {
    const { timeline, refused } = admit(HERE, 'b-1', [
      note('b-1', 30, 'what did not happen'),
      note('b-1', 40),
    ]);
    expect(refused).toEqual([{ id: note('b-1', 30).id, why: 'rewrites' }]);
    expect(timeline.entries).toEqual([note('b-1', 10), note('b-1', 30), note('b-1', 40)]);
  });

  test('twice with different content is taken as it came first', () => {
    const two = [note('b-1', 40, 'this'), note('b-1', 40, 'that')];
    const { taken, refused } = admit(HERE, 'b-1', two);
    expect(taken).toEqual([note('b-1', 40, 'this')]);
    expect(refused.map(({ why }) => why)).toEqual(['rewrites']);
  });

  test('of another battle, or under a name that is not its own, stays outside', () => {
    const other = note('b-2', 40);
    const disguised = { ...note('b-1', 50), id: note('b-1', 60).id };
    const { timeline, refused } = admit(HERE, 'b-1', [other, disguised]);
    expect(timeline).toBe(HERE);
    expect(refused.map(({ why }) => why)).toEqual(['other-battle', 'mislabelled']);
  });

  test('never begins a battle anew that has begun', () => {
    const [begun, ...steps] = played([]).entries;
    if (begun?.type !== 'BattleStarted') throw new Error('no start');
    const hlc = '000000001-0000';
    const earlier = { ...begun, id: `a-other:${hlc}` as const, actor: 'a-other' as const, hlc };
    const here = timelineOf([begun, ...steps]);
    const { timeline, refused } = admit(here, begun.battleId, [earlier]);
    expect(timeline).toBe(here);
    expect(refused).toEqual([{ id: earlier.id, why: 'begins-again' }]);
    const both = admit(timelineOf([]), begun.battleId, [begun, earlier]);
    expect(both.taken).toEqual([begun]);
  });

  test('leads to the same battle on every screen, in whatever order entries arrive', () => {
    fc.assert(
      fc.property(evening, fc.infiniteStream(fc.nat()), (taps, weights) => {
        const { entries, state } = played(taps);
        const [first, ...others] = entries;
        const shuffled = others
          .map((entry) => ({ entry, weight: Number(weights.next().value) }))
          .toSorted((a, b) => a.weight - b.weight)
          .map(({ entry }) => entry);
        const oneByOne = [...shuffled, ...(first === undefined ? [] : [first])].reduce(
          (timeline, entry) => admit(timeline, 'b-test', [entry]).timeline,
          timelineOf([]),
        );
        const atOnce = admit(timelineOf(entries.slice(0, 1)), 'b-test', shuffled).timeline;
        expect(oneByOne.state).toEqual(state);
        expect(atOnce.state).toEqual(state);
        expect(oneByOne.entries).toEqual(entries);
        expect(replay(oneByOne.entries)).toEqual(state);
      }),
      runs(20),
    );
  });
});
