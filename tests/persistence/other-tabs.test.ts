import { afterEach, expect, test, vi } from 'vitest';
import type { TabNews } from '#battle/tab-news.ts';
import { otherTabs } from '#persistence/other-tabs.ts';
import { note } from '../support/notes.ts';

const channels: BroadcastChannel[] = [];

function channel(): BroadcastChannel {
  const one = new BroadcastChannel('hors-de-combat');
  channels.push(one);
  return one;
}

afterEach(() => {
  for (const one of channels.splice(0)) one.close();
});

function listeningTab() {
  const heard: TabNews[] = [];
  otherTabs(channel())?.hear((news) => heard.push(news));
  return heard;
}

test('a tab’s writes are announced to the other tabs, but not to itself', async () => {
  const [one, other] = [listeningTab(), listeningTab()];
  const writing = channel();
  const own: TabNews[] = [];
  const tab = otherTabs(writing);
  tab?.hear((news) => own.push(news));
  const news: TabNews = { kind: 'entries', battleId: 'b-1', entries: [note('b-1', 1)] };
  tab?.send(news);
  tab?.send({ kind: 'wiped' });
  await vi.waitUntil(() => one.length === 2 && other.length === 2);
  expect(one).toEqual([news, { kind: 'wiped' }]);
  expect(other).toEqual(one);
  expect(own).toEqual([]);
});

test('messages of another version are read as far as they are understood', async () => {
  const heard = listeningTab();
  const strange = channel();
  const { data, ...half } = note('b-1', 1);
  expect(data).toBeDefined();
  for (const message of [
    'hello',
    { kind: 'dragon' },
    { kind: 'removed', battleId: 7 },
    { kind: 'restored', actor: 'nobody' },
    { kind: 'entries', battleId: 'b-1', entries: [half, note('b-1', 2), null] },
  ]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    strange.postMessage(message);
  }
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual([{ kind: 'entries', battleId: 'b-1', entries: [note('b-1', 2)] }]);
});

test('without BroadcastChannel no announcements arrive', () => {
  expect(otherTabs(null)).toBeNull();
});

test('a browser that forbids BroadcastChannel does not disturb the writing tab', () => {
  const closed = channel();
  closed.close();
  expect(() => otherTabs(closed)?.send({ kind: 'wiped' })).not.toThrow();
  vi.stubGlobal('BroadcastChannel', function forbidden() {
    throw new DOMException('no', 'SecurityError');
  });
  expect(otherTabs()).toBeNull();
  vi.unstubAllGlobals();
});
