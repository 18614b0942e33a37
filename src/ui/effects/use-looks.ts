import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Applies the chosen theme to the page, and its background colour to the browser's bars. */
export function useTheme(): void {
  const theme = useSettings((state) => state.theme);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  // After the paint, since reading a colour forces a style recalculation.
  useEffect(() => {
    // The meta tags follow the system by themselves until another theme has been chosen.
    if (theme === 'auto' && !painted) return undefined;
    paintBars();
    if (theme !== 'auto') return undefined;
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', paintBars);
    return () => system.removeEventListener('change', paintBars);
  }, [theme]);
}

/** Whether the meta tags have been changed since the page was loaded. */
let painted = false;

/** Sets the theme colour meta tags to the page's background. */
function paintBars(): void {
  painted = true;
  const background = getComputedStyle(document.body).backgroundColor;
  if (background === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', background);
  }
}

/** Scales all text; 100 % is the device's own text size. */
export function useTextSize(): void {
  const textSize = useSettings((state) => state.textSize);

  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--text-scale', String(textSize / 100));
  }, [textSize]);
}

/** Applies the holding hand to the page; the style sheets do the rest. */
export function useHand(): void {
  const hand = useSettings((state) => state.hand);

  useLayoutEffect(() => {
    document.documentElement.dataset['hand'] = hand;
  }, [hand]);
}
