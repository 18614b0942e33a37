import { expect, test } from 'vitest';
import { keysOf, newRoomKey, readingKey } from '#sync/room-key.ts';
import { sealingOf } from '#sync/sealing.ts';
import { rightIn } from '../../hub/rights.mjs';

const ROWS = [{ id: 'a-one:1', type: 'NoteWritten', data: { text: 'Sigmar' } }, { id: 'a-one:2' }];

async function room() {
  const key = newRoomKey();
  const [writer, reader] = [await keysOf(key), await keysOf(await readingKey(key))];
  return { key, writer, reader };
}

test('a hub derives the right and the room from the token alone', async () => {
  const { writer, reader } = await room();
  expect(reader.roomId).toBe(writer.roomId);
  expect(rightIn(writer.roomId, writer.token)).toBe('write');
  expect(rightIn(writer.roomId, reader.token)).toBe('read');
  const other = await room();
  expect(rightIn(writer.roomId, other.writer.token)).toBeNull();
  expect(rightIn(other.writer.roomId, reader.token)).toBeNull();
});

test('a read token never gives the right to write, whatever its prefix', async () => {
  const { writer, reader } = await room();
  expect(rightIn(writer.roomId, reader.token.replace(/^r/, 'w'))).toBeNull();
  const [, read, writeHash] = reader.token.split('.');
  const [, write, readHash] = writer.token.split('.');
  for (const [token, other] of [
    [read, readHash],
    [writeHash, read],
    [writeHash, readHash],
    [write, writeHash],
  ]) {
    expect(rightIn(writer.roomId, `w.${token}.${other}`)).toBeNull();
    expect(rightIn(writer.roomId, `r.${token}.${other}`)).toBeNull();
  }
  for (const text of ['', 'w', 'w..', writer.token.slice(1), `${writer.token}x`, 'w.'.repeat(50)]) {
    expect(rightIn(writer.roomId, text)).toBeNull();
  }
});

test('the write key can’t be derived from the read key', async () => {
  const { key } = await room();
  const reading = await readingKey(key);
  expect(await readingKey(reading)).toBe(reading);
  expect([...reading.secret, ...reading.writeHash].join()).not.toContain(key.secret.join());
});

test('write and read keys open the same rows', async () => {
  const { writer, reader } = await room();
  const sealed = await sealingOf(writer).seal(ROWS);
  expect((await sealingOf(reader).open(sealed))?.rows).toEqual(ROWS);
  expect((await sealingOf(writer).open(sealed))?.rows).toEqual(ROWS);
});

test('the same rows are always sealed to the same bytes, and different rows never share a nonce', async () => {
  const { seal } = sealingOf((await room()).writer);
  expect(await seal(ROWS)).toEqual(await seal(ROWS));
  const [one, other] = [await seal(ROWS), await seal(ROWS.slice(1))];
  expect(one.slice(0, 12)).not.toEqual(other.slice(0, 12));
});

test('rows sealed in another room, changed or truncated can’t be opened', async () => {
  const [here, there] = [sealingOf((await room()).writer), sealingOf((await room()).writer)];
  const sealed = await here.seal(ROWS);
  expect(await there.open(sealed)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await here.open(changed)).toBeNull();
  }
  expect(await here.open(sealed.slice(0, -1))).toBeNull();
  expect(await here.open(new Uint8Array())).toBeNull();
});

test('many rows are compressed, and a decompression bomb is not opened', async () => {
  const { seal, open } = sealingOf((await room()).writer);
  const rows = Array.from({ length: 400 }, (_, at) => ({ ...ROWS[0], id: `a-one:${at}` }));
  const sealed = await seal(rows);
  expect(sealed.length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect((await open(sealed))?.rows).toEqual(rows);
  const bomb = await seal(['0'.repeat(6_000_000)]);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await open(bomb)).toBeNull();
});
