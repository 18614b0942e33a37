import { checksum } from '#exchange/checksum.ts';
import { type BattleId, isBattleId } from '#rules/contract/ids.ts';
import { byteReader } from './byte-reader.ts';
import { type FormNumber, NEWEST_FORM, PAIRING_FORMS, type PairingForm } from './pairing-forms.ts';

// What two phones have to know of each other before they can connect, as one QR code. These are the parts of
// a session description that differ from phone to phone; the rest is always the same.

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

/** The format of a newer app is known by its digit. */
const HEAD = /^HDCL(?<form>\d):/;
const SUM_LENGTH = 4;
const FINGERPRINT_BYTES = 32;
/** More would only make the code harder to scan. */
const MAX_ADDRESSES = 4;
const MAX_CODE_LENGTH = 1500;

/** Whether a text is such a code, complete or not, of any version of the app. */
export function isPairingCode(text: string): boolean {
  return HEAD.test(text.trim().toUpperCase());
}

/** @param form what the other phone reads; see `formOf` */
export function pairingCode(doorstep: Doorstep, form: FormNumber = NEWEST_FORM): string {
  const { role, battleId, user, password, fingerprint, addresses } = doorstep;
  const { bytesOf, signsOf } = PAIRING_FORMS[form];
  const signs = signsOf([
    role === 'invites' ? 0 : 1,
    ...[battleId, user, password].flatMap(bytesOf),
    ...fingerprint,
    ...addresses
      .slice(0, MAX_ADDRESSES)
      .flatMap(({ host, port }) => [...bytesOf(host), port >> 8, port & 0xff]),
  ]);
  return `HDCL${form}:${sum(signs)}${signs}`;
}

/** The form of a code, for the response to it; the newest for anything else. */
export function formOf(text: string): FormNumber {
  return headOf(text).form ?? NEWEST_FORM;
}

/** Decodes a code. @returns `newer` for one of a newer app; null for anything but a complete code */
export function readPairingCode(text: string): Doorstep | 'newer' | null {
  const { form, isNewer, rest } = headOf(text);
  if (isNewer) return 'newer';
  if (form === null || rest.length > MAX_CODE_LENGTH) return null;
  const signs = rest.slice(SUM_LENGTH);
  if (sum(signs) !== rest.slice(0, SUM_LENGTH)) return null;
  const bytes = PAIRING_FORMS[form].bytesIn(signs);
  const doorstep = bytes === null ? null : doorstepIn(bytes, PAIRING_FORMS[form]);
  return doorstep !== null && isPlain(doorstep) ? doorstep : null;
}

function headOf(text: string) {
  const code = text.trim().toUpperCase();
  const head = HEAD.exec(code);
  const digit = Number(head?.groups?.['form']);
  return {
    form: isForm(digit) ? digit : null,
    isNewer: digit > NEWEST_FORM,
    rest: code.slice(head?.[0].length),
  };
}

function isForm(digit: number): digit is FormNumber {
  return Object.hasOwn(PAIRING_FORMS, digit);
}

/** Null for anything that is not complete. What it contains may be forged. */
function doorstepIn(bytes: readonly number[], { textIn }: PairingForm): Doorstep | null {
  const reader = byteReader(bytes);
  const role = reader.byte() === 0 ? 'invites' : 'answers';
  const [battleId, user, password] = [textIn(reader), textIn(reader), textIn(reader)];
  const fingerprint = reader.bytes(FINGERPRINT_BYTES);
  const addresses: Address[] = [];
  while (reader.left() > 0) {
    const host = textIn(reader);
    if (host === null) return null;
    addresses.push({ host, port: reader.byte() * 256 + reader.byte() });
  }
  if (reader.left() < 0 || battleId === null || user === null || password === null) return null;
  return isBattleId(battleId) ? { role, battleId, user, password, fingerprint, addresses } : null;
}

/** A forged code could contain anything, including line breaks and further lines of a description. */
function isPlain({ user, password, addresses }: Doorstep): boolean {
  return (
    USER.test(user) &&
    PASSWORD.test(password) &&
    addresses.length <= MAX_ADDRESSES &&
    addresses.every(({ host, port }) => isHost(host) && port > 0)
  );
}

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

/** Detects missing or changed characters. */
function sum(signs: string): string {
  return checksum(signs).slice(0, SUM_LENGTH).toUpperCase();
}
