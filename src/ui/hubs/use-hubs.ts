import { useEffect, useState } from 'react';
import { useStores } from '#store/hooks.ts';
import { type HubAddress, hubHere } from '#sync/hub-address.ts';

/** Where a battle can be shared from afar. */
export interface Hubs {
  /** The hub that this page came from; null for none. */
  readonly own: HubAddress | null;
  /** All of them, the own one first, then those used last. */
  readonly all: readonly HubAddress[];
}

/** The hubs that this phone can offer; null until that is known. Nothing is asked of any but the page’s own host. */
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
    const tell = (found: Hubs) => {
      if (!left) setHubs(found);
    };
    // Without them, one can be typed.
    look().then(tell, () => tell({ own: null, all: [] }));
    return () => {
      left = true;
    };
  }, [battles]);
  return hubs;
}
