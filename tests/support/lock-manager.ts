import type { Locks } from '#persistence/hold-battle.ts';

export interface LockManager extends Locks {
  readonly isHeld: (name: string) => boolean;
}

/** Web Locks as browsers have them, as far as one name at a time can be had, refused, waited for and stolen. */
export function createLockManager(): LockManager {
  const holders = new Map<string, (reason: Error) => void>();
  const free = async (name: string, signal: AbortSignal) => {
    while (holders.has(name)) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const manager: LockManager = {
    isHeld: (name) => holders.has(name),
    request: (name, options, granted) => {
      const holder = holders.get(name);
      const { signal } = options;
      if (holder !== undefined && options.ifAvailable === true) return granted(null);
      if (holder !== undefined && signal !== undefined) {
        return free(name, signal).then(() => manager.request(name, options, granted));
      }
      holder?.(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        holders.set(name, reject);
        const given = granted({ name, mode: 'exclusive' });
        void given.then(() => {
          if (holders.get(name) === reject) holders.delete(name);
          resolve();
        });
      });
    },
  };
  return manager;
}
