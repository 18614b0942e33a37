import { type HubAddress, roomsAt } from './hub-address.ts';
import { keepOpen } from './hub-socket.ts';
import { hubWriter, readHubMessage } from './hub-wire.ts';
import type { HubTrouble } from './links.ts';
import { keysOf, newRoomKey } from './room-key.ts';

/**
 * Asks at an address whether a hub is there, by knocking at a room that there is none of; nothing comes of it there.
 * What a hub tells at `/hub.json` a page that came from elsewhere may not read.
 * @returns null: it lets this phone in
 */
export async function tryHub(hub: HubAddress): Promise<HubTrouble | null> {
  const keys = await keysOf(newRoomKey()).catch(() => null);
  if (keys === null) return 'insecure';
  const say = hubWriter(keys.roomId);
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const answer = (why: HubTrouble | null) => {
      clearTimeout(silence);
      resolve(why);
      socket.close();
    };
    const socket = keepOpen(roomsAt(hub, keys.roomId), {
      onOpen: () => {
        socket.send(say.token(keys.token));
        // Something else may take connections there, and never say a word.
        silence = setTimeout(() => answer('other'), LONGEST_SILENCE);
      },
      onMessage: (message) => answer(isWelcome(message) ? null : 'other'),
      onClosed: () => answer('unreachable'),
    });
  });
}

/** Milliseconds. */
const LONGEST_SILENCE = 8_000;

function isWelcome(message: Uint8Array): boolean {
  try {
    return readHubMessage(message).kind === 'granted';
  } catch {
    return false;
  }
}
