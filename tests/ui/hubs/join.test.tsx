import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { WebSocket } from 'ws';
import { startI18n } from '#i18n/setup.ts';
import { StoresContext } from '#store/hooks.ts';
import { type Room, readingLink, roomCode, roomLink } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { JoinScreen } from '#ui/hubs/JoinScreen.tsx';
import { type HubProcess, startHub } from '../../support/hub-process.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { storesInMemory } from '../../support/stores.ts';
import { button, tap } from '../battle/open-table.tsx';

// Links to a battle on a hub that fail; tests/e2e/from-afar.test.ts has those that work.

let hub: HubProcess;

beforeAll(async () => {
  await startI18n('fr');
  hub = await startHub();
});

afterAll(async () => {
  await hub.stop();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function roomAt(at: string): Room {
  return { battleId: 'b-elsewhere', hub: at, key: newRoomKey() };
}

/** Opens a link on a phone that knows these hubs. */
function follow(code: string, hubs: readonly string[] = []) {
  const asked = vi.fn();
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string) {
        super(address);
        asked(address);
      }
    },
  );
  const { memory, stores } = storesInMemory(createMemoryPorts({ settings: { hubs } }));
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
  return { asked, memory };
}

test('a truncated code is reported', async () => {
  const { asked } = follow(roomCode(roomAt('hub.example'), null).slice(0, -1));
  await sees('pass-battle:refused.cut');
  expect(screen.getByRole('link', { name: 'Lire un autre code' }).getAttribute('href')).toBe(
    '#/import/battle',
  );
  expect(asked).not.toHaveBeenCalled();
});

test('an unknown hub is named, and not contacted before a tap', async () => {
  const { asked, memory } = follow(roomLink(roomAt(hub.address), 'https://app.example/'));
  await sees('pass-battle:hub.join.unknown');
  expect(screen.getByText(hub.address)).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
  tap(button('Rejoindre'));
  // Nobody has added the battle yet.
  await sees('pass-battle:hub.join.empty');
  expect(asked).toHaveBeenCalled();
  // The hub is not saved for that.
  expect(memory.disk.settings.get('room-b-elsewhere')).toBeUndefined();
});

test('a link to look on says so', async () => {
  follow(await readingLink(roomAt('hub.example'), 'https://app.example/'));
  await sees('pass-battle:hub.join.reading');
});

test('a known hub is contacted at once; if it does not answer, a tap retries', async () => {
  follow(roomCode(roomAt('127.0.0.1:9'), null), ['127.0.0.1:9']);
  await sees('table:hub.trouble.unreachable');
  tap(button('Recommencer'));
  await sees('pass-battle:hub.join.coming', { hub: '127.0.0.1:9' });
  await sees('table:hub.trouble.unreachable');
});
