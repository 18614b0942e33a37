import { type ComponentType, useEffect, useState } from 'react';

type LaterProps<Props> = {
  /** Imports the component; must be the same function in every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/** A lazily loaded part of a screen. Shows nothing until it is loaded, or if it is unavailable. */
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
