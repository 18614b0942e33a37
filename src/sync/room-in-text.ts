import type { HubAddress } from './hub-address.ts';
import { type Room, readRoomCode } from './room-code.ts';

/**
 * Finds a room's link in a message: with words before it, and a full stop or bracket after it.
 * @param here the hub of a code that names none and isn’t part of a link
 * @returns null if there is no complete code
 */
export function roomInText(text: string, here: HubAddress | null): Room | null {
  const link = /https?:\/\/\S+?#\/join\/(?:[\w.~-]*\w)?/.exec(text)?.[0];
  const code = /^[\w.~-]*\w/.exec(text.trim())?.[0];
  return readRoomCode(link ?? code ?? '', here);
}
