import type { Page } from '@playwright/test';

// Waiting for what a page shows, from outside of it.

/** As long as anything may take that is going to happen at all on a machine that is busy, in ms. */
export const PATIENCE = 60_000;

/**
 * Asks again and again; Playwright's own waiting takes a promise for a yes.
 * @returns false when it never came to be
 */
export async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/**
 * Waits for what a page says of itself while it may be on its way to another. It is asked anew each time:
 * Playwright's own waiting can end up in a page that is gone already, where nothing ever changes.
 * @param isSo runs in the page
 * @param what for the complaint
 * @throws when it never comes to be
 */
export async function untilShown(tab: Page, isSo: () => boolean, what: string): Promise<void> {
  const asked = () => Promise.race([tab.evaluate(isSo).catch(() => false), noAnswer()]);
  if (!(await until(asked))) throw new Error(`It never came: ${what}.`);
}

/** A page that is going answers nothing. */
function noAnswer(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), LONGEST_ANSWER).unref();
  });
}

/** In ms; the next one who is asked has as long. */
const LONGEST_ANSWER = 3000;

/**
 * Runs in the page, and once more in the page that comes where a navigation took the first one away: a
 * browser whose server did not answer may still be on its way to a page of its own.
 */
export async function inPage<T>(tab: Page, work: () => T | Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await tab.evaluate(work);
    } catch (thrown) {
      if (tries > 5 || !String(thrown).includes('Execution context was destroyed')) throw thrown;
      await untilShown(tab, () => window.soak.settled(), 'the page after this one');
    }
  }
}
