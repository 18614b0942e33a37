import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { startI18n } from '#i18n/setup.ts';
import type { Photo } from '#roster/photo.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import { type Stores, StoresContext, type Systems } from '#store/hooks.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { ChronicleScreen } from '#ui/chronicle/ChronicleScreen.tsx';
import { WarbandEditorScreen } from '#ui/roster/WarbandEditorScreen.tsx';
import { WarbandListScreen } from '#ui/roster/WarbandListScreen.tsx';
import { IDLE_DEVICE } from '../../support/idle-device.ts';
import { memoryPhotos } from '../../support/memory-photos.ts';
import { createMemoryPorts, type MemoryPorts } from '../../support/memory-ports.ts';
import { ROSTER_SYSTEM } from '../../support/roster-system.ts';
import { systemsOf } from '../../support/systems.ts';

export interface OpenRoster extends MemoryPorts {
  readonly stores: Stores;
  /** The simulated disk’s photos, by member. */
  readonly photos: ReadonlyMap<string, Photo>;
  /** The only warband, in the store. */
  readonly warband: () => Warband;
  /** Everything as the app would read it from the disk when restarted. */
  readonly reopened: () => Promise<readonly Warband[]>;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly container: HTMLElement;
}

/**
 * The roster’s screens at an address, on a simulated disk, in French.
 * @param further routes of other screens
 * @param network what a fetched game waits for
 */
export async function openRoster(
  path: string,
  warbands: readonly Warband[] = [],
  systems: readonly RuleSystem[] = [ROSTER_SYSTEM],
  kept: readonly Photo[] = [],
  further: ReactNode = null,
  network: Promise<void> = Promise.resolve(),
): Promise<OpenRoster> {
  await startI18n('fr');
  const memory = createMemoryPorts({ warbands, settings: { seeded: true } });
  const here = systemsOf(...systems);
  const known: Systems = {
    ...here,
    load: async (id) => {
      await network;
      return here.loaded(id);
    },
  };
  const photos = new Map<string, Photo>(kept.map((photo) => [photo.id, photo]));
  const stores = storesOn(memory, known, photos);
  await stores.warbands.getState().load();
  history.replaceState(null, '', `#${path}`);
  const { container } = render(
    <StoresContext value={stores}>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/warbands" component={WarbandListScreen} />
          <Route path="/warbands/:id">{({ id }) => <WarbandEditorScreen key={id} id={id} />}</Route>
          <Route path="/warbands/:id/chronicle">{({ id }) => <ChronicleScreen id={id} />}</Route>
          {further}
        </Switch>
      </Router>
    </StoresContext>,
  );
  return {
    ...memory,
    photos,
    stores,
    container,
    warband: () => only(stores.warbands.getState().warbands ?? []),
    reopened: async () => {
      await act(() => Promise.resolve());
      const again = createWarbandsStore(memory.ports, known);
      await again.getState().load();
      return again.getState().warbands ?? [];
    },
    user: userEvent.setup(),
  };
}

/** Opens what is rarely done with a warband. */
export function openMenu(user: OpenRoster['user']) {
  return user.click(screen.getByRole('button', { name: 'Plus sur la bande' }));
}

/** The open sheet. */
export function sheet() {
  return within(screen.getByRole('dialog'));
}

export function only<T>(things: readonly T[]): T {
  const [first, ...others] = things;
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('nothing there');
  return first;
}

function storesOn({ ports }: MemoryPorts, systems: Systems, photos: Map<string, Photo>): Stores {
  return {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, systems),
    battles: createBattlesStore(ports, systems),
    device: createDeviceStore({ ...IDLE_DEVICE, photos: memoryPhotos(photos) }, 'ready'),
    systems,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
}
