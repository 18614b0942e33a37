import { checksum } from '#exchange/checksum.ts';
import type { BattleId } from '#rules/contract/ids.ts';

// What two phones have to know of each other before they can connect, as one code for a camera. Of a session
// description only this much differs from phone to phone; the rest is always the same. It uses the alphanumeric
// mode of QR codes.

/** One phone's end of a connection. */
export interface Doorstep {
  /** `invites` made the first move · `answers` */
  readonly role: 'invites' | 'answers';
  readonly battleId: BattleId;
  readonly user: string;
  readonly password: string;
  /** Of its certificate, SHA-256: the channel is nobody else's. */
  readonly fingerprint: readonly number[];
  /** Where it can be reached. */
  readonly addresses: readonly Address[];
}

/** In the local network, by number or by a name that only this network knows. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** What the codes of phones that only try their link name in the place of a battle. */
export const TRIAL_ID: BattleId = 'b-try-link';

const MARK = 'HDCL1:';
const FINGERPRINT_BYTES = 32;
/** More would only make the code harder to read. */
const MOST_ADDRESSES = 4;
const LONGEST_CODE = 1500;

/** Whether a text is such a code, whole or not. */
export function isPairingCode(text: string): boolean {
  return text.trim().toUpperCase().startsWith(MARK);
}

export function pairingCode(doorstep: Doorstep): string {
  const { role, battleId, user, password, fingerprint, addresses } = doorstep;
  const bytes = [
    role === 'invites' ? 0 : 1,
    ...written(battleId),
    ...written(user),
    ...written(password),
    ...fingerprint,
    ...addresses
      .slice(0, MOST_ADDRESSES)
      .flatMap(({ host, port }) => [...written(host), port >> 8, port & 0xff]),
  ];
  const signs = bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return `${MARK}${sum(signs)}${signs}`;
}

/** The phone that a code is of; null for anything that is no whole code. */
export function readPairingCode(text: string): Doorstep | null {
  const code = text.trim().toUpperCase();
  if (code.length > LONGEST_CODE || !WELL_FORMED.test(code)) return null;
  const signs = code.slice(MARK.length + SUM_SIGNS);
  if (sum(signs) !== code.slice(MARK.length, MARK.length + SUM_SIGNS)) return null;
  const bytes = Array.from({ length: signs.length / 2 }, (_, at) =>
    Number.parseInt(signs.slice(at * 2, at * 2 + 2), 16),
  );
  const reader = readerOf(bytes);
  const role = reader.byte() === 0 ? 'invites' : 'answers';
  const [battleId, user, password] = [reader.text(), reader.text(), reader.text()];
  const fingerprint = reader.bytes(FINGERPRINT_BYTES);
  const addresses: Address[] = [];
  while (reader.left() > 0) {
    const host = reader.text();
    addresses.push({ host, port: reader.byte() * 256 + reader.byte() });
  }
  // Whoever made the code could put anything into it, line breaks and more lines of a description included.
  const plain = USER.test(user) && PASSWORD.test(password);
  if (!isBattle(battleId) || !plain || fingerprint.length < FINGERPRINT_BYTES) return null;
  if (addresses.length > MOST_ADDRESSES) return null;
  if (!addresses.every(({ host, port }) => isHost(host) && port > 0)) return null;
  return { role, battleId, user, password, fingerprint, addresses };
}

const SUM_SIGNS = 4;
const WELL_FORMED = /^HDCL1:(?:[\dA-F]{2})+$/;
/** RFC 8839, 5.4, where they may be longer; browsers make them of 4 to 32 signs. */
const USER = /^[\w+/=-]{4,64}$/;
const PASSWORD = /^[\w+/=-]{22,128}$/;
/** No other names: a phone would ask the internet for them. */
const HOSTS = [
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
  /^(?=.*:)[\da-f:.]{2,45}$/i,
  /^[\da-z-]{1,58}\.local$/i,
];

function isHost(text: string): boolean {
  return HOSTS.some((form) => form.test(text));
}

function isBattle(id: string): id is BattleId {
  return /^b-[\w-]{1,64}$/.test(id);
}

function sum(signs: string): string {
  return checksum(signs).slice(0, SUM_SIGNS).toUpperCase();
}

function written(text: string): readonly number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [bytes.length, ...bytes];
}

/** Past the end there are zeros: what is read then is no address. */
function readerOf(all: readonly number[]) {
  let at = 0;
  const bytes = (count: number) => {
    const part = all.slice(at, at + count);
    at += count;
    return part;
  };
  const byte = () => bytes(1)[0] ?? 0;
  return {
    byte,
    bytes,
    text: () => new TextDecoder().decode(Uint8Array.from(bytes(byte()))),
    left: () => all.length - at,
  };
}
