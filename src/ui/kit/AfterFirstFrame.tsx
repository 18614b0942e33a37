import { type ReactNode, useEffect, useState } from 'react';
import { afterFirstLook, isStarting } from '#ui/effects/first-look.ts';

type AfterFirstFrameProps = {
  /** Keeps the place until then, so that nothing shifts. */
  readonly before: ReactNode;
  readonly children: ReactNode;
};

/** What takes too long to be in the first frame after a start; at any other time it is drawn at once. */
export function AfterFirstFrame({ before, children }: AfterFirstFrameProps) {
  const [drawn, setDrawn] = useState(() => !isStarting());
  useEffect(() => (drawn ? undefined : afterFirstLook(0, () => setDrawn(true))), [drawn]);
  return drawn ? children : before;
}
