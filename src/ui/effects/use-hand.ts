import { useLayoutEffect } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Puts what a thumb wants on the side of the hand that holds the phone; the style sheets do the rest. */
export function useHand(): void {
  const hand = useSettings((state) => state.hand);

  useLayoutEffect(() => {
    document.documentElement.dataset['hand'] = hand;
  }, [hand]);
}
