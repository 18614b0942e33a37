import type { IndexedDbApi } from '#persistence/database-name.ts';

/** An IndexedDB whose open requests stay unanswered until they are released. */
export function lateApi({ indexedDB, IDBKeyRange }: IndexedDbApi) {
  const held: (() => void)[] = [];
  let free = false;
  const letGo = () => {
    free = true;
    for (const begin of held) begin();
  };
  const late = new Proxy(indexedDB, {
    get: (factory, name) => {
      const own: unknown = Reflect.get(factory, name, factory);
      if (name !== 'open') return own;
      return (...address: Parameters<IDBFactory['open']>) =>
        free ? factory.open(...address) : heldBack(factory, address);
    },
  });
  /** A request whose listeners receive nothing until the real one is made. */
  const heldBack = (factory: IDBFactory, address: Parameters<IDBFactory['open']>) => {
    const listeners: Parameters<IDBOpenDBRequest['addEventListener']>[] = [];
    let real: IDBOpenDBRequest | null = null;
    held.push(() => {
      real = factory.open(...address);
      for (const listener of listeners) real.addEventListener(...listener);
    });
    return new Proxy(new EventTarget(), {
      get: (_, name) => {
        const own: unknown = Reflect.get(real ?? {}, name, real);
        if (name !== 'addEventListener') return own;
        return (...listener: Parameters<IDBOpenDBRequest['addEventListener']>) =>
          listeners.push(listener);
      },
    });
  };
  return { api: { indexedDB: late, IDBKeyRange }, letGo };
}
