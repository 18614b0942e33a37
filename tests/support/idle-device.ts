import type { DevicePort } from '#store/ports.ts';

/** A device that promises nothing, keeps nothing and does nothing. */
export const IDLE_DEVICE: DevicePort = {
  askPersistence: () => Promise.resolve('unsupported'),
  storage: () => Promise.resolve({ persistence: 'unsupported', used: null, available: null }),
  makeBackup: () => Promise.resolve({ name: '', text: '' }),
  backupFile: null,
  restore: () => Promise.resolve({ refused: 'no-storage', detail: null }),
  photos: () =>
    Promise.resolve({
      list: () => Promise.resolve([]),
      save: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    }),
  localCopies: () => Promise.resolve([]),
  copyAtEnd: () => Promise.resolve(),
  returnTo: () => Promise.resolve({ refused: 'no-storage', detail: null }),
  wipe: () => Promise.resolve(),
  restart: () => {},
};
