import { describe, expect, test } from 'vitest';
import { type Room, roomLink } from '#sync/room-code.ts';
import { roomInText } from '#sync/room-in-text.ts';

const ROOM: Room = {
  battleId: 'b-evening_1',
  hub: 'hub.example',
  key: { right: 'write', secret: Uint8Array.from({ length: 16 }, (_, at) => at * 17) },
};
const LINK = roomLink(ROOM, 'https://hub.example/');
const CODE = LINK.replace(/^.*join\//, '');

describe('a room link in a message', () => {
  test.each([
    LINK,
    ` ${LINK}\n`,
    `${LINK}.`,
    `(${LINK})`,
    `Notre bataille : ${LINK} À ce soir !`,
    `<${LINK}>`,
  ])('%s', (text) => {
    expect(roomInText(text, null)).toEqual(ROOM);
  });

  test('is found after the bare address of the app', () => {
    expect(roomInText(CODE, 'hub.example')).toEqual(ROOM);
    expect(roomInText(`${CODE}),`, 'hub.example')).toEqual(ROOM);
  });

  test.each(['', '-', 'https://hub.example/#/join/', CODE.slice(0, -1), LINK.slice(0, -2)])(
    'is not found in “%s”',
    (text) => {
      expect(roomInText(text, 'hub.example')).toBeNull();
    },
  );

  test('is looked for once in a word of a thousand beginnings', () => {
    const many = 'http://'.repeat(300_000);
    expect(roomInText(many, null)).toBeNull();
    expect(roomInText(`${many} ${LINK}`, null)).toEqual(ROOM);
  });
});
