import { checksum } from '#exchange/checksum.ts';
import { type BattleId, isBattleId } from '#rules/contract/ids.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { type HubAddress, readHubAddress } from './hub-address.ts';
import { KEY_BYTES, type RoomKey, readingKey } from './room-key.ts';

/** A battle on a hub, with a key to it. */
export interface Room {
  readonly battleId: BattleId;
  readonly hub: HubAddress;
  readonly key: RoomKey;
}

// As a link: `https://app.example/#/join/w.KEY.b-BATTLE.SUM`. The part after `#` is never sent to a server.
// The hub is the host of the link unless it is named after the battle.

const JOIN = '#/join/';
const SUM_LENGTH = 4;
const MAX_LENGTH = 1000;

/** The room as a link to the app at `app`, an address like `https://app.example/folder/`. */
export function roomLink(room: Room, app: string): string {
  return `${app.replace(/#.*$/s, '')}${JOIN}${roomCode(room, hostOf(app))}`;
}

/** The same link for an onlooker. */
export async function readingLink(room: Room, app: string): Promise<string> {
  return roomLink({ ...room, key: await readingKey(room.key) }, app);
}

/** @param here the hub that is left out of the code */
export function roomCode({ battleId, hub, key }: Room, here: HubAddress | null): string {
  const bytes =
    key.right === 'write' ? key.secret : new Uint8Array([...key.secret, ...key.writeHash]);
  const parts = [key.right === 'write' ? 'w' : 'r', toBase64Url(bytes), battleId];
  const text = [...parts, ...(hub === here ? [] : [hub.replace(':', '~')])].join('.');
  return `${text}.${sum(text)}`;
}

/** Whether a text is such a link or code, complete or not. */
export function isRoomCode(text: string): boolean {
  return text.includes(JOIN) || /^[wr]\.[\w-]+\.b-/.test(text.trim());
}

/**
 * Reads a link, or its part after `#/join/`.
 * @param here the hub of a code that names none and isn’t part of a link
 * @returns null for anything but a complete code
 */
export function readRoomCode(text: string, here: HubAddress | null): Room | null {
  const trimmed = text.trim();
  const at = trimmed.indexOf(JOIN);
  const code = at < 0 ? trimmed : trimmed.slice(at + JOIN.length);
  const end = code.lastIndexOf('.');
  const body = code.slice(0, Math.max(0, end));
  if (code.length > MAX_LENGTH || sum(body) !== code.slice(end + 1)) return null;
  const [right, bytes = '', battleId = '', ...named] = body.split('.');
  const key = keyIn(right, fromBase64Url(bytes));
  const hub =
    named.length > 0
      ? readHubAddress(named.join('.').replace('~', ':'))
      : at < 0
        ? here
        : hostOf(trimmed.slice(0, at));
  if (key === null || hub === null || !isBattleId(battleId)) return null;
  return { battleId, hub, key };
}

function keyIn(right: string | undefined, bytes: Uint8Array<ArrayBuffer> | null): RoomKey | null {
  if (right === 'w' && bytes?.length === KEY_BYTES) return { right: 'write', secret: bytes };
  if (right !== 'r' || bytes?.length !== KEY_BYTES * 2) return null;
  return {
    right: 'read',
    secret: bytes.slice(0, KEY_BYTES),
    writeHash: bytes.slice(KEY_BYTES),
  };
}

/** The hub at the host of an app's address. */
function hostOf(app: string): HubAddress | null {
  try {
    return readHubAddress(new URL(app).host);
  } catch {
    return null;
  }
}

/** Detects missing or changed characters. */
function sum(text: string): string {
  return checksum(text).slice(0, SUM_LENGTH);
}
