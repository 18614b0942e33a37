import type { Locks } from '#persistence/hold-battle.ts';

export interface LockManager extends Locks {
  readonly isHeld: (name: string) => boolean;
}

/** Web Locks, as far as single exclusive locks can be requested, refused, awaited and stolen. */
export function createLockManager(): LockManager {
  const holders = new Map<string, (reason: Error) => void>();
  const queues = new Map<string, (() => void)[]>();
  const request: Locks['request'] = (name, options, granted) => {
    const holder = holders.get(name);
    if (holder !== undefined && options.ifAvailable === true) return granted(null);
    if (holder !== undefined && options.steal !== true) {
      return new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        const next = () => resolve(request(name, options, granted));
        queues.set(name, [...queue, next]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((one) => one !== next),
          );
          reject(new DOMException('no longer wanted', 'AbortError'));
        });
      });
    }
    holder?.(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      holders.set(name, reject);
      const given = granted({ name, mode: 'exclusive' });
      void given.then(() => {
        if (holders.get(name) === reject) holders.delete(name);
        resolve();
        if (!holders.has(name)) queues.get(name)?.shift()?.();
      });
    });
  };
  return { isHeld: (name) => holders.has(name), request };
}
