import { type HubAddress, roomsAt } from './hub-address.ts';
import { keepOpen, RESPONSE_TIMEOUT } from './hub-socket.ts';
import { troubleOf } from './hub-trouble.ts';
import { hubWriter, readHubMessage } from './hub-wire.ts';
import type { HubTrouble } from './links.ts';
import { keysOf, newRoomKey } from './room-key.ts';

/**
 * Checks whether there is a hub at an address, by entering a room that does not exist; this creates nothing
 * there. A page of another origin can't read a hub's `/hub.json`.
 * @returns null if it admits this phone
 */
export async function tryHub(hub: HubAddress): Promise<HubTrouble | null> {
  const keys = await keysOf(newRoomKey()).catch(() => null);
  if (keys === null) return 'insecure';
  const messages = hubWriter(keys.roomId);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (why: HubTrouble | null) => {
      clearTimeout(timer);
      resolve(why);
      socket.close();
    };
    const socket = keepOpen(roomsAt(hub, keys.roomId), {
      onOpen: () => {
        socket.send(messages.token(keys.token));
        // Another server may accept connections and never answer.
        timer = setTimeout(() => settle('other'), RESPONSE_TIMEOUT);
      },
      onMessage: (message) => settle(answerIn(message)),
      onClosed: (refused) => settle(troubleOf(refused)),
    });
  });
}

/** Null if the hub admits this phone. */
function answerIn(message: Uint8Array): HubTrouble | null {
  try {
    const answer = readHubMessage(message);
    if (answer.kind === 'granted') return null;
    return answer.kind === 'refused' ? troubleOf(answer.why) : 'other';
  } catch {
    return 'other';
  }
}
