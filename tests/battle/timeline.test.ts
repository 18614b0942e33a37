import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, liveEntries } from '#battle/effective.ts';
import type { BattleEvent, Entry } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import { stamp } from '#battle/stamp.ts';
import { type Timeline, timelineOf, withEntry } from '#battle/timeline.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { runs } from '../support/share.ts';
import { evening, freshBattle, played } from './random-evening.ts';

/** Seeds are printed by fast-check with every counterexample. */
const RUNS = runs(30);

const LOGS = import.meta.glob<{ readonly entries: readonly unknown[] }>(
  '../fixtures/logs/version-*.json',
  { eager: true, import: 'default' },
);

const NOTHING = timelineOf([]);

/** What a timeline says, without its means. */
function told({ entries, live, state }: Timeline) {
  return { entries, live, state };
}

/** What a timeline of these entries must say, whichever way it came to them. */
function truth(entries: readonly Entry[]): ReturnType<typeof told> {
  const once = inOrder([...new Map(entries.map((entry) => [entry.id, entry])).values()]);
  return { entries: once, live: liveEntries(once), state: replay(once) };
}

/** The entries as `order` shuffles them: those with small numbers come first. */
function shuffled(entries: readonly Entry[], order: readonly number[]): readonly Entry[] {
  const placeOf = (index: number) => order[index % Math.max(1, order.length)] ?? 0;
  return entries
    .map((entry, index) => ({ entry, place: placeOf(index) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry);
}

describe('a timeline', () => {
  test('grown entry by entry tells at every step what the log tells', () => {
    fc.assert(
      fc.property(evening, (taps) => {
        const { entries } = played(taps);
        let timeline = NOTHING;
        for (const [index, entry] of entries.entries()) {
          timeline = withEntry(timeline, entry);
          expect(told(timeline)).toEqual(truth(entries.slice(0, index + 1)));
        }
      }),
      RUNS,
    );
  });

  test('tells the same in whatever order the entries come in, and however often', () => {
    const anyOrder = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(evening, anyOrder, anyOrder, (taps, order, again) => {
        const { entries } = played(taps);
        const arriving = [...shuffled(entries, order), ...shuffled(entries, again).slice(0, 5)];
        expect(told(arriving.reduce(withEntry, NOTHING))).toEqual(truth(entries));
        expect(told(timelineOf(arriving))).toEqual(truth(entries));
      }),
      RUNS,
    );
  });

  test.each(Object.entries(LOGS))('tells %s as it was', (_path, log) => {
    const { entries } = parseEntries(log.entries);
    expect(told(timelineOf(entries))).toEqual(truth(entries));
    expect(told(entries.reduce(withEntry, NOTHING))).toEqual(truth(entries));
    expect(told(entries.toReversed().reduce(withEntry, NOTHING))).toEqual(truth(entries));
  });

  test('stays as it is when an entry comes that it has already', () => {
    const { entries } = freshBattle().next(3);
    const timeline = timelineOf(entries);
    for (const entry of entries) expect(withEntry(timeline, entry)).toBe(timeline);
  });
});

describe('a long battle', () => {
  /** So many notes: more than a few checkpoints. */
  const MANY = 1730;
  const long = longBattle(MANY);

  test('is told right after a step was taken back at any depth, and after it was brought back', () => {
    for (const depth of [1, 2, 99, 100, 101, 230, 800, 1234, MANY]) {
      const back = append(long, undoing(long.live.slice(-depth)));
      expect(back.live).toHaveLength(long.live.length - depth);
      expect(told(back)).toEqual(truth(back.entries));
      const again = append(back, undoing(back.entries.slice(-1)));
      expect(again.live).toEqual(long.live);
      expect(told(again)).toEqual(truth(again.entries));
    }
  });

  test('is told right step by step, back and forth', () => {
    let timeline = long;
    for (let step = 0; step < 260; step += 1) {
      timeline = append(timeline, undoing(timeline.live.slice(-1)));
    }
    for (let step = 0; step < 130; step += 1) timeline = append(timeline, note(step));
    expect(told(timeline)).toEqual(truth(timeline.entries));
  });

  test('keeps few states on the way, however long it gets', () => {
    expect(long.checkpoints.length).toBeGreaterThan(5);
    expect(longBattle(10_000).checkpoints.length).toBeLessThan(60);
    expect(timelineOf(long.entries).checkpoints).toEqual(long.checkpoints);
  });
});

function longBattle(steps: number): Timeline {
  let timeline = timelineOf(freshBattle().entries);
  for (let step = 0; step < steps; step += 1) timeline = append(timeline, note(step));
  return timeline;
}

function append(timeline: Timeline, event: BattleEvent): Timeline {
  const where = { battleId: 'b-test', actor: 'a-test', now: 0 } as const;
  return withEntry(timeline, stamp(event, where, timeline.entries.at(-1) ?? null));
}

/** A step that shows in the state: somebody is near his leader, or is not any more. */
function note(step: number): BattleEvent {
  const value = step % 2 === 0 ? true : null;
  const fighterId = `f-Guerrier${1 + (step % 5)}` as const;
  return { type: 'FlagSet', data: { fighterId, flag: 'near-leader', value } };
}

function undoing(entries: readonly Entry[]): BattleEvent {
  return { type: 'EventUndone', data: { entryIds: entries.map(({ id }) => id) } };
}
