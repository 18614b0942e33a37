import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Puts the chosen theme on the page, and its ground colour on the browser's own bars. */
export function useTheme(): void {
  const theme = useSettings((state) => state.theme);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  // After the paint: to ask for a colour makes the browser work out the looks of everything.
  useEffect(() => {
    // The page's head follows the system as long as nothing else has been chosen.
    if (theme === 'auto' && !painted) return undefined;
    paintBars();
    if (theme !== 'auto') return undefined;
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', paintBars);
    return () => system.removeEventListener('change', paintBars);
  }, [theme]);
}

/** Whether the head of the page says another colour than it did in the beginning. */
let painted = false;

/** A theme chosen here may differ from the system's, which the page's head follows. */
function paintBars(): void {
  painted = true;
  const ground = getComputedStyle(document.body).backgroundColor;
  if (ground === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
}

/** Scales the type of the whole page; 100 % is the size that the phone itself is set to. */
export function useTextSize(): void {
  const textSize = useSettings((state) => state.textSize);

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textSize / 100));
  }, [textSize]);
}

/** Puts what a thumb wants on the side of the hand that holds the phone; the style sheets do the rest. */
export function useHand(): void {
  const hand = useSettings((state) => state.hand);

  useLayoutEffect(() => {
    document.documentElement.dataset['hand'] = hand;
  }, [hand]);
}
