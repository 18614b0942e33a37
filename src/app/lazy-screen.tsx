import type { ComponentType } from 'react';
import { useArrival } from '#ui/effects/use-arrival.ts';
import { NotHereYet } from '#ui/error/NotHereYet.tsx';

/** A screen that is fetched when it is wanted. */
export interface LazyScreen<Props> {
  readonly Screen: ComponentType<Props>;
  /** Fetches it ahead of time. From then on it shows at once, without a frame of nothing. */
  readonly preload: () => Promise<void>;
}

/**
 * Keeps a screen out of the first load. As long as it can't be had, a screen says so in its place, and
 * it shows as soon as it is here.
 * @param load imports the component
 * @param needs what it can't be drawn without besides
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: () => Promise<unknown> = nothing,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    const [component] = await Promise.all([load(), needs()]);
    loaded = component;
  };
  function Screen(props: Props) {
    const arrival = useArrival(loaded === null ? preload : null);
    const Ready = loaded;
    if (Ready !== null) return <Ready {...props} />;
    return <NotHereYet arrival={arrival === 'missing' ? 'missing' : 'coming'} />;
  }
  return { Screen, preload };
}

function nothing(): Promise<unknown> {
  return Promise.resolve();
}
