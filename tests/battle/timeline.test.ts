import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anew } from '#battle/anew.ts';
import { inOrder, liveEntries } from '#battle/effective.ts';
import type { BattleEvent, Entry } from '#battle/events.ts';
import { evolveAll } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import { stamp } from '#battle/stamp.ts';
import type { BattleState } from '#battle/state.ts';
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
  return { entries: once, live: counting(once), state: replay(once) };
}

/** Those that no later undo names that counts itself; those of an undo that comes too early too. */
function counting(ordered: readonly Entry[]): readonly Entry[] {
  const undone = new Set<string>();
  for (const entry of ordered.toReversed()) {
    if (entry.type !== 'EventUndone' || undone.has(entry.id)) continue;
    for (const id of entry.data.entryIds) undone.add(id);
  }
  return ordered.filter(({ id, type }) => type !== 'EventUndone' && !undone.has(id));
}

/** Throws from now on when anybody changes it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
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
          timeline = frozen(withEntry(timeline, entry));
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
        const one = arriving.reduce((now, entry) => frozen(withEntry(now, entry)), NOTHING);
        expect(told(one)).toEqual(truth(entries));
        expect(told(timelineOf(arriving))).toEqual(truth(entries));
      }),
      RUNS,
    );
  });

  test('folds in parts what it folds at once, and never changes a state that it has given out', () => {
    fc.assert(
      fc.property(evening, fc.array(fc.nat({ max: 60 })), (taps, places) => {
        const { live, state } = truth(played(taps).entries);
        const cuts = [...new Set([0, ...places])].toSorted((a, b) => a - b);
        const fold = (now: BattleState | null, from: number, index: number) =>
          frozen(evolveAll(now, live, from, cuts[index + 1]));
        expect(cuts.reduce<BattleState | null>(fold, null)).toEqual(state);
      }),
      RUNS,
    );
  });

  test('counts the same entries whatever an undo names', () => {
    const target = fc.record({ at: fc.nat({ max: 30 }), names: fc.array(fc.nat({ max: 40 })) });
    fc.assert(
      fc.property(fc.array(target, { maxLength: 8 }), (undos) => {
        const { entries } = longBattle(20);
        const idAt = (index: number) => entries[index]?.id ?? (`a-gone:${index}` as const);
        const all = entries.map((entry, index): Entry => {
          const names = undos.filter(({ at }) => at === index && at > 0).map((one) => one.names);
          if (names.length === 0) return entry;
          const { id, battleId, actor, hlc, v, after } = entry;
          const data = { entryIds: names.flat().map(idAt) };
          return { id, battleId, actor, hlc, v, after, type: 'EventUndone', data };
        });
        expect(liveEntries(all)).toEqual(counting(all));
        expect(told(timelineOf(all))).toEqual(truth(all));
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

  test('is after an undo the very battle that it was before', () => {
    let grown = long;
    const before: (BattleState | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      before.unshift(grown.state);
      grown = append(grown, note(step));
    }
    for (const state of before) {
      grown = append(grown, undoing(grown.live.slice(-1)));
      expect(grown.state).toBe(state);
    }
  });

  test('takes back with an entry what says otherwise under its name, on another phone', () => {
    const one = append(long, note(1));
    const [last] = one.entries.slice(-1);
    if (last === undefined) throw new Error('no entry');
    // Another device with the same name wrote something else at that moment, and has a new name since.
    const other = anew({ ...last, ...note(3) }, 'a-anew');
    const both = withEntry(one, other);
    expect(both.live.slice(-2)).toHaveLength(2);
    const back = append(both, undoing([last]));
    expect(back.live).toEqual(long.live);
    expect(told(back)).toEqual(told(timelineOf(back.entries)));
  });

  test('keeps who is not touched by what is folded again', () => {
    const back = append(long, undoing(long.live.slice(-20)));
    const same = Object.values(back.state?.fighters ?? {}).filter(
      (fighter) => long.state?.fighters[fighter.id] === fighter,
    );
    expect(same.length).toBeGreaterThan(5);
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
