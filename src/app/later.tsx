import { type ComponentType, lazy } from 'react';
import { loadAllWords } from '#i18n/setup.ts';
import { SYSTEMS } from './systems.ts';

/** A screen that is loaded when it is wanted, with all words and rules. */
export interface LaterScreen<Props> {
  readonly Screen: ComponentType<Props>;
  /** Fetches it ahead of time. From then on it shows at once, without a frame of nothing. */
  readonly preload: () => Promise<void>;
}

/**
 * Keeps a screen out of the first load.
 * @param load imports the component
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    const [component] = await Promise.all([load(), loadAllWords(), SYSTEMS.loadAll()]);
    loaded = component;
    return { default: component };
  };
  const Lazy = lazy(fetched);
  return {
    Screen: (props) => {
      const Ready = loaded ?? Lazy;
      return <Ready {...props} />;
    },
    preload: async () => {
      await fetched();
    },
  };
}
