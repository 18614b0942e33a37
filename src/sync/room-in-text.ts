import type { HubAddress } from './hub-address.ts';
import { type Room, readRoomCode } from './room-code.ts';

/**
 * Finds a room's link in a message: with words before it, and a full stop or bracket after it.
 * @param here the hub of a code that names none and isn’t part of a link
 * @returns null if there is no complete code
 */
export function roomInText(text: string, here: HubAddress | null): Room | null {
  const link = linkIn(text);
  const code = /^[\w.~-]*\w/.exec(text.trim())?.[0];
  return readRoomCode(link ?? code ?? '', here);
}

/** The first link to a room, looked for once in each word: words may be long, and hold many beginnings of one. */
function linkIn(text: string): string | undefined {
  for (const word of text.split(/\s+/)) {
    const from = word.search(/https?:\/\//);
    const link = from < 0 ? null : LINK.exec(word.slice(from));
    if (link !== null) return link[0];
  }
  return undefined;
}

const LINK = /^https?:\/\/.+?#\/join\/(?:[\w.~-]*\w)?/;
