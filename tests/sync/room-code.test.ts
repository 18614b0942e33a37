import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHubAddress, roomsAt } from '#sync/hub-address.ts';
import {
  isRoomCode,
  type Room,
  readingLink,
  readRoomCode,
  roomCode,
  roomLink,
} from '#sync/room-code.ts';
import { readingKey } from '#sync/room-key.ts';

const ROOM: Room = {
  battleId: 'b-evening_1',
  hub: 'hub.example',
  key: { right: 'write', secret: Uint8Array.from({ length: 16 }, (_, at) => at * 17) },
};

describe('the link to a room', () => {
  test('opens the app, with the key in the fragment, which no server sees', () => {
    const link = roomLink(ROOM, 'https://hub.example/');
    expect(link).toMatch(
      /^https:\/\/hub\.example\/#\/join\/w\.[\w-]{22}\.b-evening_1\.[0-9a-f]{4}$/,
    );
    expect(readRoomCode(link, null)).toEqual(ROOM);
    expect(isRoomCode(link)).toBe(true);
  });

  test('names the hub if it is not the app’s own origin', () => {
    const link = roomLink({ ...ROOM, hub: 'other.example:8443' }, 'https://app.example/folder/#/b');
    expect(link).toMatch(/^https:\/\/app\.example\/folder\/#\/join\/.*\.other\.example~8443\./);
    expect(readRoomCode(link, 'here.example')).toEqual({ ...ROOM, hub: 'other.example:8443' });
  });

  test('is read on a phone with the app from another origin', () => {
    const link = roomLink(ROOM, 'https://hub.example/');
    expect(readRoomCode(link, 'elsewhere.example')?.hub).toBe('hub.example');
    const code = link.replace(/^.*join\//, '');
    expect(readRoomCode(code, 'hub.example')).toEqual(ROOM);
    expect(readRoomCode(code, null)).toBeNull();
    expect(isRoomCode(code)).toBe(true);
  });

  test('for reading does not contain the write key', async () => {
    const key = await readingKey(ROOM.key);
    const link = await readingLink(ROOM, 'https://hub.example/');
    expect(readRoomCode(link, null)).toEqual({ ...ROOM, key });
    expect(key.secret).not.toEqual(ROOM.key.secret);
    expect(await readingLink({ ...ROOM, key }, 'https://hub.example/')).toBe(link);
  });

  test('is invalid with a character changed, missing, doubled or moved', () => {
    const code = roomCode(ROOM, null);
    fc.assert(
      fc.property(
        fc.nat(code.length - 1),
        fc.constantFrom('x', 'A', '.', '~', ' ', ''),
        (at, sign) => {
          const changed = code.slice(0, at) + sign + code.slice(at + 1);
          if (changed.trim() !== code) expect(readRoomCode(changed, 'hub.example')).toBeNull();
        },
      ),
    );
    expect(readRoomCode(code + code, null)).toBeNull();
  });

  test('rejects other pasted texts', () => {
    const texts = [
      '',
      '.',
      '#/join/',
      'https://hub.example/#/join/',
      'w.b-x.1234',
      'x'.repeat(2000),
    ];
    for (const text of texts) expect(readRoomCode(text, 'hub.example')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readRoomCode(text, 'hub.example')).toBeNull();
      }),
    );
  });
});

describe('the address of a hub', () => {
  test.each([
    ['hub.example', 'hub.example', 'wss://hub.example/hub?room=r'],
    [' https://Hub.Example:8443/ ', 'hub.example:8443', 'wss://hub.example:8443/hub?room=r'],
    ['wss://192.168.1.20:4174', '192.168.1.20:4174', 'wss://192.168.1.20:4174/hub?room=r'],
    ['localhost:4174', 'localhost:4174', 'ws://localhost:4174/hub?room=r'],
    ['127.0.0.1', '127.0.0.1', 'ws://127.0.0.1/hub?room=r'],
    ['localhost.example', 'localhost.example', 'wss://localhost.example/hub?room=r'],
  ])('%s', (text, address, rooms) => {
    expect(readHubAddress(text)).toBe(address);
    expect(roomsAt(address, 'r')).toBe(rooms);
  });

  test.each([
    '',
    'https://',
    'hub.example/path',
    'user@hub.example',
    'hub example',
    'hub..example',
    '-hub.example',
    'hub.example:port',
    'hub.example?x',
    'hub.example#x',
    `${'x'.repeat(300)}.example`,
    'javascript:alert(1)',
  ])('is not “%s”', (text) => {
    expect(readHubAddress(text)).toBeNull();
  });
});
