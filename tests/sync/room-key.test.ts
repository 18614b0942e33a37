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

test('a hub knows by the token alone what it gives the right to, and in which room', async () => {
  const { writer, reader } = await room();
  expect(reader.roomId).toBe(writer.roomId);
  expect(rightIn(writer.roomId, writer.token)).toBe('write');
  expect(rightIn(writer.roomId, reader.token)).toBe('read');
  const other = await room();
  expect(rightIn(writer.roomId, other.writer.token)).toBeNull();
  expect(rightIn(other.writer.roomId, reader.token)).toBeNull();
});

test('a token to read is none to write, whatever is written before it', async () => {
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

test('the key to read is no way back to the key to write', async () => {
  const { key } = await room();
  const reading = await readingKey(key);
  expect(await readingKey(reading)).toBe(reading);
  expect([...reading.secret, ...reading.writeHash].join()).not.toContain(key.secret.join());
});

test('who may write and who may read open the same rows', async () => {
  const { writer, reader } = await room();
  const sealed = await sealingOf(writer).seal(ROWS);
  expect(await sealingOf(reader).open(sealed)).toEqual(ROWS);
  expect(await sealingOf(writer).open(sealed)).toEqual(ROWS);
});

test('the same rows are always the same bytes, others never share a nonce', async () => {
  const { seal } = sealingOf((await room()).writer);
  expect(await seal(ROWS)).toEqual(await seal(ROWS));
  const [one, other] = [await seal(ROWS), await seal(ROWS.slice(1))];
  expect(one.slice(0, 12)).not.toEqual(other.slice(0, 12));
});

test('what was sealed in another room, changed or cut opens nowhere', async () => {
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

test('many rows are sealed small, and what would swell without end is not opened', async () => {
  const { seal, open } = sealingOf((await room()).writer);
  const rows = Array.from({ length: 400 }, (_, at) => ({ ...ROWS[0], id: `a-one:${at}` }));
  const sealed = await seal(rows);
  expect(sealed.length).toBeLessThan(JSON.stringify(rows).length / 5);
  expect(await open(sealed)).toEqual(rows);
  const bomb = await seal(['0'.repeat(6_000_000)]);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await open(bomb)).toBeNull();
});
