import { type Stores, useStores } from '#store/hooks.ts';

/** Whether codes are handed over as text: each step of a pairing then begins with the field for it. */
const TYPED = new WeakMap<Stores, boolean>();

/** The way that codes take, kept while the app is open. */
export function useTypedWay() {
  const stores = useStores();
  return {
    typed: TYPED.get(stores) ?? false,
    setTyped: (typed: boolean) => void TYPED.set(stores, typed),
  };
}
