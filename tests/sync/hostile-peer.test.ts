import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { hlc } from '#battle/hlc.ts';
import { idOf } from '#store/raw-row.ts';
import { createAir } from '../support/air.ts';
import { TestBattle } from '../support/battles.ts';
import { EVENING } from '../support/memory-ports.ts';
import { plainPeerAt } from '../support/plain-peer.ts';
import { ROSTER_SYSTEM as system } from '../support/roster-system.ts';
import { linked, openPhone, type Phone } from '../support/synced-phone.ts';

const BATTLE = new TestBattle(system, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]);
for (let at = 0; at < 30; at += 1) BATTLE.do({ type: 'write-note', text: `note ${at}` });
const LOG = BATTLE.entries;
const [START, NOTE] = LOG;
if (START?.type !== 'BattleStarted' || NOTE?.type !== 'NoteWritten') throw new Error('no log');

/** More offences than a phone with a damaged copy may commit. */
const OFTEN = 30;

/** A new entry written by the intruder. */
function line(at: number): Entry {
  const moment = hlc(EVENING + at, 0);
  return {
    id: `a-evil:${moment}`,
    battleId: 'b-test',
    actor: 'a-evil',
    hlc: moment,
    v: EVENT_VERSION,
    after: null,
    type: 'NoteWritten',
    data: { text: `line ${at}` },
  };
}

/** Stores an entry, possibly changed, under the id that it claims. */
function under(
  rows: Y.Map<unknown>,
  entry: Entry,
  change: Readonly<Record<string, unknown>> = {},
): void {
  const row = { ...entry, ...change };
  rows.set(idOf(row), row);
}

/** What an intruder does repeatedly with the shared document. */
type Attack = (rows: Y.Map<unknown>, at: number, doc: Y.Doc) => void;

const ATTACKS: readonly (readonly [string, Attack])[] = [
  ['rewrites entries', (rows, at) => under(rows, LOG[at] ?? NOTE, { data: { text: 'rewritten' } })],
  [
    'rewrites the start',
    (rows, at) => under(rows, START, { data: { ...START.data, name: `${at}` } }),
  ],
  ['removes entries', (rows, at) => rows.delete(LOG[at]?.id ?? '')],
  [
    'removes all of them',
    (rows) => {
      for (const entry of LOG) under(rows, entry);
      rows.clear();
    },
  ],
  ['replaces entries with something else', (rows, at) => rows.set(LOG[at]?.id ?? '', null)],
  ['stores entries under other keys', (rows, at) => rows.set(`key ${at}`, line(at))],
  [
    'stores entries under the ids of others’ coming taps',
    (rows, at) => rows.set(`a-guest:${hlc(EVENING + at, 0)}`, line(at)),
  ],
  [
    'writes ids with another timestamp',
    (rows, at) => under(rows, line(at), { id: `a-evil:x${at}` }),
  ],
  [
    'writes entries of another battle',
    (rows, at) => under(rows, line(at), { battleId: 'b-other' }),
  ],
  [
    'restarts the battle without sides',
    (rows, at) =>
      under(rows, line(at), { type: 'BattleStarted', data: { ...START.data, sides: [] } }),
  ],
  [
    'restarts the battle in the format of the first version without sides',
    (rows, at) =>
      under(rows, line(at), { v: 1, type: 'BattleStarted', data: { ...START.data, sides: [] } }),
  ],
  [
    'restarts the battle',
    (rows, at) => under(rows, line(at), { type: 'BattleStarted', data: START.data }),
  ],
  [
    'writes timestamps at the end of time',
    (rows, at) => {
      const moment = `zzzzzzzzz-zz${String(at).padStart(2, '0')}`;
      under(rows, line(at), { id: `a-evil:${moment}`, hlc: moment });
    },
  ],
  ['writes unknown events', (rows, at) => under(rows, line(at), { type: 'Nothing' })],
  [
    'writes endless texts',
    (rows, at) => under(rows, line(at), { data: { text: 'x'.repeat(30_000) } }),
  ],
  ['writes rows without an id', (rows, at) => rows.set('', { at })],
  ['writes numbers', (rows, at) => rows.set(`${at}`, at)],
  [
    'writes large numbers',
    (rows, at) => rows.set(LOG[at]?.id ?? '', { id: LOG[at]?.id, n: 2n ** 60n }),
  ],
  ['writes bytes', (rows, at) => rows.set(`${at}`, new Uint8Array(100))],
  ['nests maps', (rows, at) => rows.set(LOG[at]?.id ?? '', new Y.Map([['id', LOG[at]?.id]]))],
  ['nests lists', (rows, at) => rows.set(`${at}`, Y.Array.from([1, 2]))],
  ['nests texts', (rows, at) => rows.set(`${at}`, new Y.Text('text'))],
  ['nests documents', (rows, at) => rows.set(`${at}`, new Y.Doc())],
  ['writes beside the entries', (_, at, doc) => doc.getMap(`other ${at}`).set('a', 1)],
];

/** A battle of three phones: the host, an honest guest and an intruder. */
async function table() {
  const air = createAir();
  const phone = (actor: `a-${string}`) =>
    openPhone({ battleId: 'b-test', system, actor, entries: LOG });
  const [host, guest] = [await phone('a-host'), await phone('a-guest')];
  linked(host, guest, air.connect());
  const [toHost, pipe] = air.connect().ends;
  host.link(toHost);
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const one of [host, guest]) await one.session()?.settled();
      air.calm();
    }
  };
  return { host, guest, pipe, settle };
}

async function expectUnharmed({ host, guest, settle }: Awaited<ReturnType<typeof table>>) {
  const tap = (one: Phone, text: string) => one.tap({ type: 'write-note', text });
  const honest = [tap(host, 'of the host'), tap(guest, 'of the guest')];
  await settle();
  for (const one of [host, guest]) {
    expect(one.entries().slice(0, LOG.length)).toEqual(LOG);
    expect(new Set(one.entries().slice(LOG.length))).toEqual(new Set(honest));
    expect(one.memory.disk.entries.size).toBe(LOG.length + honest.length);
  }
  // The guest has received nothing of it, and reports no offence.
  expect(guest.ended).toEqual([]);
}

describe('a phone in the battle that', () => {
  test.each(ATTACKS)(
    '%s is disconnected, the log is unchanged, and the others play on',
    async (_, attack) => {
      const at = await table();
      const doc = plainPeerAt(at.pipe);
      await at.settle();
      const rows = doc.getMap<unknown>('entries');
      expect(rows.size).toBe(LOG.length);
      for (let count = 1; count <= OFTEN; count += 1) {
        doc.transact(() => attack(rows, count, doc));
        await at.settle();
      }
      await expectUnharmed(at);
      expect(at.host.ended).toEqual(['hostile']);
    },
  );

  test.each(ATTACKS)('%s in a single message achieves no more', async (_, attack) => {
    const at = await table();
    const doc = plainPeerAt(at.pipe);
    await at.settle();
    const rows = doc.getMap<unknown>('entries');
    doc.transact(() => {
      for (let count = 1; count <= OFTEN; count += 1) attack(rows, count, doc);
    });
    await at.settle();
    await expectUnharmed(at);
  });

  test('replaces the map of entries with a list is disconnected', async () => {
    const at = await table();
    const doc = plainPeerAt(at.pipe);
    const list = new Y.Doc();
    for (let count = 0; count <= OFTEN; count += 1) {
      list.getArray('entries').push([line(count)]);
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(list));
      await at.settle();
    }
    await expectUnharmed(at);
    expect(at.host.ended).toEqual(['hostile']);
  });

  test('has a few unreadable rows stays connected, and its honest taps arrive', async () => {
    const at = await table();
    const rows = plainPeerAt(at.pipe).getMap<unknown>('entries');
    await at.settle();
    for (let count = 0; count < 5; count += 1) under(rows, line(count), { type: 'Nothing' });
    const honest = line(50);
    under(rows, honest);
    await at.settle();
    expect(at.host.ended).toEqual([]);
    expect(at.host.entries()).toEqual([...LOG, honest]);
    expect(at.guest.entries()).toEqual([...LOG, honest]);
  });
});

describe('a phone with a newer app', () => {
  test('is not treated as hostile, however much is unreadable here; this phone shows the rest and only looks on', async () => {
    const at = await table();
    const rows = plainPeerAt(at.pipe).getMap<unknown>('entries');
    await at.settle();
    for (let count = 1; count <= OFTEN; count += 1) {
      under(rows, line(count), { v: 99 });
      await at.settle();
    }
    const readable = line(50);
    under(rows, readable);
    await at.settle();
    expect(at.host.ended).toEqual([]);
    expect(at.host.entries()).toEqual([...LOG, readable]);
    expect(at.guest.entries()).toEqual([...LOG, readable]);
    const note = { type: 'write-note', text: 'here' } as const;
    expect(at.host.session()?.send(note)).toEqual({ refused: 'newer-elsewhere' });
    // Only the link between those two phones is affected.
    expect(at.guest.session()?.send(note)).toHaveProperty('entry');
  });

  test('is disconnected when it writes more than an evening’s taps', async () => {
    const at = await table();
    const doc = plainPeerAt(at.pipe);
    const rows = doc.getMap<unknown>('entries');
    await at.settle();
    doc.transact(() => {
      for (let count = 1; count <= 10_001; count += 1) under(rows, line(count), { v: 99 });
    });
    await at.settle();
    expect(at.host.ended).toEqual(['hostile']);
    at.host.session()?.playOn();
    await expectUnharmed(at);
  });

  test('has all its entries here once this phone has that app too', async () => {
    const at = await table();
    const rows = plainPeerAt(at.pipe).getMap<unknown>('entries');
    await at.settle();
    const [early, late] = [line(1), line(2)];
    under(rows, early, { v: 99 });
    under(rows, late);
    await at.settle();
    expect(at.host.entries()).toEqual([...LOG, late]);
    at.pipe.close();
    // With the newer app, that row is like all others.
    const updated = await openPhone({
      battleId: 'b-test',
      system,
      actor: 'a-host',
      entries: at.host.entries(),
    });
    const other = await openPhone({
      battleId: 'b-test',
      system,
      actor: 'a-evil',
      entries: [...LOG, early, late],
    });
    const air = createAir();
    linked(updated, other, air.connect());
    air.calm();
    expect(updated.entries()).toEqual([...LOG, early, late]);
    expect(updated.session()?.log.getState()).toBe('kept');
  });
});

test('a phone can neither rewrite nor remove its own entries', async () => {
  const at = await table();
  const rows = plainPeerAt(at.pipe).getMap<unknown>('entries');
  await at.settle();
  const first = line(1);
  under(rows, first);
  await at.settle();
  for (let count = 0; count < OFTEN; count += 1) {
    under(rows, first, { data: { text: `another ${count}` } });
    await at.settle();
    rows.delete(first.id);
    await at.settle();
  }
  expect(at.host.entries()).toEqual([...LOG, first]);
  expect(at.guest.entries()).toEqual([...LOG, first]);
  expect(at.host.ended).toEqual(['hostile']);
  expect(at.guest.ended).toEqual([]);
});

/** Raw messages on the wire. */
const MESSAGES: readonly (readonly [string, () => readonly Uint8Array[]])[] = [
  ['nothing', () => [Uint8Array.of()]],
  ['an unknown kind of message', () => [Uint8Array.of(9, 1, 0)]],
  ['the beginning of a message', () => [Uint8Array.of(2, 200, 1, 7)]],
  ['a malformed request', () => [Uint8Array.of(0, 3, 255, 255, 255)]],
  ['random bytes', () => [Uint8Array.from({ length: 5000 }, (_, at) => (at * 89) % 256)]],
  ['an impossible length', () => [Uint8Array.of(2, ...Array<number>(12).fill(255))]],
  // Endless messages without anything new.
  [
    'more than the longest battle',
    () => {
      const empty = new Uint8Array(5_000_000);
      empty.set([2, 2, 0, 0]);
      return Array.from({ length: 20 }, () => empty);
    },
  ],
  [
    'the same request again and again',
    () => Array.from({ length: 9 }, () => Uint8Array.of(0, 1, 0)),
  ],
];

test.each(MESSAGES)(
  'a phone that sends %s is disconnected, and the others play on',
  async (_, made) => {
    const at = await table();
    let closed = false;
    let heard = 0;
    at.pipe.listen(
      (message) => {
        heard += message.length;
      },
      () => {
        closed = true;
      },
    );
    for (const message of made()) at.pipe.send(message);
    await at.settle();
    expect(closed).toBe(true);
    expect(heard).toBeLessThan(100_000);
    expect(at.host.ended).toEqual(['hostile']);
    await expectUnharmed(at);
  },
);
