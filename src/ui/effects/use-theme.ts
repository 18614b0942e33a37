import { useEffect, useLayoutEffect } from 'react';
import { useSettings } from '#store/hooks.ts';

/** Puts the chosen theme on the page, and its ground colour on the browser's own bars. */
export function useTheme(): void {
  const theme = useSettings((state) => state.theme);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    paintBars();
  }, [theme]);

  useEffect(() => {
    if (theme !== 'auto') return undefined;
    const system = matchMedia('(prefers-color-scheme: light)');
    system.addEventListener('change', paintBars);
    return () => system.removeEventListener('change', paintBars);
  }, [theme]);
}

/** A theme chosen here may differ from the system's, which the page's head follows. */
function paintBars(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  if (ground === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', ground);
  }
}
