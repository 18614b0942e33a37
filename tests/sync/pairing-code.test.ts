import * as fc from 'fast-check';
import { encodeQR } from 'qr';
import { describe, expect, test } from 'vitest';
import { checksum } from '#exchange/checksum.ts';
import { fromSigns, toSigns } from '#exchange/signs.ts';
import {
  type Address,
  type Doorstep,
  formOf,
  isPairingCode,
  pairingCode,
  readPairingCode,
} from '#sync/pairing-code.ts';
import { PAIRING_FORMS } from '#sync/pairing-forms.ts';
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

/** What an older app shows and reads. */
const OLDER = pairingCode(DOORSTEP, 1);

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The characters that browsers use for user and password. */
const word = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...Array.from('abcXYZ0189+/')), { minLength, maxLength })
    .map((letters) => letters.join(''));

/** What Firefox uses for them. */
const hexadecimal = (length: number) =>
  fc
    .array(fc.nat(15), { minLength: length, maxLength: length })
    .map((digits) => digits.map((digit) => digit.toString(16)).join(''));

const byte = fc.nat(255);
const host = fc.oneof(
  fc.tuple(byte, byte, byte, byte).map((four) => four.join('.')),
  fc
    .array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
    .map((all) => all.map((one) => one.toString(16)).join(':')),
  fc.constantFrom(
    '::1',
    'fe80::fc:ff:fe00:1',
    'FE80::1',
    '010.0.0.1',
    '::ffff:10.0.0.1',
    'pc.local',
  ),
  fc.uuid().map((id) => `${id}.local`),
  fc.uuid().map((id) => `${id.toUpperCase()}.local`),
);

const doorstep: fc.Arbitrary<Doorstep> = fc.record({
  role: fc.constantFrom<Doorstep['role'][]>('invites', 'answers'),
  battleId: fc
    .oneof(
      fc
        .array(fc.constantFrom(...Array.from('abcxyz019-_')), { minLength: 1, maxLength: 64 })
        .map((letters) => letters.join('')),
      fc.uuid(),
    )
    .map((rest): Doorstep['battleId'] => `b-${rest}`),
  user: fc.oneof(word(4, 64), hexadecimal(8)),
  password: fc.oneof(word(22, 128), hexadecimal(32)),
  fingerprint: fc.array(byte, { minLength: 32, maxLength: 32 }),
  addresses: fc.array(fc.record({ host, port: fc.integer({ min: 1, max: 65_535 }) }), {
    maxLength: 4,
  }),
});

function reachedAt(address: Partial<Address>): Partial<Doorstep> {
  return { addresses: [{ host: '10.0.0.1', port: 9, ...address }] };
}

/** Modules a side, without the quiet zone, as the app shows it. */
function sideOf(code: string): number {
  return encodeQR(code, 'raw', { ecc: 'low', border: 4 }).length - 8;
}

describe.each([1, 2] as const)('a pairing code of form %i', (form) => {
  const code = pairingCode(DOORSTEP, form);

  test('decodes to the description that it was made of', () => {
    fc.assert(
      fc.property(doorstep, (one) => {
        expect(readPairingCode(pairingCode(one, form))).toEqual(one);
      }),
      runs(100),
    );
  });

  test('uses the alphanumeric mode of QR codes', () => {
    expect(Array.from(code).filter((sign) => !SIGNS.includes(sign))).toEqual([]);
  });

  test('has four addresses at most', () => {
    const addresses = [1, 2, 3, 4, 5].map((last) => ({ host: `10.0.0.${last}`, port: last }));
    expect(readPairingCode(pairingCode({ ...DOORSTEP, addresses }, form))).toMatchObject({
      addresses: addresses.slice(0, 4),
    });
  });

  test('is read in lower case and with spaces around it', () => {
    expect(readPairingCode(` ${code.toLowerCase()}\n`)).toEqual(DOORSTEP);
    expect(isPairingCode(` ${code.toLowerCase()}\n`)).toBe(true);
  });

  test('with a character changed, missing, doubled or moved is invalid', () => {
    const isRead = (text: string) => typeof (readPairingCode(text) ?? '') !== 'string';
    const read: string[] = [];
    const take = (text: string) => {
      if (isRead(text)) read.push(text);
    };
    for (let place = 0; place < code.length; place += 1) {
      const [before, sign, after] = [code.slice(0, place), code[place], code.slice(place + 1)];
      for (const other of SIGNS) if (other !== sign) take(before + other + after);
      take(before + after);
      take(`${before}${sign}${sign}${after}`);
      if (after[0] !== undefined && after[0] !== sign) {
        take(`${before}${after[0]}${sign}${after.slice(1)}`);
      }
    }
    expect(read).toEqual([]);
  });

  test('is invalid when truncated anywhere', () => {
    for (let length = 0; length < code.length; length += 1) {
      expect(readPairingCode(code.slice(0, length))).toBeNull();
    }
  });

  test('truncated with a corrected checksum is invalid unless whole addresses are missing', () => {
    const { bytesIn, signsOf } = PAIRING_FORMS[form];
    const bytes = bytesIn(code.slice('HDCL1:'.length + 4)) ?? [];
    const found: number[] = [];
    for (let length = 1; length <= bytes.length; length += 1) {
      const cut = signsOf(bytes.slice(0, length));
      const read = readPairingCode(written(cut, form));
      if (read !== null && read !== 'newer') found.push(read.addresses.length);
    }
    expect(found).toEqual([0, 1, 2, 3]);
  });

  test('is invalid when it is too long', () => {
    const long = '00'.repeat(50_000);
    expect(readPairingCode(written(long, form))).toBeNull();
    expect(readPairingCode(`${code}${'00'.repeat(800)}`)).toBeNull();
  });

  test.each<readonly [string, Partial<Doorstep>]>([
    ['a line break in the user', { user: '9FPi\r\na=setup:passive' }],
    ['a space in the user', { user: '9FPi 9FPi' }],
    ['a user too short', { user: '9FP' }],
    ['a line break in the password', { password: `${DOORSTEP.password}\na=x:y` }],
    ['a line break behind the password', { password: `${DOORSTEP.password}\n` }],
    ['a password too short to be safe', { password: 'WZFcU+' }],
    ['a line of a description in a host', reachedAt({ host: '10.0.0.1 9 typ host\r\na=x' })],
    ['a line break behind a host', reachedAt({ host: '10.0.0.1\n' })],
    ['a space in a host', reachedAt({ host: '10.0.0.1 9' })],
    ['a public host name', reachedAt({ host: 'spy.example.org' })],
    ['a name that only looks local', reachedAt({ host: 'a.local.example.org' })],
    ['no host', reachedAt({ host: '' })],
    ['no port', reachedAt({ port: 0 })],
    ['a short fingerprint', { fingerprint: FINGERPRINT.slice(1), addresses: [] }],
    ['no name for its battle', { battleId: 'b-' }],
    ['a line break in its battle', { battleId: 'b-a\r\na=x' }],
    ['a battle with too long a name', { battleId: `b-${'x'.repeat(65)}` }],
  ])('is invalid with %s', (_, change) => {
    expect(readPairingCode(pairingCode({ ...DOORSTEP, ...change }, form))).toBeNull();
  });
});

test.each([
  ['no text', ''],
  ['another code', 'HDCB1:0102'],
  ['an address', 'https://example.org/#w=abc'],
  ['its head alone', 'HDCL2:'],
  ['a form that never was', 'HDCL0:0102'],
  ['a text of an unknown kind in it', written(toSigns(Uint8Array.of(0, 99)))],
  ['characters that are no bytes', written('///')],
])('no pairing code is read from %s', (_, text) => {
  expect(readPairingCode(text)).toBeNull();
});

test('a pairing code of a battle by another kind of id is invalid', () => {
  const [first = 0, second = 0, ...others] = fromSigns(CODE.slice('HDCL2:'.length + 4)) ?? [];
  const id = [...Buffer.from('x-tonight')];
  const rest = others.slice('b-tonight'.length + 1);
  const signs = (text: readonly number[]) =>
    written(toSigns(Uint8Array.from([first, second, text.length, ...text, ...rest])));
  expect(readPairingCode(signs([...Buffer.from('b-tonight')]))).toEqual(DOORSTEP);
  expect(readPairingCode(signs(id))).toBeNull();
});

test('the code of a newer app is known as such', () => {
  expect(readPairingCode('HDCL3:ANYTHING AT ALL')).toBe('newer');
  expect(isPairingCode('hdcl3:anything at all')).toBe(true);
});

test('an older code is answered in its own form, as an older app reads no other', () => {
  expect(OLDER).toMatch(/^HDCL1:[\dA-F]+$/);
  expect([OLDER, CODE, 'HDCL3:0', 'Otto'].map(formOf)).toEqual([1, 2, 2, 2]);
});

const NAMES = ['86f95f51-6717-4df5-89cb-b8a7b85e09ff', '707c3e7b-9acb-40d3-a894-78a61dd73886'];

test.each([
  ['as numbers and as a name', DOORSTEP.addresses, 41],
  ['as names', NAMES.map((name, at) => ({ host: `${name}.local`, port: at + 1 })), 41],
  ['as long numbers', [1, 2, 3].map((port) => ({ host: `2001:db8:1:2:3:4:5:${port}`, port })), 45],
])('a code with addresses %s has few modules', (_, addresses, side) => {
  const battleId = 'b-2d1cbb5e-5a5c-4f3e-9a52-6a1a3f0d7b11';
  for (const keys of [{}, { user: '7c3e9a10', password: 'd2fa8ee81e1f4adb8f5b0e3f2f9a4c77' }]) {
    expect(sideOf(pairingCode({ ...DOORSTEP, ...keys, battleId, addresses }))).toBe(side);
  }
});

/** A code with a correct checksum. */
function written(signs: string, form = 2): string {
  return `HDCL${form}:${checksum(signs).slice(0, 4)}${signs}`;
}
