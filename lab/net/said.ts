import type { Page } from '@playwright/test';
import { seconds } from '../hub/watch.ts';

/** What a phone's screen says of its link or its pairing, and since when, in seconds. */
export interface Said {
  readonly since: number;
  readonly text: string;
}

/** Notes what a screen says from now on. */
export function listen(page: Page): { readonly said: readonly Said[]; readonly stop: () => void } {
  const said: Said[] = [];
  const begun = performance.now();
  let over = false;
  const hear = async () => {
    while (!over && !page.isClosed()) {
      const text = await page.evaluate(words).catch(() => null);
      const last = said.at(-1)?.text ?? '';
      if (text !== null && text !== last) {
        said.push({ since: Math.round((performance.now() - begun) / 1000), text });
      }
      await seconds(0.3);
    }
  };
  void hear();
  return {
    said,
    stop: () => {
      over = true;
    },
  };
}

/** Runs in the page. */
function words(): string {
  const all = document.querySelectorAll(
    '.link-line output, main [role="alert"], main output.quiet',
  );
  return [...all]
    .map(({ textContent }) => textContent?.trim() ?? '')
    .filter((text) => text !== '')
    .join(' | ');
}
