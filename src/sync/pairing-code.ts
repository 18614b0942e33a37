import { checksum } from '#exchange/checksum.ts';
import { type BattleId, isBattleId } from '#rules/contract/ids.ts';

// What two phones have to know of each other before they can connect, as one QR code. These are the parts of
// a session description that differ from phone to phone; the rest is always the same. It uses the
// alphanumeric mode of QR codes.

/** One phone's end of a connection. */
export interface Doorstep {
  /** `invites`: offers the connection · `answers`: responds to the offer */
  readonly role: 'invites' | 'answers';
  readonly battleId: BattleId;
  readonly user: string;
  readonly password: string;
  /** SHA-256 of its certificate, which authenticates the channel. */
  readonly fingerprint: readonly number[];
  /** Where it can be reached. */
  readonly addresses: readonly Address[];
}

/** An address in the local network: an IP address or an mDNS name. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Stands for the battle id in the codes of a link trial. */
export const TRIAL_ID: BattleId = 'b-try-link';

const MARK = 'HDCL1:';
const FINGERPRINT_BYTES = 32;
/** More would only make the code harder to scan. */
const MAX_ADDRESSES = 4;
const MAX_CODE_LENGTH = 1500;

/** Whether a text is such a code, complete or not. */
export function isPairingCode(text: string): boolean {
  return text.trim().toUpperCase().startsWith(MARK);
}

export function pairingCode(doorstep: Doorstep): string {
  const { role, battleId, user, password, fingerprint, addresses } = doorstep;
  const bytes = [
    role === 'invites' ? 0 : 1,
    ...withLength(battleId),
    ...withLength(user),
    ...withLength(password),
    ...fingerprint,
    ...addresses
      .slice(0, MAX_ADDRESSES)
      .flatMap(({ host, port }) => [...withLength(host), port >> 8, port & 0xff]),
  ];
  const hex = bytes
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return `${MARK}${sum(hex)}${hex}`;
}

/** Decodes a code; null for anything but a complete code. */
export function readPairingCode(text: string): Doorstep | null {
  const code = text.trim().toUpperCase();
  if (code.length > MAX_CODE_LENGTH || !WELL_FORMED.test(code)) return null;
  const hex = code.slice(MARK.length + SUM_LENGTH);
  if (sum(hex) !== code.slice(MARK.length, MARK.length + SUM_LENGTH)) return null;
  const bytes = Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
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
  // A forged code could contain anything, including line breaks and further lines of a description.
  const plain = USER.test(user) && PASSWORD.test(password);
  if (!isBattleId(battleId) || !plain || fingerprint.length < FINGERPRINT_BYTES) return null;
  if (addresses.length > MAX_ADDRESSES) return null;
  if (!addresses.every(({ host, port }) => isHost(host) && port > 0)) return null;
  return { role, battleId, user, password, fingerprint, addresses };
}

const SUM_LENGTH = 4;
const WELL_FORMED = /^HDCL1:(?:[\dA-F]{2})+$/;
/** RFC 8839, 5.4, which allows longer ones; browsers use 4 to 32 characters. */
const USER = /^[\w+/=-]{4,64}$/;
const PASSWORD = /^[\w+/=-]{22,128}$/;
/** No other names, which a phone would look up on the internet. */
const HOSTS = [
  /^\d{1,3}(?:\.\d{1,3}){3}$/,
  /^(?=.*:)[\da-f:.]{2,45}$/i,
  /^[\da-z-]{1,58}\.local$/i,
];

function isHost(text: string): boolean {
  return HOSTS.some((form) => form.test(text));
}

function sum(hex: string): string {
  return checksum(hex).slice(0, SUM_LENGTH).toUpperCase();
}

function withLength(text: string): readonly number[] {
  const bytes = [...new TextEncoder().encode(text)];
  return [bytes.length, ...bytes];
}

/** Reads zeros past the end, which are no valid address. */
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
