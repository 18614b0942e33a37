import type { StoreApi } from 'zustand/vanilla';

/** Something that changes, for those who only look at it. */
export type ReadonlyStore<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;
