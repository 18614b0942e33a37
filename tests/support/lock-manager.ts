import type { Locks } from '#persistence/hold-battle.ts';

export interface LockManager extends Locks {
  readonly isHeld: (name: string) => boolean;
}

/** Web Locks as browsers have them, as far as one name at a time can be had, refused and stolen. */
export function createLockManager(): LockManager {
  const holders = new Map<string, (reason: Error) => void>();
  return {
    isHeld: (name) => holders.has(name),
    request: (name, options, granted) => {
      const holder = holders.get(name);
      if (holder !== undefined && options.steal !== true) return granted(null);
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
}
