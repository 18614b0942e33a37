import { useState } from 'react';
import type { SortOrder } from '#roster/find.ts';
import { type Stores, useStores } from '#store/hooks.ts';

/** The list's last order, for coming back from a warband. */
const LEFT = new WeakMap<Stores, SortOrder>();

/** The order of the list, kept while the app is open. */
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
