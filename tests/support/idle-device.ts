import type { DevicePort } from '#store/ports.ts';

/** A device whose every feature is missing or refused. */
export const IDLE_DEVICE: DevicePort = {
  askPersistence: () => Promise.resolve('unsupported'),
  storage: () => Promise.resolve({ persistence: 'unsupported', used: null, available: null }),
  makeBackup: () => Promise.resolve({ name: '', text: '' }),
  backupFile: null,
  restore: () => Promise.resolve({ refused: 'no-storage', detail: null }),
  putWarband: () => Promise.resolve(),
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
