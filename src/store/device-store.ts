import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DevicePort, RestoreResult, StorageReport } from './ports.ts';

/** How the database opened; word keys. Anything but `ready` means that nothing can be saved. */
export type DatabaseState = 'ready' | 'newer' | 'blocked' | 'refused' | 'failed';

/** What the app knows of the device it runs on. */
export interface DeviceState {
  /** `ready`: the app starts without a network. */
  readonly offline: 'unknown' | 'ready' | 'unavailable';
  /** `waiting`: a new version is here. `replaced`: another tab has taken it. */
  readonly update: 'none' | 'waiting' | 'replaced';
  readonly database: DatabaseState;
  /** Rows on disk that this version could not read; they are kept. */
  readonly unreadable: number;
  readonly storage: StorageReport | null;
  /** Asks the browser to keep the data, once; the answer is shown in settings. */
  readonly askPersistence: () => Promise<void>;
  readonly refreshStorage: () => Promise<void>;
  readonly makeBackup: DevicePort['makeBackup'];
  readonly restore: (text: string) => Promise<RestoreResult>;
  readonly wipe: () => Promise<void>;
  readonly applyUpdate: () => void;
  readonly restart: () => void;
}

export type DeviceStore = StoreApi<DeviceState>;

export function createDeviceStore(port: DevicePort, database: DatabaseState): DeviceStore {
  return createStore<DeviceState>()((set, get) => ({
    offline: 'unknown',
    update: 'none',
    database,
    unreadable: 0,
    storage: null,
    askPersistence: async () => {
      await port.askPersistence();
      await get().refreshStorage();
    },
    refreshStorage: async () => set({ storage: await port.storage() }),
    makeBackup: port.makeBackup,
    restore: port.restore,
    wipe: port.wipe,
    applyUpdate: port.applyUpdate,
    restart: port.restart,
  }));
}
