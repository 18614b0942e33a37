import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { createRoomDoc } from '#sync/room-doc.ts';
import { keysOf, newRoomKey } from '#sync/room-key.ts';
import { type Sealing, sealingOf } from '#sync/sealing.ts';

test('pieces that inflate are opened a few at a time, up to a sum for the room', async () => {
  const sealing = sealingOf(await keysOf(newRoomKey()));
  // Five kilobytes each, in the room.
  const bomb = await sealing.seal(['x'.repeat(4_900_000)]);
  expect(bomb.length).toBeLessThan(10_000);
  const honest = await sealing.seal(['honest']);
  let atOnce = 0;
  let most = 0;
  const watched: Sealing = {
    ...sealing,
    open: async (...piece) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const opened = await sealing.open(...piece);
      atOnce -= 1;
      return opened;
    },
  };
  let bytes = 0;
  let offences = 0;
  const heard: unknown[] = [];
  const room = createRoomDoc({
    sealing: watched,
    mayWrite: false,
    take: (rows) => {
      for (const row of rows) {
        heard.push(row);
        bytes += typeof row === 'string' ? row.length : 0;
      }
      return { refused: [] };
    },
    onOffences: (more) => {
      offences += more;
    },
  });
  const hub = new Y.Doc();
  hub.getArray('entries').push([honest, ...Array.from({ length: 30 }, () => bomb)]);
  room.applyUpdate(Y.encodeStateAsUpdate(hub));
  await room.begin();
  expect(heard[0]).toBe('honest');
  expect(most).toBeLessThan(10);
  expect(bytes).toBeGreaterThan(30_000_000);
  expect(bytes).toBeLessThan(80_000_000);
  expect(offences).toBe(31 - heard.length);
  room.destroy();
});
