import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readingKey } from '#sync/room-key.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { eventually } from '../support/eventually.ts';
import { type HubPhone, hubPhone } from '../support/hub-phone.ts';
import { type HubProcess, startHub } from '../support/hub-process.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';

// Real hubs in processes of their own, and phones with the app's real parts.

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

let hub: HubProcess;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  hub = await startHub();
});

afterAll(async () => {
  await hub.stop();
});

function phone(actor: `a-${string}`, entries = LOG): Promise<HubPhone> {
  return hubPhone(actor, system, entries);
}

/** A phone that shares its battle on the hub, and another that has joined without the battle. */
async function two(at = hub.address) {
  const [host, guest] = [await phone('a-host'), await phone('a-guest', [])];
  const table = await host.opened();
  const room = await host.openRoom(table, at, host.battles);
  await linked(host);
  await joined(guest, room);
  return { host, guest, table, theirs: await guest.opened(), room };
}

type Room = Awaited<ReturnType<typeof two>>['room'];

function linked(one: HubPhone) {
  return eventually(() => expect(one.hubLink()?.state).toBe('linked'));
}

/** The phone that opened the room may not have added the battle yet. */
function joined(one: HubPhone, room: Room) {
  return eventually(async () => expect(await one.joinRoom(room, one.battles)).toBeNull());
}

function note(session: Awaited<ReturnType<typeof two>>['table'], text: string) {
  session.send({ type: 'write-note', text });
}

function sees(one: HubPhone, texts: readonly string[]) {
  return eventually(() => expect(one.notes()).toEqual(texts));
}

test('a phone without the battle receives all of it, and taps sync both ways', async () => {
  const { host, guest, table, theirs } = await two();
  expect(guest.memory.disk.entries.size).toBe(LOG.length);
  note(table, 'host');
  await sees(guest, ['host']);
  note(theirs, 'guest');
  await sees(host, ['guest', 'host']);
  expect(host.hubLink()).toEqual({
    hub: hub.address,
    right: 'write',
    state: 'linked',
    why: null,
    stores: true,
    others: 1,
    offences: 0,
  });
});

test('simultaneous taps of both phones are kept', async () => {
  const { host, guest, table, theirs } = await two();
  for (let at = 0; at < 20; at += 1) {
    note(table, `host ${at}`);
    note(theirs, `guest ${at}`);
  }
  await eventually(() => expect(host.notes()).toHaveLength(40));
  await sees(guest, host.notes());
  expect(theirs.getState().entries).toEqual(table.getState().entries);
  expect(theirs.getState().battle).toEqual(table.getState().battle);
});

test('a phone that joins late receives all earlier and later taps', async () => {
  const { table, room, guest } = await two();
  for (let at = 0; at < 5; at += 1) note(table, `before ${at}`);
  await eventually(() => expect(guest.notes()).toHaveLength(5));
  const late = await phone('a-late', []);
  await joined(late, room);
  expect(late.notes()).toHaveLength(5);
  note(table, 'after');
  await eventually(() => expect(late.notes()).toHaveLength(6));
});

test('a phone with other parts of the battle adds what the room lacks', async () => {
  const { host, room } = await two();
  const other = await phone('a-other');
  const own = await other.opened();
  for (let at = 0; at < 500; at += 1) note(own, `apart ${at}`);
  expect(await other.joinRoom(room, other.battles)).toBeNull();
  await eventually(() => expect(host.notes()).toHaveLength(500));
});

test('a hub that is killed during a battle loses nothing, and the phones reconnect by themselves', async () => {
  const first = await startHub();
  const { host, guest, table, theirs, room } = await two(first.address);
  note(table, 'before');
  await sees(guest, ['before']);
  note(table, 'on its way');
  await first.kill();
  await eventually(() =>
    expect([host.hubLink()?.state, guest.hubLink()?.state]).toEqual(['apart', 'apart']),
  );
  note(table, 'host apart');
  note(theirs, 'guest apart');
  const second = await startHub({ port: first.port, folder: first.folder });
  const all = ['before', 'guest apart', 'host apart', 'on its way'];
  await sees(host, all);
  await sees(guest, all);
  const late = await phone('a-late', []);
  await joined(late, room);
  expect(late.notes()).toEqual(all);
  await second.stop();
});

test('a hub that restarts without its rooms receives them again', async () => {
  const first = await startHub();
  const { guest, table, room } = await two(first.address);
  note(table, 'before');
  await sees(guest, ['before']);
  await first.kill();
  const second = await startHub({ port: first.port });
  const late = await phone('a-late', []);
  await eventually(() => expect(guest.hubLink()?.state).toBe('linked'));
  await joined(late, room);
  expect(late.notes()).toEqual(['before']);
  await second.stop();
});

test('a hub says how many phones are in a room, and lets them go when nothing happens, until the next tap', async () => {
  const lazy = await startHub({ env: { HUB_ROOM_IDLE_SECONDS: '2' } });
  const { host, guest, table, theirs } = await two(lazy.address);
  await eventually(() => expect([host, guest].map((one) => one.hubLink()?.others)).toEqual([1, 1]));
  const states = () => [host, guest].map((one) => one.hubLink()?.why);
  await eventually(() => expect(states()).toEqual(['idle', 'idle']));
  note(table, 'awake');
  await eventually(() => expect(host.hubLink()).toMatchObject({ state: 'linked', others: 0 }));
  note(theirs, 'awake too');
  await sees(host, ['awake', 'awake too']);
  await sees(guest, ['awake', 'awake too']);
  await lazy.stop();
});

test('a hub that can’t store says so, and stores all of it as soon as it can, for a phone that joins late', async () => {
  const bare = await startHub();
  const { host, guest, table, theirs, room } = await two(bare.address);
  note(table, 'before');
  await sees(guest, ['before']);
  const [name = ''] = readdirSync(bare.folder);
  const [place, aside] = [path.join(bare.folder, name), path.join(bare.folder, 'aside')];
  // No file can be written any more.
  renameSync(place, aside);
  writeFileSync(place, '');
  note(table, 'of the host');
  await sees(guest, ['before', 'of the host']);
  await eventually(() =>
    expect([host, guest].map((one) => one.hubLink()?.stores)).toEqual([false, false]),
  );
  const late = await phone('a-late', []);
  await joined(late, room);
  expect(late.hubLink()?.stores).toBe(false);
  rmSync(place);
  renameSync(aside, place);
  note(theirs, 'of the guest');
  await eventually(() => expect(host.hubLink()?.stores).toBe(true));
  // Nobody who knows the battle is there to send it again.
  await bare.kill();
  for (const one of [host, guest, late]) await one.forgetRoom('b-test', one.battles);
  const again = await startHub({ port: bare.port, folder: bare.folder });
  const last = await phone('a-last', []);
  await joined(last, room);
  expect(last.notes()).toEqual(['before', 'of the guest', 'of the host']);
  await again.stop();
});

test('a phone with a read code looks on, and its own taps are not shared', async () => {
  const { host, guest, table, room } = await two();
  const reader = await phone('a-reader', []);
  await joined(reader, { ...room, key: await readingKey(room.key) });
  expect(reader.hubLink()?.right).toBe('read');
  note(await reader.opened(), 'of the reader');
  note(table, 'of the host');
  await sees(reader, ['of the host', 'of the reader']);
  await sees(guest, ['of the host']);
  expect(host.notes()).toEqual(['of the host']);
  expect(reader.hubLink()).toMatchObject({ state: 'linked', offences: 0 });
});

test('a phone relays between the hub and a direct link', async () => {
  const { host, guest, table, theirs } = await two();
  const air = createAir();
  const beside = await phone('a-beside', []);
  const { ends } = air.connect();
  host.shareBattle(table, ends[0], host.battles);
  const joining = beside.joinBattle('b-test', ends[1], beside.battles);
  await eventually(() => {
    air.calm();
    expect(beside.link()?.phones).toBe(1);
  });
  expect(await joining).toBeNull();
  note(theirs, 'by the hub');
  await eventually(() => {
    air.calm();
    expect(beside.notes()).toEqual(['by the hub']);
  });
  note(await beside.opened(), 'by the table');
  await eventually(() => {
    air.calm();
    expect(guest.notes()).toEqual(['by the hub', 'by the table']);
  });
  expect(host.link()).toEqual({ phones: 1, lost: null, late: false });
});

test('nothing that a player has written is readable on the hub', async () => {
  const { guest, table } = await two();
  note(table, 'Sigmar protects');
  await sees(guest, ['Sigmar protects']);
  const files = readdirSync(hub.folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(hub.folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file));
  const all = Buffer.concat(files);
  expect(all.length).toBeGreaterThan(1000);
  for (const text of ['Sigmar', 'Reikland', 'Otto', 'b-test', 'a-host', 'NoteWritten']) {
    expect(all.includes(text)).toBe(false);
  }
});

test('a room is rejoined on another day, and forgotten with its hub', async () => {
  const { host, guest, table, room } = await two();
  const settings = Object.fromEntries(host.memory.disk.settings);
  const entries = [...host.memory.disk.entries.values()];
  const again = await hubPhone('a-host', system, entries, { settings });
  await again.rejoinRoom(await again.opened(), again.battles);
  await linked(again);
  note(await again.opened(), 'next day');
  await sees(guest, ['next day']);
  await sees(host, ['next day']);
  expect(await again.knownHubs(again.battles)).toEqual([hub.address]);
  await again.forgetHub(hub.address, again.battles);
  expect(again.hubLink()).toBeNull();
  expect(await again.knownHubs(again.battles)).toEqual([]);
  expect(await again.roomOf('b-test', again.battles)).toBeNull();
  note(table, 'without it');
  await sees(guest, ['next day', 'without it']);
  expect(again.notes()).toEqual(['next day']);
  // A phone that opens a room again gets the existing one.
  expect(await host.openRoom(table, hub.address, host.battles)).toEqual(room);
});

test('deleting a battle leaves its room, and later taps of others do not bring it back', async () => {
  const { host, guest, theirs } = await two();
  host.battles.getState().leave('b-test');
  await eventually(() => expect(host.battles.getState().ready('b-test')).not.toBeNull());
  await host.battles.getState().remove('b-test');
  expect(host.hubLink()).toBeNull();
  note(theirs, 'still here');
  await sees(guest, ['still here']);
  expect(host.memory.disk.entries.size).toBe(0);
  expect(await host.roomOf('b-test', host.battles)).toBeNull();
});

test('joining an unreachable hub, an empty room or one with another key fails with a reason and stores nothing', async () => {
  const { room } = await two();
  const stranger = await phone('a-stranger', []);
  const { joinRoom, battles } = stranger;
  expect(await joinRoom({ ...room, hub: 'localhost:9' }, battles)).toBe('unreachable');
  const secret = new Uint8Array(16);
  expect(await joinRoom({ ...room, key: { right: 'write', secret } }, battles)).toBe('empty');
  const reading = await readingKey(room.key);
  const foreign = { ...reading, writeHash: new Uint8Array(16) };
  expect(await joinRoom({ ...room, key: foreign }, battles)).toBe('empty');
  expect(stranger.memory.disk.entries.size).toBe(0);
  expect(stranger.hubLink()).toBeNull();
  expect(await stranger.knownHubs(battles)).toEqual([]);
});

test('a battle that contradicts the one in the room is counted as an offence, and honest taps still sync', async () => {
  const { host, guest, table, theirs, room } = await two();
  const [start] = LOG;
  if (start?.type !== 'BattleStarted') throw new Error('no start');
  const other = { ...start, data: { ...start.data, name: 'another' } };
  const liar = await hubPhone('a-liar', system, [other]);
  expect(await liar.joinRoom(room, liar.battles)).toBeNull();
  await eventually(() => expect(host.hubLink()?.offences).toBe(1));
  await eventually(() => expect(guest.hubLink()?.offences).toBe(1));
  note(table, 'host');
  note(theirs, 'guest');
  await sees(guest, ['guest', 'host']);
  await sees(host, ['guest', 'host']);
  expect(table.getState().entries[0]).toEqual(start);
});

test('a silent hub is detected, and reconnected when it answers again', async () => {
  const silent = await startHub();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  const { host, guest, table } = await two(silent.address);
  process.kill(silent.pid, 'SIGSTOP');
  // The next ping stays unanswered.
  vi.advanceTimersByTime(40_000);
  expect(host.hubLink()).toMatchObject({ state: 'apart', why: 'unreachable' });
  note(table, 'meanwhile');
  process.kill(silent.pid, 'SIGCONT');
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await sees(guest, ['meanwhile']);
  expect(host.hubLink()?.state).toBe('linked');
  expect(await silent.stop()).toBe(0);
});
