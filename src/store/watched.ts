import type { StoreApi } from 'zustand/vanilla';

/** Something that changes, for those who only look at it. */
export type Watched<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;
