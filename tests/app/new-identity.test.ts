import { expect, test } from 'vitest';
import { diskOn } from '#app/disk.ts';
import { hearIdentity, portsOn } from '#app/ports.ts';
import type { TabNews } from '#battle/tab-news.ts';
import { loadActor } from '#persistence/actor.ts';
import { formerActorsIn, namesOf } from '#store/former-actors.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';

test('a new identity holds at once and after a restart, and what the old one wrote stays this device’s', async () => {
  const db = await openReady(freshApi());
  const told: TabNews[] = [];
  const disk = await diskOn(
    { state: 'ready', db },
    () => undefined,
    'a-before',
    (news) => told.push(news),
  );
  const who = { actor: disk.actor };
  const ports = portsOn(disk, who);
  expect(ports.actor).toBe('a-before');
  const first = ports.renewActor();
  const second = ports.renewActor();
  expect(new Set(['a-before', first, second]).size).toBe(3);
  expect(ports.actor).toBe(second);
  await eventually(async () => {
    expect(await loadActor(db, () => 'a-unused')).toBe(second);
    expect(formerActorsIn(await ports.settings.load())).toEqual(['a-before', first]);
    // Other tabs write under it as well, and know its steps for their own.
    expect(told).toEqual([first, second].map((actor) => ({ kind: 'restored', actor })));
  });
});

test('the name of the first run is the one that is kept', async () => {
  const db = await openReady(freshApi());
  const disk = await diskOn({ state: 'ready', db }, () => undefined, 'a-first');
  expect(disk.actor).toBe('a-first');
  expect(await loadActor(db, () => 'a-unused')).toBe('a-first');
});

test('a device that has kept another name than that of its first run knows both as its own', () => {
  expect(namesOf('a-a-first')).toEqual(['a-a-first', 'a-first']);
  expect(new Set(namesOf('a-first'))).toEqual(new Set(['a-first']));
});

test('a tab that goes on after another one has removed all data keeps its name for the next start', async () => {
  const db = await openReady(freshApi());
  const disk = await diskOn({ state: 'ready', db }, () => undefined, 'a-before');
  const who = { actor: disk.actor };
  await db.settings.clear();
  hearIdentity({ kind: 'wiped' }, who, disk);
  await eventually(async () => expect(await loadActor(db, () => 'a-next')).toBe('a-before'));
  hearIdentity({ kind: 'restored', actor: 'a-restored' }, who, disk);
  expect(who.actor).toBe('a-restored');
});
