import type { Page } from '@playwright/test';

// Waits for what a page shows, from outside the page.

/** The time limit on a busy machine for anything that will happen at all, in ms. */
export const PATIENCE = 60_000;

/**
 * Polls, since Playwright’s own waiting takes a promise for true.
 * @returns false when the time limit was reached
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
 * Waits for a state of the page while it may be navigating. Each poll starts anew, because Playwright’s own
 * waiting can be stuck in a page that is gone.
 * @param isSo runs in the page
 * @param what for the error message
 * @throws when the time limit was reached
 */
export async function untilShown(tab: Page, isSo: () => boolean, what: string): Promise<void> {
  const asked = () => Promise.race([tab.evaluate(isSo).catch(() => false), noAnswer()]);
  if (!(await until(asked))) throw new Error(`It never came: ${what}.`);
}

/** A page that is being closed answers nothing. */
function noAnswer(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), LONGEST_ANSWER).unref();
  });
}

/** In ms; the time limit of each retry. */
const LONGEST_ANSWER = 3000;

/**
 * Runs in the page, and once more after a navigation: a browser whose server did not respond may still be
 * loading its own error page.
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
