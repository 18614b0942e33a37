import { describe, expect, test } from 'vitest';
import { EVENT_VERSION } from '#battle/events.ts';
import { replay } from '#battle/replay.ts';
import { upcast } from '#battle/upcast.ts';
import { parseEntries } from '#persistence/parse.ts';

/** Logs as older versions of the app wrote them, with what they tell. Never edited after a release. */
const LOGS = import.meta.glob<{ readonly entries: readonly unknown[]; readonly state: unknown }>(
  '../fixtures/logs/version-*.json',
  { eager: true, import: 'default' },
);

describe('a log of every version that players may have on their phones', () => {
  test('stands among the fixtures, today’s too', () => {
    const versions = Object.keys(LOGS).map((path) => Number(/version-(\d+)/.exec(path)?.[1]));
    expect(versions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: EVENT_VERSION }, (_, index) => index + 1),
    );
  });

  test.each(Object.entries(LOGS))(
    '%s tells the same battle as when it was written',
    (_path, log) => {
      const { entries, unreadable } = parseEntries(log.entries);
      expect(unreadable).toBe(0);
      expect(replay(entries.map(upcast))).toEqual(log.state);
    },
  );

  test.each(Object.entries(LOGS))('%s has every kind of event in it', (_path, log) => {
    const { entries } = parseEntries(log.entries);
    expect(new Set(entries.map((entry) => entry.type)).size).toBeGreaterThanOrEqual(22);
  });
});
