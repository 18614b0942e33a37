import { describe, expect, test } from 'vitest';
import type { Disk } from '#app/ports.ts';
import { actorOf, lazyDisk } from '#app/ports.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import { type FirstRead, readFirst } from '#persistence/first-read.ts';
import { TestBattle } from '../support/battles.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';

const BATTLE = new TestBattle(ROSTER_SYSTEM, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]);

const READ: FirstRead = {
  state: 'current',
  settings: [
    { key: 'theme', value: 'light' },
    { key: 'actor', value: 'a-me' },
  ],
  warbands: [],
  battle: { battleId: 'b-test', rows: BATTLE.entries },
  connection: null,
};

/** A disk whose database opens when the test lets it. */
function slowDisk(read: Exclude<FirstRead, { state: 'other' }>) {
  const memory = createMemoryPorts({ entries: BATTLE.entries });
  let come: (disk: Disk) => void = () => {};
  const opening = new Promise<Disk>((resolve) => {
    come = resolve;
  });
  let asked = 0;
  const open = () => {
    asked += 1;
    return opening;
  };
  const disk = lazyDisk(open, read, () => {}, actorOf(read));
  const { device } = disk;
  const keepActor = async () => undefined;
  return {
    disk,
    memory,
    asked: () => asked,
    come: () =>
      come({ ...memory.ports, keepActor, device, database: 'ready', inMemory: () => false }),
  };
}

describe('a database that is still opening', () => {
  test('serves what the start has read without being opened', async () => {
    const { disk, asked } = slowDisk(READ);
    expect(disk.actor).toBe('a-me');
    expect(await disk.settings.load()).toEqual({ theme: 'light' });
    expect(await disk.warbands.list()).toEqual([]);
    expect(await disk.battleLog.load('b-test')).toEqual(BATTLE.entries);
    expect(asked()).toBe(0);
  });

  test('writes a tap at once to a battle that was opened, before Dexie has loaded', async () => {
    const api = freshApi();
    const db = await openReady(api);
    await battleLogOn(db, () => {}).append(BATTLE.entries);
    db.close();
    const read = await readFirst('b-test', api);
    if (read.state !== 'current') throw new Error(read.state);
    const { disk, asked } = slowDisk(read);
    const [first] = BATTLE.entries;
    if (first === undefined) throw new Error('an empty battle');

    expect(await disk.battleLog.append([{ ...first, id: 'a-me:1' }], first.id)).toBe('added');
    expect(await disk.battleLog.append([{ ...first, id: 'a-me:2' }], 'a-gone:1')).toBe('headless');
    expect(asked()).toBe(0);
    const again = await openReady(api);
    expect(await again.entries.bulkGet(['a-me:1', 'a-me:2'])).not.toContain(undefined);
  });

  test('waits for Dexie when the first connection has been closed', async () => {
    const api = freshApi();
    (await openReady(api)).close();
    const read = await readFirst('b-test', api);
    if (read.state !== 'current') throw new Error(read.state);
    read.connection?.close();
    const { disk, memory, come } = slowDisk(read);
    const [first] = BATTLE.entries;
    if (first === undefined) throw new Error('an empty battle');
    const written = disk.battleLog.append([{ ...first, id: 'a-me:1' }]);
    come();
    await written;
    expect(memory.disk.entries.has('a-me:1')).toBe(true);
  });

  test('holds a write back until it has opened', async () => {
    const { disk, memory, come } = slowDisk({ state: 'absent' });
    const [first] = BATTLE.entries;
    if (first === undefined) throw new Error('an empty battle');
    const written = disk.battleLog.append([{ ...first, id: 'a-me:1' }]);
    expect(memory.disk.entries.has('a-me:1')).toBe(false);
    come();
    await written;
    expect(memory.disk.entries.has('a-me:1')).toBe(true);
  });

  test('reads a log again after the first read, which may be out of date by then', async () => {
    const { disk, come, asked } = slowDisk(READ);
    await disk.battleLog.load('b-test');
    const again = disk.battleLog.load('b-test');
    expect(asked()).toBe(1);
    come();
    expect(await again).toEqual(BATTLE.entries);
  });
});

test('a first launch creates a new actor', () => {
  expect(actorOf({ state: 'absent' })).toMatch(/^a-./);
  expect(actorOf({ state: 'absent' })).not.toBe(actorOf({ state: 'absent' }));
});
