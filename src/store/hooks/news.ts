import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { News } from '#store/hooks.ts';

/** The news of the last step; null for none. A store, so that they draw nothing anew but what tells them. */
export type NewsStore = StoreApi<News | null>;

export const NewsContext = createContext<NewsStore | null>(null);

/** A store without news. */
export function createNews(): NewsStore {
  return createStore<News | null>()(() => null);
}

/** Whatever news there are. */
export function useNews(): News | null {
  return useTold((news) => news);
}

/** News of one kind; null while there are none, or others. */
export function useNewsOf<K extends News['kind']>(kind: K): NewsOf<K> | null {
  return useTold((news) => (isOf(kind, news) ? news : null));
}

type NewsOf<K extends News['kind']> = Extract<News, { kind: K }>;

function isOf<K extends News['kind']>(kind: K, news: News | null): news is NewsOf<K> {
  return news?.kind === kind;
}

/** @throws Error outside `NewsContext`, which is a programming mistake. */
function useTold<T>(read: (news: News | null) => T): T {
  const news = useContext(NewsContext);
  if (news === null) throw new Error('useNews outside NewsContext');
  return useSyncExternalStore(news.subscribe, () => read(news.getState()));
}
