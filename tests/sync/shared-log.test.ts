import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#battle/events.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { EVENING } from '../support/memory-ports.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { runs } from '../support/share.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

const HOUR = 3_600_000;

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).do({ type: 'write-note', text: 'before' }).entries;

function phone(actor: ActorId, entries: readonly Entry[] = LOG, now = EVENING): Promise<Phone> {
  return openPhone({ battleId: 'b-test', system, actor, entries, now });
}

function note(at: Phone, text: string): void {
  at.tap({ type: 'write-note', text });
}

/** Lets writes end and be shown, and all messages arrive. */
async function settled(phones: readonly Phone[], air: { readonly calm: () => void }) {
  for (let round = 0; round < 3; round += 1) {
    for (const one of phones) await one.session()?.settled();
    air.calm();
  }
}

function textsOf(entries: Iterable<Entry>): readonly string[] {
  return [...entries]
    .flatMap((one) => (one.type === 'NoteWritten' ? one.data.text : []))
    .toSorted();
}

/** Expects the same entries in memory and on disk, and the same folded state, on all phones. */
function expectSame([first, ...others]: readonly Phone[]): void {
  for (const one of others) {
    expect(one.entries()).toEqual(first?.entries());
    expect(one.session()?.getState().battle).toEqual(first?.session()?.getState().battle);
  }
  for (const one of [first, ...others]) {
    const ids = [...(one?.memory.disk.entries.keys() ?? [])];
    expect(ids.toSorted()).toEqual(
      one
        ?.entries()
        .map(({ id }) => id)
        .toSorted(),
    );
  }
}

async function two() {
  const air = createAir();
  const [host, guest] = [await phone('a-host'), await phone('a-guest')];
  const cut = linked(host, guest, air.connect());
  air.calm();
  return { air, host, guest, cut };
}

describe('a battle of two phones', () => {
  test('has the taps of both on each phone, in memory and on disk', async () => {
    const { air, host, guest } = await two();
    note(host, 'host 1');
    note(guest, 'guest 1');
    await settled([host, guest], air);
    note(guest, 'guest 2');
    await settled([host, guest], air);
    expectSame([host, guest]);
    expect(textsOf(host.entries())).toEqual(['before', 'guest 1', 'guest 2', 'host 1']);
  });

  test('sends a tap once it is on the disk of its own phone', async () => {
    const { air, host, guest } = await two();
    const resume = host.memory.pauseSaves();
    note(host, 'not yet');
    await Promise.resolve();
    air.calm();
    expect(textsOf(guest.entries())).toEqual(['before']);
    resume();
    await settled([host, guest], air);
    expect(textsOf(guest.entries())).toEqual(['before', 'not yet']);
  });

  test('undoes on one phone what the other did', async () => {
    const { air, host, guest } = await two();
    note(guest, 'wrong');
    await settled([host, guest], air);
    host.tap({ type: 'undo', back: null });
    await settled([host, guest], air);
    expectSame([host, guest]);
    expect(guest.session()?.getState().battle).toEqual(
      (await phone('a-third')).session()?.getState().battle,
    );
  });

  test('continues while they are apart, and is merged with the next link', async () => {
    const { air, host, guest, cut } = await two();
    note(host, 'sent, not arrived');
    await host.session()?.settled();
    cut();
    for (const at of [1, 2, 3]) {
      note(host, `host ${at}`);
      note(guest, `guest ${at}`);
    }
    await settled([host, guest], air);
    expect(host.entries()).not.toEqual(guest.entries());
    expect([host.ended, guest.ended]).toEqual([['gone'], ['gone']]);
    linked(host, guest, air.connect());
    await settled([host, guest], air);
    expectSame([host, guest]);
    expect(textsOf(host.entries())).toHaveLength(8);
  });

  test('keeps every tap after those that it followed, with clocks hours apart', async () => {
    const air = createAir();
    const host = await phone('a-host', LOG, EVENING + 5 * HOUR);
    const guest = await phone('a-guest', LOG, EVENING - 5 * HOUR);
    linked(host, guest, air.connect());
    for (const [at, one] of [host, guest, host, guest].entries()) {
      note(one, `${at}`);
      await settled([host, guest], air);
    }
    expectSame([host, guest]);
    const texts = guest
      .entries()
      .flatMap((one) => (one.type === 'NoteWritten' ? one.data.text : []));
    expect(texts).toEqual(['before', '0', '1', '2', '3']);
  });

  test('is not shared a second time by another link between the same phones', async () => {
    const { air, host, guest } = await two();
    linked(host, guest, air.connect());
    note(host, 'once');
    await settled([host, guest], air);
    expectSame([host, guest]);
    expect(textsOf(guest.entries())).toEqual(['before', 'once']);
    expect([...host.ended, ...guest.ended]).toEqual([]);
  });
});

test('tapping before the other phone’s first request is not treated as hostile', async () => {
  // The host's messages arrive before it receives the guest's request.
  const air = createAir((below) => below - 1);
  const [host, guest] = [await phone('a-host'), await phone('a-guest')];
  const { ends } = air.connect();
  host.link(ends[0]);
  for (let at = 0; at < 40; at += 1) {
    note(host, `${at}`);
    await host.session()?.settled();
  }
  guest.link(ends[1]);
  await settled([host, guest], air);
  expect([...host.ended, ...guest.ended]).toEqual([]);
  expectSame([host, guest]);
});

describe('a battle of three phones', () => {
  test('has the taps of each on all phones, through the host', async () => {
    const air = createAir();
    const phones = [await phone('a-host'), await phone('a-one'), await phone('a-two')] as const;
    const [host, one, other] = phones;
    linked(host, one, air.connect());
    linked(host, other, air.connect());
    for (const at of phones) note(at, `tap ${phones.indexOf(at)}`);
    await settled(phones, air);
    expectSame(phones);
    expect(textsOf(other.entries())).toEqual(['before', 'tap 0', 'tap 1', 'tap 2']);
  });

  test('is complete on a phone that joins late', async () => {
    const { air, host, guest } = await two();
    note(guest, 'early');
    await settled([host, guest], air);
    const late = await phone('a-late', []);
    expect(late.session()).toBeNull();
    linked(host, late, air.connect());
    air.calm();
    expect(await late.takeIn()).toBeNull();
    note(late, 'late');
    note(guest, 'meanwhile');
    await settled([host, guest, late], air);
    expectSame([host, guest, late]);
    expect(textsOf(guest.entries())).toEqual(['before', 'early', 'late', 'meanwhile']);
  });
});

test('all phones agree in the end, whatever the order of messages and whichever link is cut', async () => {
  const step = fc.record({
    kind: fc.constantFrom('tap', 'tap', 'tap', 'arrive', 'arrive', 'cut', 'link'),
    who: fc.nat(2),
    next: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let next = 0;
      const air = createAir((below) => next % Math.max(1, below));
      const phones = [await phone('a-host'), await phone('a-one'), await phone('a-two')] as const;
      const [host, ...guests] = phones;
      const cuts = guests.map((one) => linked(host, one, air.connect()));
      let taps = 0;
      for (const one of steps) {
        next = one.next;
        const at = phones[one.who % 3] ?? host;
        const guest = one.who % 2;
        if (one.kind === 'tap') note(at, `tap ${(taps += 1)}`);
        if (one.kind === 'arrive') {
          await at.session()?.settled();
          air.arrive();
        }
        if (one.kind === 'cut' || one.kind === 'link') cuts[guest]?.();
        if (one.kind === 'link') cuts[guest] = linked(host, guests[guest] ?? host, air.connect());
      }
      for (const [at, cut] of cuts.entries()) {
        cut();
        linked(host, guests[at] ?? host, air.connect());
      }
      await settled(phones, air);
      expectSame(phones);
      expect(textsOf(host.entries())).toHaveLength(taps + 1);
    }),
    runs(40),
  );
});
