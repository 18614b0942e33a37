import { describe, expect, test } from 'vitest';
import { EVENT_VERSION } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { upcast } from '#battle/upcast.ts';
import { parseEntries } from '#persistence/parse.ts';

/** Logs as older versions of the app wrote them, with what they tell. Never edited after a release. */
const LOGS = import.meta.glob<{ readonly entries: readonly unknown[]; readonly state: unknown }>(
  '../fixtures/logs/version-*.json',
  { eager: true, import: 'default' },
);

describe('a log of every version that players may have on their phones', () => {
  test('stands among the fixtures, today’s too', () => {
    const versions = Object.keys(LOGS).map(written);
    expect(versions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: EVENT_VERSION }, (_, index) => index + 1),
    );
  });

  test.each(Object.entries(LOGS))(
    '%s tells the same battle as when it was written',
    (path, log) => {
      const { entries, unreadable } = parseEntries(log.entries);
      expect(unreadable).toBe(0);
      const state = replay(entries);
      expect(written(path) < 2 && state !== null ? asVersion1(state) : state).toEqual(log.state);
    },
  );

  test.each(Object.entries(LOGS))('%s has every kind of event of its time in it', (path, log) => {
    const { entries } = parseEntries(log.entries);
    const kinds = new Set(entries.map((entry) => entry.type)).size;
    expect(kinds).toBeGreaterThanOrEqual(written(path) < 2 ? 22 : 23);
  });

  test('and entries that are today’s already stay as they are', () => {
    const { entries } = parseEntries(LOGS['../fixtures/logs/version-2.json']?.entries ?? []);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(upcast)).toEqual(entries);
  });
});

/** The version that wrote the log. */
function written(path: string): number {
  return Number(/version-(\d+)/.exec(path)?.[1]);
}

/** The state without what it has learnt to say since (allies, and who was the last to leave). */
function asVersion1(state: BattleState) {
  const sides = state.sides.map(({ team, ...side }) => {
    expect(team).toBeNull();
    return side;
  });
  if (state.end === null) return { ...state, sides };
  const { winnerId, cause } = state.end;
  return { ...state, sides, end: { winnerId, cause } };
}
