import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestBattle } from '../support/battles.ts';
import { eventually } from '../support/eventually.ts';
import { type HubPhone, hubPhone } from '../support/hub-phone.ts';
import { type HubProcess, startHub } from '../support/hub-process.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';

// Real hubs in processes of their own, and phones as the app puts them together.

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

/** A phone that shares its battle on the hub, and another one that has come to it with nothing. */
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

/** The one who opened the room may have yet to put the battle there. */
function joined(one: HubPhone, room: Room) {
  return eventually(async () => expect(await one.joinRoom(room, one.battles)).toBeNull());
}

function note(session: Awaited<ReturnType<typeof two>>['table'], text: string) {
  session.send({ type: 'write-note', text });
}

function sees(one: HubPhone, texts: readonly string[]) {
  return eventually(() => expect(one.notes()).toEqual(texts));
}

test('a phone without the battle gets it whole, and taps go both ways', async () => {
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
    offences: 0,
  });
});
