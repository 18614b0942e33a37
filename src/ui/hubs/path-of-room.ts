import { readHubAddress } from '#sync/hub-address.ts';
import { roomCode } from '#sync/room-code.ts';
import { roomInText } from '#sync/room-in-text.ts';
import { joinPath } from '#ui/paths.ts';

/** The path to a room that a text leads to; to where it is said what is wrong with the text, if it leads to none. */
export function pathOfRoom(text: string): string {
  const room = roomInText(text, readHubAddress(location.host));
  return joinPath(room === null ? NO_CODE : roomCode(room, null));
}

const NO_CODE = '-';
