import { expect, test } from 'vitest';
import type { Seat } from '#battle/seats.ts';
import { stamp } from '#battle/stamp.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import type { BattleSession } from '#store/hooks.ts';
import { SEATS_KEY, seatIn, seatsRow } from '#store/kept-seats.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { createMemoryPorts, EVENING } from '../support/memory-ports.ts';
import { systemsOf } from '../support/systems.ts';

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: crowd('Lame', 4) },
  { name: 'Skavens', fighters: crowd('Rat', 4) },
]);

/** Opens the battle on a phone, each time as if the app had been restarted. */
function phone(settings: Readonly<Record<string, unknown>> = {}) {
  const memory = createMemoryPorts({ entries: LOG.entries, settings });
  const open = async (): Promise<BattleSession> => {
    const store = createBattlesStore(memory.ports, systemsOf(system));
    const session = await store.getState().open('b-test');
    if (session === null) throw new Error('no battle');
    return session;
  };
  return { memory, open };
}

test('the seat is unknown until it is answered, and then an entry of the log', async () => {
  const { memory, open } = phone();
  const session = await open();
  expect(session.seat.getState()).toBeNull();
  session.sit('s-Skavens', ' Marc  ');
  expect(session.seat.getState()).toBe('s-Skavens');
  await session.settled();
  expect(memory.disk.entries.size).toBe(LOG.entries.length + 1);
  expect(session.getState().seats).toEqual([
    { actor: session.actor, seat: 's-Skavens', name: 'Marc' },
  ]);
  session.sit('s-Skavens', 'Marc');
  expect(session.getState().entries).toHaveLength(LOG.entries.length + 1);
  expect((await open()).seat.getState()).toBe('s-Skavens');
});

test('a seat that the others are not told of is remembered for this battle alone', async () => {
  const { memory, open } = phone();
  const session = await open();
  session.sit('onlooker', null);
  expect(session.seat.getState()).toBe('onlooker');
  await expect.poll(() => memory.disk.settings.has(SEATS_KEY)).toBe(true);
  expect(memory.disk.entries.size).toBe(LOG.entries.length);
  expect((await open()).seat.getState()).toBe('onlooker');
  expect(seatIn(Object.fromEntries(memory.disk.settings), 'b-other')).toBeNull();
});

test('a tab that may not write says it to nobody else', async () => {
  const { memory, open } = phone();
  memory.holdElsewhere('b-test');
  const session = await open();
  session.sit('s-Skavens', 'Marc');
  expect(session.seat.getState()).toBe('s-Skavens');
  expect(session.getState().seats).toEqual([]);
});

test('what a phone says of itself alone counts until it tells the others again', async () => {
  const { memory, open } = phone();
  const session = await open();
  session.sit('s-Skavens', 'Marc');
  session.sit('onlooker', null);
  expect(session.seat.getState()).toBe('onlooker');
  expect(session.send({ type: 'lose-wound', fighterId: 'f-Rat1' })).toEqual({
    refused: 'looks-on',
  });
  const kept = () => seatIn(Object.fromEntries(memory.disk.settings), 'b-test');
  await expect.poll(kept).toBe('onlooker');
  const again = await open();
  expect(again.seat.getState()).toBe('onlooker');
  again.sit('s-Reikland', 'Marc');
  expect(again.seat.getState()).toBe('s-Reikland');
  await expect.poll(kept).toBeNull();
  expect((await open()).seat.getState()).toBe('s-Reikland');
});

test('a phone goes back to the seat that the others know of, without telling them twice', async () => {
  const { memory, open } = phone();
  const session = await open();
  session.sit('s-Skavens', 'Marc');
  const told = session.getState().entries.length;
  session.sit('onlooker', null);
  session.sit('s-Skavens', 'Marc');
  expect(session.seat.getState()).toBe('s-Skavens');
  expect(session.getState().entries).toHaveLength(told);
  await session.settled();
  expect((await open()).seat.getState()).toBe('s-Skavens');
  expect(seatIn(Object.fromEntries(memory.disk.settings), 'b-test')).toBeNull();
});

test('a tab that has lost the battle changes its seat until the other one says it', async () => {
  const { memory, open } = phone();
  const session = await open();
  session.sit('s-Skavens', 'Marc');
  await session.settled();
  memory.stealFromHere('b-test');
  session.sit('s-Reikland', 'Marc');
  expect(session.seat.getState()).toBe('s-Reikland');
  const where = { battleId: 'b-test', actor: session.actor, now: EVENING + 1000 } as const;
  const said = { type: 'SeatTaken', data: { seat: 'everybody', name: 'Marc' } } as const;
  session.receive([stamp(said, where, session.getState().entries.at(-1) ?? null)], 'disk');
  expect(session.seat.getState()).toBe('everybody');
});

test('a seat said here alone is gone once another phone has it', async () => {
  const { memory, open } = phone();
  memory.holdElsewhere('b-test');
  const session = await open();
  session.sit('s-Skavens', 'Marc');
  const where = { battleId: 'b-test', actor: 'a-other', now: EVENING } as const;
  const said = { type: 'SeatTaken', data: { seat: 's-Skavens', name: 'Paul' } } as const;
  session.receiveRows([stamp(said, where, LOG.entries.at(-1) ?? null)]);
  expect(session.seat.getState()).toBeNull();
});

test('undo leaves a seat as it is', async () => {
  const { open } = phone();
  const session = await open();
  session.sit('s-Skavens', '');
  expect(session.getState().newest).toBeNull();
  expect(session.send({ type: 'undo', back: null })).toEqual({ refused: 'nothing-to-undo' });
  expect(session.seat.getState()).toBe('s-Skavens');
});

test('an onlooker’s phone writes nothing, and receives what others write', async () => {
  const { memory, open } = phone();
  const session = await open();
  session.sit('onlooker', '');
  const before = session.getState();
  expect(session.send({ type: 'lose-wound', fighterId: 'f-Rat1' })).toEqual({
    refused: 'looks-on',
  });
  expect(session.send({ type: 'undo', back: null })).toEqual({ refused: 'looks-on' });
  expect(session.getState()).toBe(before);
  const theirs = LOG.set('Rat1', 'stunned').entries.at(-1);
  if (theirs === undefined) throw new Error('no entry');
  expect(session.receiveRows([theirs])).toEqual([]);
  await session.settled();
  expect(session.getState().battle?.fighters['f-Rat1']?.status).toBe('stunned');
  expect(memory.disk.entries.has(theirs.id)).toBe(true);
  session.sit('everybody', '');
  expect(session.send({ type: 'lose-wound', fighterId: 'f-Rat2' })).toHaveProperty('entry');
});

test('the seats of the latest fifty battles are remembered', () => {
  let settings: Readonly<Record<string, unknown>> = {};
  for (let at = 0; at < 60; at += 1) {
    settings = { [SEATS_KEY]: seatsRow(settings, `b-${at}`, 's-a') };
  }
  settings = { [SEATS_KEY]: seatsRow(settings, 'b-20', 'everybody') };
  expect(seatIn(settings, 'b-9')).toBeNull();
  expect(seatIn(settings, 'b-10')).toBe('s-a');
  expect(seatIn(settings, 'b-20')).toBe('everybody');
  settings = { [SEATS_KEY]: seatsRow(settings, 'b-60', 'onlooker') };
  expect(seatIn(settings, 'b-10')).toBeNull();
  expect(seatIn(settings, 'b-20')).toBe('everybody');
});

test.each<[unknown, Seat | null]>([
  [[['b-test', 's-a']], 's-a'],
  [[['b-test', 'nobody']], null],
  [[['b-test']], null],
  [[7, null, ['b-test', 'onlooker']], 'onlooker'],
  ['seats', null],
  [{}, null],
])('a row %j is read as far as it can be', (row, seat) => {
  expect(seatIn({ [SEATS_KEY]: row }, 'b-test')).toBe(seat);
});
