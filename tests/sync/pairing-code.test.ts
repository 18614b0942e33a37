import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksum } from '#exchange/checksum.ts';
import {
  type Address,
  type Doorstep,
  isPairingCode,
  pairingCode,
  readPairingCode,
} from '#sync/pairing-code.ts';
import { runs } from '../support/share.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => (at * 37) % 256);

const DOORSTEP: Doorstep = {
  role: 'invites',
  battleId: 'b-tonight',
  user: '9FPi',
  password: 'WZFcU+6lilZ4X8uH5GUbezxg',
  fingerprint: FINGERPRINT,
  addresses: [
    { host: '192.168.1.20', port: 54_321 },
    { host: 'fd00::2', port: 1 },
    { host: '210217ee-cbdf-4853-bcd8-2b7eee894feb.local', port: 65_535 },
  ],
};

const CODE = pairingCode(DOORSTEP);

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The characters that browsers use for user and password. */
const word = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from('abcXYZ0189+/')), { minLength, maxLength })
    .map((letters) => letters.join(''));

const byte = fc.nat(255);
const host = fc.oneof(
  fc.tuple(byte, byte, byte, byte).map((four) => four.join('.')),
  fc
    .array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
    .map((all) => all.map((one) => one.toString(16)).join(':')),
  fc.constantFrom('::1', 'fe80::fc:ff:fe00:1'),
  fc.uuid().map((id) => `${id}.local`),
);

const doorstep: fc.Arbitrary<Doorstep> = fc.record({
  role: fc.constantFrom<Doorstep['role'][]>('invites', 'answers'),
  battleId: fc
    .array(fc.constantFrom(...Array.from('abcxyz019-_')), { minLength: 1, maxLength: 64 })
    .map((letters): Doorstep['battleId'] => `b-${letters.join('')}`),
  user: word(4, 64),
  password: word(22, 128),
  fingerprint: fc.array(byte, { minLength: 32, maxLength: 32 }),
  addresses: fc.array(fc.record({ host, port: fc.integer({ min: 1, max: 65_535 }) }), {
    maxLength: 4,
  }),
});

/** A forged code with a correct checksum. */
function forged(change: Partial<Doorstep>): string {
  return pairingCode({ ...DOORSTEP, ...change });
}

function reachedAt(address: Partial<Address>): string {
  return forged({ addresses: [{ host: '10.0.0.1', port: 9, ...address }] });
}

describe('a pairing code', () => {
  test('decodes to the description that it was made of', () => {
    fc.assert(
      fc.property(doorstep, (one) => {
        expect(readPairingCode(pairingCode(one))).toEqual(one);
      }),
      runs(200),
    );
  });

  test('uses the alphanumeric mode of QR codes, and is small enough for a phone’s camera', () => {
    expect(CODE).toMatch(/^[\dA-Z:]+$/);
    expect(forged({ addresses: DOORSTEP.addresses.slice(0, 1) }).length).toBeLessThan(230);
  });

  test('has four addresses at most', () => {
    const addresses = [1, 2, 3, 4, 5].map((last) => ({ host: `10.0.0.${last}`, port: last }));
    expect(readPairingCode(forged({ addresses }))?.addresses).toEqual(addresses.slice(0, 4));
  });

  test('is read in lower case and with spaces around it', () => {
    expect(readPairingCode(` ${CODE.toLowerCase()}\n`)).toEqual(DOORSTEP);
    expect(isPairingCode(` ${CODE.toLowerCase()}\n`)).toBe(true);
  });

  test('with a character changed, missing, doubled or moved is invalid', () => {
    for (let place = 0; place < CODE.length; place += 1) {
      const [before, sign, after] = [CODE.slice(0, place), CODE[place], CODE.slice(place + 1)];
      for (const other of SIGNS) {
        if (other !== sign) expect(readPairingCode(before + other + after)).toBeNull();
      }
      expect(readPairingCode(before + after)).toBeNull();
      expect(readPairingCode(`${before}${sign}${sign}${after}`)).toBeNull();
      if (after[0] !== undefined && after[0] !== sign) {
        expect(readPairingCode(`${before}${after[0]}${sign}${after.slice(1)}`)).toBeNull();
      }
    }
  });

  test('is invalid when truncated anywhere', () => {
    for (let length = 0; length < CODE.length; length += 1) {
      expect(readPairingCode(CODE.slice(0, length))).toBeNull();
    }
  });

  test('truncated with a corrected checksum is invalid unless whole addresses are missing', () => {
    const [head, signs] = [CODE.slice(0, 'HDCL1:'.length), CODE.slice('HDCL1:'.length + 4)];
    const found = new Set<number>();
    for (let length = 2; length <= signs.length; length += 2) {
      const cut = signs.slice(0, length);
      const sum = checksum(cut).slice(0, 4).toUpperCase();
      const read = readPairingCode(`${head}${sum}${cut}`);
      if (read !== null) found.add(read.addresses.length);
    }
    expect([...found]).toEqual([0, 1, 2, 3]);
  });

  test('is invalid when it is too long', () => {
    const long = `HDCL1:${'00'.repeat(50_000)}`;
    expect(readPairingCode(long)).toBeNull();
    expect(readPairingCode(`${CODE}${'00'.repeat(800)}`)).toBeNull();
  });

  test.each([
    ['no text', ''],
    ['another code', 'HDCB1:0102'],
    ['an address', 'https://example.org/#w=abc'],
    ['its head alone', 'HDCL1:'],
  ])('is not read from %s', (_, text) => {
    expect(readPairingCode(text)).toBeNull();
  });

  test.each([
    ['a line break in the user', forged({ user: '9FPi\r\na=setup:passive' })],
    ['a space in the user', forged({ user: '9FPi 9FPi' })],
    ['a user too short', forged({ user: '9FP' })],
    ['a line break in the password', forged({ password: `${DOORSTEP.password}\na=x:y` })],
    ['a line break behind the password', forged({ password: `${DOORSTEP.password}\n` })],
    ['a password too short to be safe', forged({ password: 'WZFcU+' })],
    ['a line of a description in a host', reachedAt({ host: '10.0.0.1 9 typ host\r\na=x' })],
    ['a line break behind a host', reachedAt({ host: '10.0.0.1\n' })],
    ['a space in a host', reachedAt({ host: '10.0.0.1 9' })],
    ['a public host name', reachedAt({ host: 'spy.example.org' })],
    ['a name that only looks local', reachedAt({ host: 'a.local.example.org' })],
    ['no host', reachedAt({ host: '' })],
    ['no port', reachedAt({ port: 0 })],
    ['a short fingerprint', forged({ fingerprint: FINGERPRINT.slice(1), addresses: [] })],
  ])('is invalid with %s', (_, code) => {
    expect(readPairingCode(code)).toBeNull();
  });

  test.each(['x-tonight', 'b-', 'b-a b', `b-${'x'.repeat(65)}`, 'b-a\r\na=x'])(
    'is invalid with a malformed battle id (%j)',
    (id) => {
      const made = pairingCode({ ...DOORSTEP, battleId: 'b-' }).slice('HDCL1:'.length + 4);
      const idBytes = [...Buffer.from(id)].map((one) => one.toString(16).padStart(2, '0'));
      const length = idBytes.length.toString(16).padStart(2, '0');
      const signs = `00${length}${idBytes.join('')}${made.slice(8)}`.toUpperCase();
      expect(readPairingCode(`HDCL1:${checksum(signs).slice(0, 4).toUpperCase()}${signs}`)).toBe(
        null,
      );
    },
  );
});
