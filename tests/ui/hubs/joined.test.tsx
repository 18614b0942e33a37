import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { WebSocket } from 'ws';
import { roomCode } from '#sync/room-code.ts';
import { readingKey } from '#sync/room-key.ts';
import { hubPhone } from '../../support/hub-phone.ts';
import { type HubProcess, startHub } from '../../support/hub-process.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { button, newBattle, tap } from '../battle/open-table.tsx';

// Links to a battle on a hub, followed while another phone is there; links that fail: ./join.test.tsx.

let hub: HubProcess;

beforeAll(async () => {
  vi.stubGlobal('WebSocket', WebSocket);
  hub = await startHub();
});

afterAll(async () => {
  await hub.stop();
});

/** Opens a link on a phone with modules of its own, since the other phone is in the same process. */
async function follow(code: string) {
  vi.resetModules();
  const [{ StoresContext }, { JoinScreen }, { startI18n }, { storesInMemory }] = await Promise.all([
    import('#store/hooks.ts'),
    import('#ui/hubs/JoinScreen.tsx'),
    import('#i18n/setup.ts'),
    import('../../support/stores.ts'),
  ]);
  await startI18n('fr');
  const { memory, stores } = storesInMemory(
    createMemoryPorts({ settings: { hubs: [hub.address] } }),
  );
  history.replaceState(null, '', '#/join/here');
  render(
    <StoresContext value={stores}>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/join/:code">
            <JoinScreen code={code} />
          </Route>
          <Route path="/battle/:id">{({ id }) => `on the table of ${id}`}</Route>
        </Switch>
      </Router>
    </StoresContext>,
  );
  return { memory, stores };
}

test.each([
  ['to play, where nobody has said yet whose phone it is', 'write', null],
  ['to look on, as an onlooker', 'read', 'onlooker'],
] as const)('a link leads to the table %s', async (_, right, seat) => {
  const battle = newBattle();
  const host = await hubPhone('a-host', battle.system, battle.entries);
  const room = await host.openRoom(await host.opened(), hub.address, host.battles);
  const key = right === 'write' ? room.key : await readingKey(room.key);
  const { memory, stores } = await follow(roomCode({ ...room, key }, null));
  await expect
    .poll(() => {
      // The host may not have added the battle yet.
      if (screen.queryByRole('button', { name: 'Recommencer' }) !== null)
        tap(button('Recommencer'));
      return document.body.textContent;
    })
    .toContain('on the table of b-test');
  const session = stores.battles.getState().ready('b-test');
  expect(session?.getState().entries).toHaveLength(battle.entries.length);
  expect(session?.seat.getState()).toBe(seat);
  expect(memory.disk.settings.get('room-b-test')).toBeDefined();
  await host.forgetRoom('b-test', host.battles);
});
