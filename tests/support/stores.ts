import { SYSTEMS } from '#app/systems.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore } from '#store/device-store.ts';
import type { Stores } from '#store/hooks.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { IDLE_DEVICE } from './idle-device.ts';
import { createMemoryPorts, type MemoryPorts } from './memory-ports.ts';

/** The app’s stores on a disk in memory, with all rule systems. @param memory its initial contents */
export function storesInMemory(memory: MemoryPorts = createMemoryPorts()) {
  const { ports } = memory;
  const stores: Stores = {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, SYSTEMS),
    battles: createBattlesStore(ports, SYSTEMS),
    device: createDeviceStore(IDLE_DEVICE, 'ready'),
    systems: SYSTEMS,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
  return { memory, stores };
}
