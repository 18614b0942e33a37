import type { ComponentType } from 'react';
import { useFetch } from '#ui/effects/use-fetch.ts';
import { NotHereYet } from '#ui/error/NotHereYet.tsx';

/** A screen that is fetched on demand. */
export interface LazyScreen<Props> {
  readonly Screen: ComponentType<Props>;
  /** Fetches it ahead of time. From then on it renders at once, without an empty frame. */
  readonly preload: () => Promise<void>;
}

/**
 * Keeps a screen out of the first load. Until it has been fetched, a placeholder says so.
 * @param load imports the component
 * @param needs fetches what else it needs to render
 * @param opening fetches what it needs besides, which is too much to be fetched ahead of time
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: () => Promise<unknown> = nothing,
  opening: () => Promise<unknown> = nothing,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  let complete = opening === nothing;
  const preload = async () => {
    const [component] = await Promise.all([load(), needs()]);
    loaded = component;
  };
  const open = async () => {
    await Promise.all([preload(), opening()]);
    complete = true;
  };
  function Screen(props: Props) {
    const Ready = complete ? loaded : null;
    const arrival = useFetch(Ready === null ? open : null);
    if (Ready !== null) return <Ready {...props} />;
    return <NotHereYet arrival={arrival === 'missing' ? 'missing' : 'coming'} />;
  }
  return { Screen, preload };
}

function nothing(): Promise<unknown> {
  return Promise.resolve();
}
