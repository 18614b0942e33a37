import { useState } from 'react';
import type { SortOrder } from '#roster/find.ts';
import { type Stores, useStores } from '#store/hooks.ts';

/** In which order the list stood when the player left it: whoever comes back from a warband finds it so. */
const LEFT = new WeakMap<Stores, SortOrder>();

/** The order of the list, kept as long as the app is open. */
export function useListView() {
  const stores = useStores();
  const [order, set] = useState<SortOrder>(LEFT.get(stores) ?? 'changed');
  return {
    order,
    setOrder: (wanted: SortOrder) => {
      LEFT.set(stores, wanted);
      set(wanted);
    },
  };
}
