import type { HubAddress } from './hub-address.ts';
import { type Room, readRoomCode } from './room-code.ts';

/**
 * Reads a room out of whatever a messenger has made of its link: words before it, a full stop or a bracket behind it.
 * @param here the hub of a code that names none and isn’t part of a link
 * @returns null where there is no whole code
 */
export function roomInText(text: string, here: HubAddress | null): Room | null {
  const link = /https?:\/\/\S+?#\/join\/(?:[\w.~-]*\w)?/.exec(text)?.[0];
  const code = /^[\w.~-]*\w/.exec(text.trim())?.[0];
  return readRoomCode(link ?? code ?? '', here);
}
