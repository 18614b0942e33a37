import { describe, expect, test } from 'vitest';
import { journal } from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { createAir } from '../support/air.ts';
import { crowd, side, TestBattle } from '../support/battles.ts';
import { EVENING } from '../support/memory-ports.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

// Concurrent actions of two players, each before he has seen the other's.

/** Reikland at the beginning of a turn with a rout test. */
function testDue(): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Lame', 4) },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ])
    .set('Lame1', 'out-of-action')
    .nextUntil('Skavens', 'close-combat')
    .nextUntil('Reikland', 'recovery');
}

async function two(battle: TestBattle = testDue()) {
  const air = createAir();
  const phone = (actor: ActorId): Promise<Phone> =>
    openPhone({ battleId: 'b-test', system, actor, entries: battle.entries, now: EVENING });
  const [host, guest] = [await phone('a-host'), await phone('a-guest')];
  const cut = linked(host, guest, air.connect());
  air.calm();
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const one of [host, guest]) await one.session()?.settled();
      air.calm();
    }
    expect(host.entries()).toEqual(guest.entries());
    expect(stateOf(host)).toEqual(stateOf(guest));
  };
  return { air, host, guest, cut, settled };
}

function stateOf(phone: Phone): BattleState {
  const state = phone.session()?.getState().battle ?? null;
  if (state === null) throw new Error('no battle');
  return state;
}

/** The phase and whose turn it is, as one string. */
function placeOf(phone: Phone): string {
  const { sideId, phase } = stateOf(phone).position;
  return `${sideId} ${phase}`;
}

describe('two phones that advance the phase at once', () => {
  test.each(['next-phase', 'go-on'] as const)('%s counts once', async (type) => {
    const { host, guest, settled } = await two(testDue().answer('rout-test', 'Reikland', 'passed'));
    const tap = (phone: Phone) =>
      phone.tap(type === 'go-on' ? { type, to: 'something' } : { type });
    tap(host);
    const there = placeOf(host);
    tap(guest);
    await settled();
    expect(placeOf(host)).toBe(there);
    expect(stateOf(host).ignored).toHaveLength(1);
  });

  test('of the end of the turn and a step back into it, the first counts', async () => {
    const { host, guest, settled } = await two(testDue().nextUntil('Reikland', 'close-combat'));
    guest.memory.passTime(1000);
    host.tap({ type: 'next-phase' });
    const late = guest.tap({ type: 'go-to-phase', phase: 'movement' });
    await settled();
    expect(placeOf(host)).toBe('s-Skavens recovery');
    expect(stateOf(host).ignored).toEqual([late.id]);
  });

  test('after playing apart for a while, no turn is skipped', async () => {
    const { host, guest, cut, settled, air } = await two(
      testDue().answer('rout-test', 'Reikland', 'passed'),
    );
    cut();
    for (let taps = 0; taps < 3; taps += 1) {
      for (const phone of [host, guest]) {
        phone.memory.passTime(1000);
        phone.tap({ type: 'next-phase' });
      }
    }
    const alone = placeOf(host);
    linked(host, guest, air.connect());
    await settled();
    expect(placeOf(host)).toBe(alone);
    expect(stateOf(host).ignored).toHaveLength(3);
  });

  test('undo reverts the one that counted, and the other does not take its place', async () => {
    const { host, guest, settled } = await two(testDue().answer('rout-test', 'Reikland', 'passed'));
    const before = placeOf(host);
    host.tap({ type: 'next-phase' });
    guest.tap({ type: 'next-phase' });
    await settled();
    guest.tap({ type: 'undo', back: null });
    await settled();
    expect(placeOf(host)).toBe(before);
    host.tap({ type: 'redo' });
    await settled();
    expect(placeOf(host)).not.toBe(before);
  });

  test('the press that did not count is in the journal', async () => {
    const { host, guest, settled } = await two(testDue().answer('rout-test', 'Reikland', 'passed'));
    guest.memory.passTime(1000);
    host.tap({ type: 'next-phase' });
    const late = guest.tap({ type: 'next-phase' });
    await settled();
    const items = journal(host.entries()).flatMap((turn) => turn.items);
    expect(items.filter((item) => item.ignored).map(({ entry }) => entry.id)).toEqual([late.id]);
  });
});

describe('two phones that take one seat at once', () => {
  test('leave it to the later one, and the other one is asked again', async () => {
    const { host, guest, settled } = await two();
    guest.memory.passTime(1000);
    host.session()?.sit('s-Skavens', 'Anna');
    guest.session()?.sit('s-Skavens', 'Marc');
    await settled();
    const seats = (phone: Phone) => phone.session()?.getState().seats;
    expect(seats(host)).toEqual(seats(guest));
    expect(host.session()?.seat.getState()).toBeNull();
    expect(guest.session()?.seat.getState()).toBe('s-Skavens');
    host.session()?.sit('s-Reikland', 'Anna');
    await settled();
    expect(host.session()?.seat.getState()).toBe('s-Reikland');
  });
});

describe('two phones that answer one question at once', () => {
  const answer = (phone: Phone, outcome: string) =>
    phone.tap({
      type: 'resolve-duty',
      key: 'rout:s-Reikland',
      outcome,
      dice: [],
      overruledValue: null,
    });

  test.each([
    ['failed', 'passed', 'rout'],
    ['passed', 'failed', null],
    ['failed', 'failed', 'rout'],
  ])('%s, then %s: the first counts', async (first, then, removed) => {
    const { host, guest, settled } = await two();
    guest.memory.passTime(1000);
    answer(host, first);
    const late = answer(guest, then);
    await settled();
    expect(stateOf(guest).sides[0]?.removed).toBe(removed);
    expect(stateOf(guest).ignored).toEqual([late.id]);
  });

  test('undoing the first answer reopens the question', async () => {
    const { host, guest, settled } = await two();
    answer(host, 'failed');
    answer(guest, 'passed');
    await settled();
    host.tap({ type: 'undo', back: null });
    await settled();
    expect(stateOf(host).sides[0]?.removed).toBeNull();
    expect(stateOf(host).answers).toEqual({});
    answer(guest, 'passed');
    await settled();
    expect(stateOf(host).answers).toEqual({ 'rout:s-Reikland': 'passed' });
  });
});

test('the aftermath begins only for warbands of the battle, and does not change its state', async () => {
  const battle = new TestBattle(system, [
    { name: 'Reikland', warbandId: 'w-own', fighters: crowd('Lame', 4) },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ]).do({ type: 'end-battle', winnerId: null });
  const { host, guest, settled } = await two(battle);
  const before = stateOf(host);
  const other = { type: 'begin-aftermath', warbandId: 'w-other' } as const;
  expect(host.session()?.send(other)).toEqual({ refused: 'unknown-side' });
  host.tap({ type: 'begin-aftermath', warbandId: 'w-own' });
  await settled();
  expect(stateOf(guest)).toEqual(before);
  expect(guest.session()?.getState().newest?.said.code).toBe('entry.battle-ended-drawn');
});

test('one tap brings a guest’s complete warband to the host', async () => {
  const { host, guest, settled } = await two(
    new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 4) },
      { name: 'Eux', light: true, fighters: crowd('Inconnu', 10) },
    ]),
  );
  const come = crowd('Rat', 6, { status: 'standing' });
  const claws = {
    ...side({ name: 'Griffes', warbandId: 'w-claws', fighters: come }),
    id: 's-Eux',
  } as const;
  guest.tap({ type: 'arrive', side: claws });
  await settled();
  expect(stateOf(host).sides[1]).toMatchObject({ name: 'Griffes', light: false });
  expect(stateOf(host).sides[1]?.fighterIds).toHaveLength(6);
  host.tap({ type: 'set-status', fighterId: 'f-Rat1', to: 'stunned' });
  await settled();
  expect(stateOf(guest).fighters['f-Rat1']?.status).toBe('stunned');
});

describe('two phones that tap the same fighter at once', () => {
  test('both taps are kept, the later one counts, and either can be undone', async () => {
    const { host, guest, settled } = await two();
    guest.memory.passTime(1000);
    host.tap({ type: 'set-status', fighterId: 'f-Rat1', to: 'stunned' });
    guest.tap({ type: 'set-status', fighterId: 'f-Rat1', to: 'knocked-down' });
    await settled();
    expect(stateOf(host).fighters['f-Rat1']?.status).toBe('knocked-down');
    expect(stateOf(host).ignored).toEqual([]);
    host.tap({ type: 'undo', back: null });
    await settled();
    expect(stateOf(guest).fighters['f-Rat1']?.status).toBe('stunned');
    guest.tap({ type: 'undo', back: null });
    await settled();
    expect(stateOf(host).fighters['f-Rat1']?.status).toBe('standing');
  });
});
