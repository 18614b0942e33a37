import type { Page } from '@playwright/test';

/** From the next page on, every die that the app throws shows this face; call it before the page is opened. */
export async function diceShow(page: Page, face: number): Promise<void> {
  await page.addInitScript((drawn) => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (into) =>
      // A die draws one number (src/app/random.ts); everything else draws more.
      into instanceof Uint32Array && into.length === 1 ? into.fill(drawn) : random(into);
  }, face - 1);
}
