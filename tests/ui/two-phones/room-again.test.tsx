import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { hubLinks } from '#sync/links.ts';
import { roomCode } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { forgetRoom } from '#sync/rooms.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { eventually } from '../../support/eventually.ts';
import { type HubProcess, startHub } from '../../support/hub-process.ts';
import { openTable } from '../battle/open-table.tsx';

let hub: HubProcess;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  await startI18n('fr');
  hub = await startHub();
});

afterAll(async () => {
  await hub.stop();
});

test('a reopened battle rejoins its room by itself', async () => {
  const battle = new TestBattle(system, [
    { name: 'Corbeaux', fighters: crowd('Lame', 3) },
    { name: 'Griffes', fighters: crowd('Rat', 3) },
  ]);
  const room = { battleId: 'b-test', hub: hub.address, key: newRoomKey() } as const;
  const { stores } = openTable(battle, { settings: { 'room-b-test': roomCode(room, null) } });
  await eventually(() => expect(hubLinks.getState()['b-test']?.state).toBe('linked'));
  await forgetRoom('b-test', stores.battles);
  expect(hubLinks.getState()['b-test']).toBeUndefined();
});

test('a battle without a room joins none', async () => {
  const { stores } = openTable(
    new TestBattle(system, [
      { name: 'Corbeaux', fighters: crowd('Lame', 3) },
      { name: 'Griffes', fighters: crowd('Rat', 3) },
    ]),
  );
  const asked = vi.fn();
  vi.stubGlobal('WebSocket', asked);
  await stores.battles.getState().settings.load();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});
