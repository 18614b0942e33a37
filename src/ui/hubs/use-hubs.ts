import { useEffect, useState } from 'react';
import { useStores } from '#store/hooks.ts';
import { type HubAddress, hubHere } from '#sync/hub-address.ts';

/** Hubs where a battle can be shared. */
export interface Hubs {
  /** The hub that serves this page; null for none. */
  readonly own: HubAddress | null;
  /** All of them, the own one first, then the most recently used. */
  readonly all: readonly HubAddress[];
}

/** The hubs that this phone can offer; null until they are known. Only the page’s own host is contacted. */
export function useHubs(): Hubs | null {
  const { battles } = useStores();
  const [hubs, setHubs] = useState<Hubs | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const { knownHubs } = await import('#sync/rooms.ts');
      const [own, known] = await Promise.all([hubHere(), knownHubs(battles)]);
      return { own, all: [...new Set([...(own === null ? [] : [own]), ...known])] };
    };
    const update = (found: Hubs) => {
      if (!left) setHubs(found);
    };
    // Without them, an address can be typed.
    look().then(update, () => update({ own: null, all: [] }));
    return () => {
      left = true;
    };
  }, [battles]);
  return hubs;
}
