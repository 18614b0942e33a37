import { isDeepStrictEqual } from 'node:util';
import * as encoding from 'lib0/encoding';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { keysOf, newRoomKey, readingKey } from '#sync/room-key.ts';
import { sealingOf } from '#sync/sealing.ts';
import { eventually } from '../support/eventually.ts';
import { type HubProcess, startHub } from '../support/hub-process.ts';
import { type RawVisitor, rawVisitor } from '../support/raw-visitor.ts';

// A hub in a process of its own, and visitors who misbehave. Its limits are smaller than the defaults, to
// keep the tests fast.

const LIMITS = {
  HUB_ELEMENT_BYTES: '10000',
  HUB_ROOM_BYTES: '60000',
  HUB_ROOM_ELEMENTS: '300',
  HUB_MESSAGE_BYTES: '200000',
  HUB_MESSAGES_AT_ONCE: '80',
  HUB_BYTES_AT_ONCE: '400000',
  HUB_ROOM_CONNECTIONS: '8',
  HUB_ADDRESS_ROOMS_AT_ONCE: '1000',
};

let hub: HubProcess;

beforeAll(async () => {
  hub = await startHub({ env: LIMITS });
});

afterAll(async () => {
  await hub.stop();
});

/** A room with two honest visitors, and its tokens. */
async function room(at = hub) {
  const key = newRoomKey();
  const [writer, reader] = [await keysOf(key), await keysOf(await readingKey(key))];
  const visit = (token: string | null = writer.token) =>
    rawVisitor(at.address, writer.roomId, token);
  const honest = [visit(), visit()] as const;
  for (const one of honest) await one.inside;
  const piece = await sealingOf(writer).seal([{ id: 'a-one:1' }]);
  let pieces = 0;
  /** One of them adds a piece, and both have it. */
  const play = async () => {
    const [one, other] = honest;
    one.update(added(one.doc, piece));
    pieces += 1;
    await eventually(() => expect(other.doc.getArray('entries').length).toBe(pieces));
  };
  await play();
  /** @param others pieces that somebody else has added */
  const expectUnharmed = async (others: readonly Uint8Array[] = []) => {
    pieces += others.length;
    await play();
    const late = await entered(visit);
    const list: readonly unknown[] = late.doc.getArray('entries').toArray();
    const own = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    expect(list).toHaveLength(pieces);
    expect(own).toEqual(Array.from({ length: pieces - others.length }, () => piece));
    expect([...late.doc.share.keys()]).toEqual(['entries']);
    expect(hub.isAlive()).toBe(true);
    for (const one of [...honest, late]) one.close();
  };
  return { writer, reader, visit, expectUnharmed };
}

/** A visitor who is admitted as soon as those who left have been removed. */
function entered(visit: () => RawVisitor): Promise<RawVisitor> {
  return eventually(async () => {
    const one = visit();
    await Promise.race([one.inside, one.refused.then((why) => Promise.reject(new Error(why)))]);
    return one;
  });
}

/** The update that a change of a document produces. */
function updateOf(doc: Y.Doc, change: (doc: Y.Doc) => void): Uint8Array {
  const updates: Uint8Array[] = [];
  const keep = (update: Uint8Array) => updates.push(update);
  doc.on('update', keep);
  doc.transact(() => change(doc));
  doc.off('update', keep);
  return Y.mergeUpdates(updates);
}

function added(doc: Y.Doc, piece: unknown): Uint8Array {
  return updateOf(doc, () => doc.getArray('entries').push([piece]));
}

/** Changes other than adding by somebody with a write token, and the reason of the refusal. */
const CHANGES: readonly (readonly [string, string, (doc: Y.Doc) => void])[] = [
  ['removes a piece', 'removes', (doc) => doc.getArray('entries').delete(0, 1)],
  [
    'adds a piece and removes it again',
    'removes',
    (doc) => {
      doc.getArray('entries').push([Uint8Array.of(1)]);
      doc.getArray('entries').delete(0, 2);
    },
  ],
  [
    'overwrites a piece',
    'removes',
    (doc) => {
      doc.getArray('entries').delete(0, 1);
      doc.getArray('entries').insert(0, [Uint8Array.of(1)]);
    },
  ],
  [
    'inserts before the first piece',
    'shape',
    (doc) => doc.getArray('entries').unshift([Uint8Array.of(1)]),
  ],
  ['writes text', 'shape', (doc) => doc.getArray('entries').push(['text'])],
  ['writes plain data', 'shape', (doc) => doc.getArray('entries').push([{ a: 1 }])],
  ['nests a map', 'shape', (doc) => doc.getArray('entries').push([new Y.Map([['a', 1]])])],
  ['nests a list', 'shape', (doc) => doc.getArray('entries').push([Y.Array.from([1])])],
  ['nests a text', 'shape', (doc) => doc.getArray('entries').push([new Y.Text('a')])],
  ['nests a document', 'shape', (doc) => doc.getArray('entries').push([new Y.Doc()])],
  ['writes into another list', 'shape', (doc) => doc.getArray('others').push([Uint8Array.of(1)])],
  ['writes into a map', 'shape', (doc) => doc.getMap('map').set('a', Uint8Array.of(1))],
  ['writes into a text', 'shape', (doc) => doc.getText('text').insert(0, 'a')],
  [
    'writes a piece that is too large',
    'too-big',
    (doc) => doc.getArray('entries').push([new Uint8Array(10_001)]),
  ],
  [
    'writes more than a room holds',
    'too-big',
    (doc) => doc.getArray('entries').push(Array.from({ length: 7 }, () => new Uint8Array(9000))),
  ],
  [
    'writes more pieces than a room holds',
    'too-big',
    (doc) => doc.getArray('entries').push(Array.from({ length: 300 }, () => Uint8Array.of(1))),
  ],
];

describe('a visitor with a write token who', () => {
  test.each(CHANGES)('%s is refused (%s), and the others play on', async (_, why, change) => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    one.update(updateOf(one.doc, change));
    expect(await one.refused).toBe(why);
    await expectUnharmed();
  });

  test('skips an update, so that the rest would stay pending for ever, is refused', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    added(one.doc, Uint8Array.of(1));
    one.update(added(one.doc, Uint8Array.of(2)));
    expect(await one.refused).toBe('gap');
    await expectUnharmed();
  });

  test('appends after something that the hub does not have is refused', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    const [elsewhere, behind] = [new Y.Doc(), new Y.Doc()];
    Y.applyUpdate(behind, added(elsewhere, Uint8Array.of(1)));
    one.update(added(behind, Uint8Array.of(2)));
    expect(await one.refused).toBe('gap');
    await expectUnharmed();
  });

  test('repeats the same update changes nothing', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    const again = Y.encodeStateAsUpdate(one.doc);
    for (let at = 0; at < 30; at += 1) one.update(again);
    await expectUnharmed();
  });

  test('sends updates without end is refused', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    const nothing = Y.encodeStateAsUpdate(new Y.Doc());
    for (let at = 0; at < 200; at += 1) one.update(nothing);
    expect(await one.refused).toBe('too-fast');
    await expectUnharmed();
  });

  test('requests everything without end is refused', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    const much = Array.from({ length: 5 }, () => new Uint8Array(9000));
    for (const piece of much) one.update(added(one.doc, piece));
    for (let at = 0; at < 60; at += 1) one.request();
    expect(await one.refused).toBe('too-fast');
    await expectUnharmed(much);
  });
});

/** Messages of somebody inside the room. */
const MESSAGES: readonly (readonly [string, string, (one: RawVisitor) => void])[] = [
  ['nothing', 'Unauthorized', (one) => one.raw(new Uint8Array())],
  ['a malformed update', 'shape', (one) => one.update(Uint8Array.of(9, 9, 9, 255, 255))],
  [
    'an update that ends too early',
    'shape',
    (one) => one.update(added(one.doc, new Uint8Array(99)).slice(0, 40)),
  ],
  [
    'a malformed request',
    'shape',
    (one) => one.message(0, (to) => encoding.writeUint8Array(to, Uint8Array.of(0, 2, 255, 255))),
  ],
  ['a message without its content', 'shape', (one) => one.message(0)],
  [
    'an awareness message',
    'unknown',
    (one) => one.message(1, (to) => encoding.writeVarUint8Array(to, Uint8Array.of(0))),
  ],
  ['a broadcast', 'unknown', (one) => one.message(6, (to) => encoding.writeVarString(to, 'word'))],
  [
    'a stateless message',
    'unknown',
    (one) => one.message(5, (to) => encoding.writeVarString(to, 'word')),
  ],
  ['an unknown kind', 'unknown', (one) => one.message(77)],
  ['an oversized message', '1009', (one) => one.raw(new Uint8Array(300_000))],
];

test('a visitor who sends random bytes changes nothing', async () => {
  const { visit, expectUnharmed } = await room();
  const one = visit();
  await one.inside;
  for (let from = 0; from < 20; from += 1) {
    one.raw(Uint8Array.from({ length: 999 }, (_, at) => (at * 7 + from * 13) % 256));
  }
  await expectUnharmed();
  one.close();
});

test.each(MESSAGES)(
  'a visitor who sends %s is disconnected (%s), and the others play on',
  async (_, why, send) => {
    const { visit, expectUnharmed } = await room();
    const one = visit();
    await one.inside;
    send(one);
    expect(await one.refused).toBe(why);
    await expectUnharmed();
  },
);

describe('a visitor without the right', () => {
  test('to write adds nothing with a read token', async () => {
    const { visit, reader, expectUnharmed } = await room();
    const one = visit(reader.token);
    await one.inside;
    one.update(added(one.doc, Uint8Array.of(1)));
    expect(await one.refused).toBe('read-only');
    await expectUnharmed();
  });

  test.each([
    '',
    'w..',
    'admin',
    'w.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA',
    'x'.repeat(5000),
  ])('is not admitted with “%s”', async (token) => {
    const { visit, expectUnharmed } = await room();
    expect(await visit(token).refused).toBe('no-right');
    await expectUnharmed();
  });

  test('is not admitted with the token of another room, nor by repeated attempts', async () => {
    const { visit, expectUnharmed } = await room();
    const other = await room();
    expect(await visit(other.writer.token).refused).toBe('no-right');
    const trying = visit(null);
    let over = false;
    void trying.refused.then(() => {
      over = true;
    });
    for (let at = 0; at < 50; at += 1) trying.token(other.reader.token);
    await eventually(() => expect(over).toBe(true));
    await expectUnharmed();
    await other.expectUnharmed();
  });

  test('can’t send anything before he has shown a token', async () => {
    const { visit, expectUnharmed } = await room();
    const one = visit(null);
    const update = added(new Y.Doc(), new Uint8Array(5000));
    for (let at = 0; at < 20; at += 1) one.update(update);
    expect(await one.refused).not.toBe('');
    await expectUnharmed();
  });
});

test('a room admits only a limited number of visitors', async () => {
  const { visit, expectUnharmed } = await room();
  const more = Array.from({ length: 6 }, () => visit());
  for (const one of more) await one.inside;
  expect(await visit().refused).toBe('full');
  for (const one of more) one.close();
  (await entered(visit)).close();
  await expectUnharmed();
});

test('connections and new rooms are limited per address, without affecting those who play', async () => {
  const small = await startHub({
    env: { HUB_ADDRESS_CONNECTIONS: '12', HUB_ADDRESS_ROOMS_AT_ONCE: '3' },
  });
  const { expectUnharmed } = await room(small);
  const others = [await room(small), await room(small)];
  const key = await keysOf(newRoomKey());
  const fourth = rawVisitor(small.address, key.roomId, key.token);
  await fourth.inside;
  fourth.update(added(fourth.doc, Uint8Array.of(1)));
  expect(await fourth.refused).toBe('too-many-rooms');
  const crowd = Array.from({ length: 12 }, () => rawVisitor(small.address, key.roomId, key.token));
  const ends = await Promise.all(
    crowd.map((one) => Promise.race([one.inside.then(() => 'inside'), one.refused])),
  );
  expect(ends.filter((one) => one === '429').length).toBeGreaterThan(3);
  for (const one of crowd) one.close();
  await expectUnharmed();
  for (const one of others) await one.expectUnharmed();
  expect(await small.stop()).toBe(0);
});

test('after all of this the hub still identifies itself, and serves nothing else', async () => {
  const answer = await fetch(`http://${hub.address}/hub.json`);
  expect(await answer.json()).toEqual({ hub: 'hors-de-combat', version: 1 });
  const elsewhere = rawVisitor(`${hub.address}/elsewhere`, 'room', null);
  expect(await elsewhere.refused).toBe('404');
});
