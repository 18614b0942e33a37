import { expect, type Page } from '@playwright/test';

/** The addresses of all files in the offline copy, sorted. */
export function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests
      .flat()
      .map(({ url }) => url)
      .toSorted();
  });
}

/** Removes files from the offline copy, as a browser's clean-up does, and from the browser's own cache. */
export async function forget(page: Page, wanted: (address: string) => boolean): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await forgetBrowserCache(page);
  const gone = (await keptFiles(page)).filter(wanted);
  expect(gone).not.toEqual([]);
  await page.evaluate(async (addresses) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const address of addresses) await cache.delete(address);
      if ((await cache.keys()).length === 0) await caches.delete(name);
    }
  }, gone);
}

export async function forgetBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}
