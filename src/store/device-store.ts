import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DevicePort, LocalCopy, StorageReport } from './ports.ts';

/** How the database opened; word keys. Anything but `ready` means that nothing can be saved. */
export type DatabaseState = 'ready' | 'newer' | 'blocked' | 'refused' | 'failed';

/**
 * What can't be had here; word keys. `address` the address is no safe one (plain http) · `offline` no copy
 * of the app on the device · `tabs` nothing keeps two tabs from writing the same battle.
 */
export type DeviceLimit = 'address' | 'offline' | 'tabs';

/**
 * What is on the device of all that a start without a network takes; word keys. `unknown`: a first visit
 * is still bringing it. `mending`: pieces are missing and are being fetched. `no-network`, `no-room`:
 * they are missing, and why they can't be fetched now.
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
  /** Looks anew whether it does; the answer comes by `offline`. */
  readonly checkOffline: () => void;
  /** `waiting`: a new version is here. `replaced`: another tab has taken it. */
  readonly update: 'none' | 'waiting' | 'replaced';
  readonly database: DatabaseState;
  readonly limits: readonly DeviceLimit[];
  /** Rows on disk that this version could not read; they are kept. */
  readonly unreadable: number;
  /** The same of each battle, and of `warbands`; what is not named has none. */
  readonly unreadableIn: Readonly<Record<string, number>>;
  readonly storage: StorageReport | null;
  readonly refreshStorage: () => Promise<void>;
  /** Newest first; null until the disk has answered. */
  readonly copies: readonly LocalCopy[] | null;
  /** Never rejects: what can't be read is as if it were not there. */
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

/** Whether the browser will soon have no room left for what players do. */
export function isShortOfRoom(report: StorageReport | null): boolean {
  if (report === null || report.used === null || report.available === null) return false;
  return report.available - report.used < LITTLE_ROOM;
}

/** Bytes: an evening takes less than one million, but a disk that is full is full for all. */
const LITTLE_ROOM = 20_000_000;
