import { expect, test } from 'vitest';
import { entriesNamed } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { timelineOf, withEntry } from '#battle/timeline.ts';
import { newsFromElsewhere } from '#ui/two-phones/news-from-elsewhere.ts';
import { playedLog } from '../../support/played-battle.ts';

const LOG = playedLog({ sides: 2, fighters: 4, taps: 500 });

/** The log with entries that count how often anybody asks who they are. */
function counted() {
  let asked = 0;
  const entries = LOG.map(
    (entry) =>
      new Proxy<Entry>(entry, {
        get: (target, key, receiver) => {
          if (key === 'id') asked += 1;
          const value: unknown = Reflect.get(target, key, receiver);
          return value;
        },
      }),
  );
  return { entries, asked: () => asked };
}

test('a tap of this phone is not compared with all that was tapped before', () => {
  const { entries, asked } = counted();
  const all = timelineOf(entries);
  const before = { ...all, entries: all.entries.slice(0, -1), battle: all.state };
  const asks = asked();
  const here = { actor: 'a-bench', now: 0 } as const;
  expect(newsFromElsewhere(before, { ...all, battle: all.state }, here)).toBeNull();
  expect(asked() - asks).toBeLessThan(5);
});

test('what an undo names is found from the end of the log', () => {
  const { entries, asked } = counted();
  const ids = LOG.slice(-3).map(({ id }) => id);
  expect(entriesNamed(entries, ids).map(({ id }) => id)).toEqual(ids);
  expect(entriesNamed(LOG, [...ids, 'a-gone:'])).toEqual(LOG.slice(-3));
  expect(asked()).toBeLessThan(10);
});

test('an undo of the last step looks at no other', () => {
  const { entries, asked } = counted();
  const all = timelineOf(entries);
  const [last] = all.live.slice(-1);
  if (last === undefined) throw new Error('no entry');
  const asks = asked();
  const { id, battleId, actor, v } = last;
  const hlc = 'zzzzzzzzz-0000';
  const undo: Entry = {
    id: `${actor}:${hlc}`,
    battleId,
    actor,
    hlc,
    v,
    after: id,
    type: 'EventUndone',
    data: { entryIds: [id] },
  };
  expect(withEntry(all, undo).live).toHaveLength(all.live.length - 1);
  expect(asked() - asks).toBeLessThan(10);
});
