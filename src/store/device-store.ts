import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DevicePort, LocalCopy, StorageReport } from './ports.ts';

/** How the database opened; word keys. Anything but `ready` means that nothing can be saved. */
export type DatabaseState = 'ready' | 'newer' | 'blocked' | 'refused' | 'failed';

/**
 * What does not work here; word keys. `address` not a secure context (plain http) · `offline` no service
 * worker, so no offline copy · `tabs` no locks, so two tabs can write the same battle.
 */
export type DeviceLimit = 'address' | 'offline' | 'tabs';

/**
 * State of the offline copy; word keys. `unknown`: a first visit is still fetching it. `mending`: files are
 * missing and being fetched. `no-network`, `no-room`: files are missing, and why they can't be fetched.
 */
export type OfflineState =
  | 'unknown'
  | 'ready'
  | 'mending'
  | 'no-network'
  | 'no-room'
  | 'unavailable';

/** What the app knows of the device it runs on, and what can be asked of it. */
export interface DeviceState extends Omit<DevicePort, 'storage' | 'localCopies'> {
  /** Whether the app starts without a network. */
  readonly offline: OfflineState;
  /** Checks again; the answer arrives in `offline`. */
  readonly checkOffline: () => void;
  /** `waiting`: a new version is here. `replaced`: another tab has taken it. */
  readonly update: 'none' | 'waiting' | 'replaced';
  readonly database: DatabaseState;
  readonly limits: readonly DeviceLimit[];
  /** Rows on disk that this version could not read; they are kept. */
  readonly unreadable: number;
  /** The same by battle, and for `warbands`; zero for those not listed. */
  readonly unreadableIn: Readonly<Record<string, number>>;
  readonly storage: StorageReport | null;
  readonly refreshStorage: () => Promise<void>;
  /** Newest first; null until the disk has answered. */
  readonly copies: readonly LocalCopy[] | null;
  /** Never rejects: unreadable copies count as absent. */
  readonly refreshCopies: () => Promise<void>;
  /** Takes the version that waits and starts anew; nothing while a battle is in progress. */
  readonly applyUpdate: () => void;
  /** Starts anew with the newest version that can be had, in mid-battle too. */
  readonly startNewest: () => void;
}

export type DeviceStore = StoreApi<DeviceState>;

export function createDeviceStore(port: DevicePort, database: DatabaseState): DeviceStore {
  return createStore<DeviceState>()((set, get) => ({
    ...port,
    offline: 'unknown',
    checkOffline: () => {},
    update: 'none',
    database,
    limits: [],
    unreadable: 0,
    unreadableIn: {},
    storage: null,
    copies: null,
    askPersistence: async () => {
      const answer = await port.askPersistence();
      await get().refreshStorage();
      return answer;
    },
    refreshStorage: async () => set({ storage: await port.storage() }),
    refreshCopies: async () => set({ copies: await port.localCopies().catch(() => []) }),
    applyUpdate: () => {},
    startNewest: port.restart,
  }));
}

/** Whether the browser's storage is about to run out. */
export function isStorageLow(report: StorageReport | null): boolean {
  if (report === null || report.used === null || report.available === null) return false;
  return report.available - report.used < LOW_STORAGE;
}

/** Bytes. An evening takes less than a million, but other sites share the disk. */
const LOW_STORAGE = 20_000_000;
