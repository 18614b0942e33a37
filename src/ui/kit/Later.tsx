import { type ComponentType, useEffect, useState } from 'react';

type LaterProps<Props> = {
  /** Imports the part; must stay the same function from one render to the next. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/**
 * A part of a screen that is fetched once the screen itself is there. Nothing stands in its place until it
 * has come, or where it can't be had now: next time.
 */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [Ready, setReady] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    let left = false;
    load().then(
      (part) => {
        if (!left) setReady(() => part);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [load]);
  return Ready === null ? null : <Ready {...props} />;
}
