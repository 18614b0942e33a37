import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '#battle/events.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { type BattlesStore, createBattlesStore } from '#store/battles-store.ts';
import { createBattleDoc } from '#sync/battle-doc.ts';
import { joinDocs } from '#sync/doc-channel.ts';
import { endOf } from '#sync/ends.ts';
import type { Pipe } from '#sync/pipe.ts';
import { randomFrom } from '../../lab/soak/random.ts';
import { type Air, createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { note } from '../support/notes.ts';
import { plainPeerAt } from '../support/plain-peer.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { systemsOf } from '../support/systems.ts';

const LOG = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]).entries;

/** The app on one phone: sharing keeps its state in modules, so each phone loads its own. */
async function phone(actor: ActorId, entries: readonly Entry[]) {
  vi.resetModules();
  const { shareBattle, joinBattle } = await import('#sync/shared-battle.ts');
  const { links } = await import('#sync/links.ts');
  const memory = createMemoryPorts({ entries });
  let current = actor;
  const ports = {
    ...memory.ports,
    get actor() {
      return current;
    },
    renewActor: () => {
      current = memory.ports.renewActor();
      return current;
    },
  };
  const battles = createBattlesStore(ports, systemsOf(system));
  const { ends } = await import('#sync/ends.ts');
  return {
    memory,
    battles,
    shareBattle,
    joinBattle,
    link: () => links.getState()['b-test'],
    ends: () => ends.getState()['b-test'],
  };
}

/** Opens the battle as a screen does. */
async function opened({ battles }: { readonly battles: BattlesStore }) {
  const session = await battles.getState().open('b-test');
  if (session === null) throw new Error('no battle');
  return session;
}

/** Lets writes end and messages arrive until nothing is pending. */
async function settled(air: Air): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    air.calm();
  }
}

function textsOn({ memory }: { readonly memory: ReturnType<typeof createMemoryPorts> }) {
  return [...memory.disk.entries.values()]
    .flatMap((one) => (one.type === 'NoteWritten' ? one.data.text : []))
    .toSorted();
}

/** A host at its table, and a guest that has joined without the battle. */
async function two(actors: readonly [ActorId, ActorId] = ['a-host', 'a-guest']) {
  const air = createAir();
  const [host, guest] = [await phone(actors[0], LOG), await phone(actors[1], [])];
  const connection = air.connect();
  const table = await opened(host);
  host.shareBattle(table, connection.ends[0], host.battles);
  const joining = guest.joinBattle('b-test', connection.ends[1], guest.battles);
  await settled(air);
  expect(await joining).toBeNull();
  return { air, host, guest, table, cut: connection.cut };
}

test('a guest without the battle receives all of it, and taps sync both ways', async () => {
  const { air, host, guest, table } = await two();
  const theirs = await opened(guest);
  table.send({ type: 'write-note', text: 'host' });
  theirs.send({ type: 'write-note', text: 'guest' });
  await settled(air);
  expect(textsOn(host)).toEqual(['guest', 'host']);
  expect(textsOn(guest)).toEqual(['guest', 'host']);
  expect([host.link(), guest.link()]).toEqual([
    { phones: 1, lost: null, late: false },
    { phones: 1, lost: null, late: false },
  ]);
});

test('what a joining phone sends back is not read again', async () => {
  const air = createAir();
  const [host, guest] = [await phone('a-host', LOG), await phone('a-guest', [])];
  const connection = air.connect();
  const table = await opened(host);
  const here = vi.spyOn(table, 'receiveRows');
  host.shareBattle(table, connection.ends[0], host.battles);
  const joining = guest.joinBattle('b-test', connection.ends[1], guest.battles);
  await settled(air);
  expect(await joining).toBeNull();
  expect(here).not.toHaveBeenCalled();
  (await opened(guest)).send({ type: 'write-note', text: 'guest' });
  await settled(air);
  expect(here.mock.calls.map(([rows]) => rows.length)).toEqual([1]);
});

test('each phone knows which one is at the end of its link, and that it was', async () => {
  const { air, host, guest, cut } = await two();
  expect(host.ends()).toEqual({ [endOf('a-guest')]: true });
  expect(guest.ends()).toEqual({ [endOf('a-host')]: true });
  cut();
  await settled(air);
  expect(host.ends()).toEqual({ [endOf('a-guest')]: false });
});

test('a phone that has got a new name is at the end of its link under that one', async () => {
  const { air, host, guest, table } = await two(['a-copy', 'a-copy']);
  const theirs = await opened(guest);
  table.send({ type: 'write-note', text: 'host' });
  await settled(air);
  expect(theirs.actor).not.toBe('a-copy');
  theirs.send({ type: 'write-note', text: 'guest' });
  await settled(air);
  expect(host.ends()).toMatchObject({ [endOf(theirs.actor)]: true });
});

test('a link through which taps do not get is called late until they have arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { air, host, guest, table } = await two();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([host.link()?.late, guest.link()?.late]).toEqual([false, false]);
  table.send({ type: 'write-note', text: 'on its way' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(host.link()).toEqual({ phones: 1, lost: null, late: true });
  await settled(air);
  await vi.advanceTimersByTimeAsync(3000);
  expect(host.link()).toEqual({ phones: 1, lost: null, late: false });
  expect(textsOn(guest)).toEqual(['on its way']);
  vi.useRealTimers();
});

test('a battle stays linked while its player visits other screens and when he returns', async () => {
  const { air, host, guest } = await two();
  host.battles.getState().leave('b-test');
  const theirs = await opened(guest);
  await settled(air);
  theirs.send({ type: 'write-note', text: 'while away' });
  theirs.send({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' });
  await settled(air);
  expect(textsOn(host)).toEqual(['while away']);
  const [listed] = host.battles.getState().summaries ?? [];
  expect(listed?.battle.fighters['f-Otto']?.status).toBe('stunned');
  const again = await opened(host);
  expect(again.getState().entries).toHaveLength(LOG.length + 2);
  again.send({ type: 'write-note', text: 'back' });
  theirs.send({ type: 'write-note', text: 'well' });
  await settled(air);
  expect(textsOn(guest)).toEqual(['back', 'well', 'while away']);
  expect(again.getState().entries).toHaveLength(LOG.length + 4);
});

test('a battle that was left after its link broke can be linked again when it is reopened', async () => {
  const { air, host, guest, cut } = await two();
  const theirs = await opened(guest);
  cut();
  host.battles.getState().leave('b-test');
  await settled(air);
  expect(host.link()).toEqual({ phones: 0, lost: 'gone', late: false });
  const again = await opened(host);
  again.send({ type: 'write-note', text: 'apart' });
  const next = air.connect();
  host.shareBattle(again, next.ends[0], host.battles);
  await guest.joinBattle('b-test', next.ends[1], guest.battles);
  await settled(air);
  again.send({ type: 'write-note', text: 'linked' });
  theirs.send({ type: 'write-note', text: 'too' });
  await settled(air);
  expect(textsOn(guest)).toEqual(['apart', 'linked', 'too']);
  expect(textsOn(host)).toEqual(['apart', 'linked', 'too']);
});

test('a battle that is neither open nor linked is released', async () => {
  const { air, host, guest, cut } = await two();
  host.battles.getState().leave('b-test');
  await settled(air);
  expect(host.battles.getState().ready('b-test')).not.toBeNull();
  cut();
  await settled(air);
  expect(host.battles.getState().ready('b-test')).toBeNull();
  expect(guest.battles.getState().ready('b-test')).toBeNull();
});

test('a guest whose link breaks before anything arrives gets an error and stores nothing', async () => {
  const air = createAir();
  const guest = await phone('a-guest', []);
  const { ends, cut } = air.connect();
  const joining = guest.joinBattle('b-test', ends[1], guest.battles);
  await settled(air);
  cut();
  expect(await joining).toBe('empty');
  expect(guest.memory.disk.entries.size).toBe(0);
});

test('a tap of the other phone does not bring back a deleted battle', async () => {
  const { air, host, guest } = await two();
  const theirs = await opened(guest);
  host.battles.getState().leave('b-test');
  await settled(air);
  await host.battles.getState().remove('b-test');
  theirs.send({ type: 'write-note', text: 'still here' });
  await settled(air);
  expect(host.memory.disk.entries.size).toBe(0);
  expect(guest.link()).toEqual({ phones: 0, lost: 'gone', late: false });
  expect(textsOn(guest)).toEqual(['still here']);
});

test('an onlooker receives every tap, and adds none', async () => {
  const { air, host, guest, table } = await two();
  const theirs = await opened(guest);
  theirs.sit('onlooker', '');
  table.send({ type: 'write-note', text: 'host' });
  expect(theirs.send({ type: 'write-note', text: 'guest' })).toEqual({ refused: 'looks-on' });
  await settled(air);
  expect(textsOn(host)).toEqual(['host']);
  expect(textsOn(guest)).toEqual(['host']);
});

test('a pipe that closed before the battle was shared is reported as lost', async () => {
  const air = createAir();
  const host = await phone('a-host', LOG);
  const { ends, cut } = air.connect();
  const table = await opened(host);
  cut();
  host.shareBattle(table, ends[0], host.battles);
  expect(host.link()).toEqual({ phones: 0, lost: 'gone', late: false });
  host.battles.getState().leave('b-test');
  await settled(air);
  expect(host.battles.getState().ready('b-test')).toBeNull();
});

test('a recovered link delivers what was tapped meanwhile', async () => {
  const { air, host, guest, table, cut } = await two();
  const theirs = await opened(guest);
  const [broken, recovered] = [air.connect(), air.connect()];
  const healing = (at: 0 | 1) => ({
    ...broken.ends[at],
    recovered: Promise.resolve(recovered.ends[at]),
  });
  host.shareBattle(table, healing(0), host.battles);
  await guest.joinBattle('b-test', healing(1), guest.battles);
  cut();
  await settled(air);
  broken.cut();
  table.send({ type: 'write-note', text: 'meanwhile' });
  await settled(air);
  theirs.send({ type: 'write-note', text: 'recovered' });
  await settled(air);
  expect(textsOn(host)).toEqual(['meanwhile', 'recovered']);
  expect(textsOn(guest)).toEqual(['meanwhile', 'recovered']);
  expect([host.link()?.phones, guest.link()?.phones]).toEqual([1, 1]);
});

test('a recovered link delivers only what is missing', async () => {
  const air = createAir();
  const battle = new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }] },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]);
  for (let at = 0; at < 100; at += 1) battle.do({ type: 'write-note', text: `note ${at}` });
  const [host, guest] = [await phone('a-host', battle.entries), await phone('a-guest', [])];
  const [broken, recovered] = [air.connect(), air.connect()];
  const sent = { broken: 0, recovered: 0 };
  const end = (which: 'broken' | 'recovered', at: 0 | 1): Pipe => {
    const pipe = { broken, recovered }[which].ends[at];
    return {
      ...pipe,
      send: (message) => {
        sent[which] += message.length;
        pipe.send(message);
      },
    };
  };
  const healing = (at: 0 | 1) => ({
    ...end('broken', at),
    recovered: Promise.resolve(end('recovered', at)),
  });
  const table = await opened(host);
  host.shareBattle(table, healing(0), host.battles);
  const joining = guest.joinBattle('b-test', healing(1), guest.battles);
  await settled(air);
  await joining;
  const theirs = await opened(guest);
  broken.cut();
  table.send({ type: 'write-note', text: 'apart here' });
  theirs.send({ type: 'write-note', text: 'apart there' });
  await settled(air);
  expect(textsOn(host)).toHaveLength(102);
  expect(textsOn(guest)).toHaveLength(102);
  expect(sent.broken).toBeGreaterThan(15_000);
  expect(sent.recovered).toBeLessThan(2000);
});

test('a link reports that it is recovering, and that it is lost when it does not recover', async () => {
  const air = createAir();
  const host = await phone('a-host', LOG);
  const { ends, cut } = air.connect();
  let giveUp: (none: null) => void = () => undefined;
  const recovered = new Promise<null>((resolve) => {
    giveUp = resolve;
  });
  host.shareBattle(await opened(host), { ...ends[0], recovered }, host.battles);
  await settled(air);
  cut();
  expect(host.link()).toEqual({ phones: 0, lost: 'mending', late: false });
  giveUp(null);
  await settled(air);
  expect(host.link()).toEqual({ phones: 0, lost: 'gone', late: false });
});

test('a phone that is paired again does not wait for its earlier link any more, and counts once', async () => {
  const air = createAir();
  const host = await phone('a-host', LOG);
  const { ends, cut } = air.connect();
  let giveUp: (none: null) => void = () => undefined;
  const recovered = new Promise<null>((resolve) => {
    giveUp = resolve;
  });
  const session = await opened(host);
  const first = { ...ends[0], recovered, abandon: () => giveUp(null) };
  host.shareBattle(session, first, host.battles);
  await settled(air);
  cut();
  host.shareBattle(session, air.connect().ends[0], host.battles);
  expect(await recovered).toBeNull();
  expect(host.link()).toEqual({ phones: 1, lost: null, late: false });
});

describe('a long battle', () => {
  const LONG = [...LOG, ...Array.from({ length: 2000 }, (_, at) => note('b-test', at + 1))];

  /** Messages of one direction, counted. */
  function counted(pipe: Pipe): { readonly pipe: Pipe; readonly sent: readonly number[] } {
    const sent: number[] = [];
    const send: Pipe['send'] = (message) => {
      sent.push(message.length);
      pipe.send(message);
    };
    return { pipe: { ...pipe, send }, sent };
  }

  async function both() {
    const air = createAir();
    const [host, guest] = [await phone('a-host', LONG), await phone('a-guest', [])];
    return { air, host, guest, table: await opened(host) };
  }

  /** Lets so many messages arrive, whenever they are sent. */
  async function arrived(air: Air, count: number) {
    for (let left = count; left > 0; ) {
      if (air.arrive()) left -= 1;
      else await new Promise((resolve) => setTimeout(resolve));
    }
  }

  test('arrives in parts, and does not go back', async () => {
    const { air, host, guest, table } = await both();
    const { ends } = air.connect();
    const [here, there] = [counted(ends[0]), counted(ends[1])];
    host.shareBattle(table, here.pipe, host.battles);
    const joining = guest.joinBattle('b-test', there.pipe, guest.battles);
    await settled(air);
    expect(await joining).toBeNull();
    await settled(air);
    expect(guest.memory.disk.entries.size).toBe(LONG.length);
    expect(here.sent.length).toBeGreaterThan(4);
    expect(Math.max(...here.sent)).toBeLessThan(150_000);
    expect(there.sent.reduce((sum, length) => sum + length, 0)).toBeLessThan(1000);
    expect(host.ends()).toEqual({ [endOf('a-guest')]: true });
  });

  test('is called late only until it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { air, host, guest, table } = await both();
    const { ends } = air.connect();
    host.shareBattle(table, ends[0], host.battles);
    const joining = guest.joinBattle('b-test', ends[1], guest.battles);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(host.link()?.late).toBe(true);
    for (let round = 0; round < 20; round += 1) {
      air.calm();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(await joining).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([host.link()?.late, guest.link()?.late]).toEqual([false, false]);
    vi.useRealTimers();
  });

  test('has what was tapped while it arrived', async () => {
    const { air, host, guest, table } = await both();
    const { ends } = air.connect();
    host.shareBattle(table, ends[0], host.battles);
    const joining = guest.joinBattle('b-test', ends[1], guest.battles);
    await arrived(air, 3);
    table.send({ type: 'write-note', text: 'meanwhile' });
    await settled(air);
    expect(await joining).toBeNull();
    await settled(air);
    expect(textsOn(guest)).toContain('meanwhile');
    expect(guest.memory.disk.entries.size).toBe(LONG.length + 1);
  });

  test('whose link breaks on the way goes on arriving through the next one', async () => {
    const { air, host, guest, table } = await both();
    const [broken, recovered] = [air.connect(), air.connect()];
    const rest = counted(recovered.ends[0]);
    const first = counted(broken.ends[0]);
    const nexts = [rest.pipe, recovered.ends[1]] as const;
    let recover: () => void = () => undefined;
    const isThere = new Promise<void>((resolve) => {
      recover = resolve;
    });
    const healing = (pipe: Pipe, at: 0 | 1) => ({
      ...pipe,
      recovered: isThere.then(() => nexts[at]),
    });
    host.shareBattle(table, healing(first.pipe, 0), host.battles);
    const joining = guest.joinBattle('b-test', healing(broken.ends[1], 1), guest.battles);
    await arrived(air, 5);
    broken.cut();
    expect(guest.link()).toEqual({ phones: 0, lost: 'mending', late: false });
    expect(guest.memory.disk.entries.size).toBe(0);
    recover();
    await settled(air);
    expect(await joining).toBeNull();
    await settled(air);
    expect(guest.memory.disk.entries.size).toBe(LONG.length);
    const whole = JSON.stringify(LONG).length;
    expect(rest.sent.reduce((sum, length) => sum + length, 0)).toBeLessThan(0.7 * whole);
    (await opened(guest)).send({ type: 'write-note', text: 'guest' });
    await settled(air);
    expect(textsOn(host)).toContain('guest');
  });

  test('whose link breaks on the way for good is refused, and nothing is stored', async () => {
    const { air, host, guest, table } = await both();
    const { ends, cut } = air.connect();
    host.shareBattle(table, ends[0], host.battles);
    const joining = guest.joinBattle('b-test', ends[1], guest.battles);
    await arrived(air, 4);
    cut();
    expect(await joining).toBe('empty');
    expect(guest.memory.disk.entries.size).toBe(0);
  });

  test('arrives at an app from before parts as one message', async () => {
    const { air, host, table } = await both();
    const { ends } = air.connect();
    const here = counted(ends[0]);
    host.shareBattle(table, here.pipe, host.battles);
    const theirs = plainPeerAt(ends[1]);
    await settled(air);
    expect(theirs.getMap('entries').size).toBe(LONG.length);
    expect(here.sent).toHaveLength(2);
  });

  test('goes back to an app from before parts, which knows only so what has arrived', async () => {
    const air = createAir();
    const guest = await phone('a-guest', []);
    const { ends } = air.connect();
    const { doc } = createBattleDoc('b-test', LONG, () => ({ refused: [] }));
    const theirs = plainPeerAt(ends[0], doc);
    const joining = guest.joinBattle('b-test', ends[1], guest.battles);
    await settled(air);
    expect(await joining).toBeNull();
    await settled(air);
    expect(guest.memory.disk.entries.size).toBe(LONG.length);
    expect(theirs.store.clients.get(endOf('a-guest'))).toHaveLength(LONG.length);
  });
});

test('two guests and their host agree, whoever taps, and whichever link breaks and is made anew', async () => {
  const random = randomFrom(11);
  const air = createAir(random.below);
  const host = await phone('a-host', LOG);
  const guests = [await phone('a-one', []), await phone('a-two', [])];
  const table = await opened(host);
  const cuts = new Map<number, () => void>();
  const texts: string[] = [];
  const pair = async (at: number, guest: (typeof guests)[number]) => {
    cuts.get(at)?.();
    const { ends, cut } = air.connect();
    host.shareBattle(await opened(host), ends[0], host.battles);
    const joining = guest.joinBattle('b-test', ends[1], guest.battles);
    await settled(air);
    expect(await joining).toBeNull();
    cuts.set(at, cut);
  };
  for (const [at, guest] of guests.entries()) await pair(at, guest);
  const sessions = [table, ...(await Promise.all(guests.map(opened)))];
  for (let step = 0; step < 120; step += 1) {
    const at = random.below(2);
    const guest = guests[at];
    const what = random.below(8);
    if (what === 0) {
      cuts.get(at)?.();
      cuts.delete(at);
    } else if (what === 1 && guest !== undefined) await pair(at, guest);
    else {
      texts.push(`tap ${step}`);
      sessions[random.below(3)]?.send({ type: 'write-note', text: `tap ${step}` });
      for (let some = random.below(4); some > 0; some -= 1) air.arrive();
    }
  }
  await settled(air);
  const linked = guests.filter((_, at) => cuts.has(at));
  for (const one of linked) expect(textsOn(one)).toEqual(textsOn(host));
  for (const [at, guest] of guests.entries()) await pair(at, guest);
  await settled(air);
  for (const one of [host, ...guests]) expect(textsOn(one)).toEqual(texts.toSorted());
});

describe('a guest with an older app', () => {
  /** Joins a host whose log is only partly readable here. */
  async function joining(rows: readonly { readonly id: string }[]) {
    const air = createAir();
    const guest = await phone('a-guest', []);
    const { ends } = air.connect();
    const theirs = createBattleDoc('b-test', [], () => ({ refused: [] }));
    const map = theirs.doc.getMap<unknown>('entries');
    for (const row of rows) map.set(row.id, row);
    joinDocs(theirs, ends[0], () => undefined);
    const joined = guest.joinBattle('b-test', ends[1], guest.battles);
    await settled(air);
    return { guest, refused: await joined };
  }

  const newer = { ...note('b-test', 1), v: 99 };

  test('looks on, and shows what it can read', async () => {
    const { guest, refused } = await joining([...LOG, newer]);
    expect(refused).toBeNull();
    const session = await opened(guest);
    expect(session.getState().entries).toEqual(LOG);
    expect(session.log.getState()).toBe('newer');
    expect(guest.link()).toEqual({ phones: 1, lost: null, late: false });
  });

  test('gets an error where it can’t read the start of the battle', async () => {
    const { guest, refused } = await joining(LOG.map((entry) => ({ ...entry, v: 99 })));
    expect(refused).toBe('newer');
    expect(guest.memory.disk.entries.size).toBe(0);
  });
});

test('a guest that refuses the battle stores nothing, and is not linked', async () => {
  const air = createAir();
  const guest = await phone('a-guest', []);
  const { ends } = air.connect();
  const theirs = createBattleDoc('b-test', [], () => ({ refused: [] }));
  const endless = { ...note('b-test', 1), id: 'a-host:zzzzzzzzz-0000', hlc: 'zzzzzzzzz-0000' };
  const map = theirs.doc.getMap<unknown>('entries');
  for (const row of [...LOG, endless]) map.set(row.id, row);
  joinDocs(theirs, ends[0], () => undefined);
  const joining = guest.joinBattle('b-test', ends[1], guest.battles);
  await settled(air);
  expect(await joining).toBe('ahead');
  expect(guest.memory.disk.entries.size).toBe(0);
  expect(guest.link()).toEqual({ phones: 0, lost: 'gone', late: false });
});
