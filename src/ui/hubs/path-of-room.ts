import { readHubAddress } from '#sync/hub-address.ts';
import { roomCode } from '#sync/room-code.ts';
import { roomInText } from '#sync/room-in-text.ts';
import { joinPath } from '#ui/paths.ts';

/** The path to the room in a text; for a text without one, the path that reports an invalid code. */
export function pathOfRoom(text: string): string {
  const room = roomInText(text, readHubAddress(location.host));
  return joinPath(room === null ? NO_CODE : roomCode(room, null));
}

const NO_CODE = '-';
