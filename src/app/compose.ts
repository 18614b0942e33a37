import { startOffline } from '#offline/registration.ts';
import type { Opening } from '#persistence/open.ts';
import { battleInProgress, createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DeviceStore } from '#store/device-store.ts';
import type { Stores } from '#store/hooks.ts';
import type { DevicePort, Ports } from '#store/ports.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { forgetfulDevice, forgetfulPorts } from './memory.ts';
import { deviceOn, portsOn, type Report } from './ports.ts';
import { preloadScreens } from './screens.ts';
import { SYSTEMS } from './systems.ts';

export interface Composed {
  readonly stores: Stores;
  /** What may wait until something is to be seen. */
  readonly afterFirstScreen: () => void;
}

/** Joins everything: the database (or a stand-in that forgets), the stores, the service worker. */
export async function compose(opening: Opening): Promise<Composed> {
  const later: { device: DeviceStore | null; applyUpdate: () => void } = {
    device: null,
    applyUpdate: () => {},
  };
  const unreadable = new Map<string, number>();
  const report: Report = (where, rows) => {
    unreadable.set(where, rows);
    const total = [...unreadable.values()].reduce((sum, count) => sum + count, 0);
    later.device?.setState({ unreadable: total });
  };
  const [ports, port] = await worldOf(opening, report, () => later.applyUpdate());

  const settings = createSettingsStore(ports);
  const warbands = createWarbandsStore(ports, SYSTEMS);
  const battles = createBattlesStore(ports, SYSTEMS);
  const device = createDeviceStore(port, opening.state);
  later.device = device;
  await settings.getState().load();

  const stores: Stores = {
    settings,
    warbands,
    battles,
    device,
    systems: SYSTEMS,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
  return {
    stores,
    afterFirstScreen: () => {
      void warbands.getState().load();
      void battles.getState().refresh();
      const offline = startOffline({
        onReady: () => {
          device.setState({ offline: 'ready' });
          void preloadScreens();
        },
        onUpdateWaiting: () => device.setState({ update: 'waiting' }),
        onReplaced: () => device.setState({ update: 'replaced' }),
      });
      if (!('serviceWorker' in navigator)) device.setState({ offline: 'unavailable' });
      // A new version never interrupts a battle: the screens ask first, and this is the last gate.
      later.applyUpdate = () => {
        if (battleInProgress(battles.getState()) === null) offline.applyUpdate();
      };
    },
  };
}

async function worldOf(
  opening: Opening,
  report: Report,
  applyUpdate: () => void,
): Promise<readonly [Ports, DevicePort]> {
  switch (opening.state) {
    case 'ready':
    case 'newer':
      return [await portsOn(opening.db, report), deviceOn(opening.db, applyUpdate)];
    case 'blocked':
    case 'refused':
    case 'failed':
      return [forgetfulPorts(), forgetfulDevice(applyUpdate)];
  }
}
