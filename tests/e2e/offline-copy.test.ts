import { request as ask, createServer } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { forget, forgetBrowserCache, keptFiles } from './support/caches.ts';
import { goHome, openTab, startBattle, visit } from './support/pages.ts';
import { comeHome, cutOff, expect, type Site, test, withhold } from './support/site.ts';
import { fr } from './support/words.ts';

// What the app says about its offline copy matches the cache, whatever has happened to the cache, and missing
// files are fetched again.

test('whichever way the offline copy is damaged, home says what is missing, and the copy is restored', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  const isWhole = async () => {
    await says(page, 'ready');
    await expect.poll(() => keptFiles(page)).toEqual(whole);
  };

  await test.step('a file lost while home is open: noticed when the player returns to it', async () => {
    await forget(page, (address) => address.includes('/table-'));
    await comeToFront(page);
    await isWhole();
  });

  await test.step('any files: restored at the next start with a network', async () => {
    await forget(page, (address) => /\/$|\/(?:main|style|table|own-words-fr)-/.test(address));
    await page.reload();
    await isWhole();
    await forget(page, (address) => /index\.html|\/app-|\.woff2$/.test(address));
    await page.reload();
    await isWhole();
  });

  await test.step('all files: restored in the same way', async () => {
    await forget(page, () => true);
    expect(await keptFiles(page)).toEqual([]);
    await page.reload();
    await isWhole();
  });

  await test.step('a file that the server lacks: incomplete until the server has it', async () => {
    await forget(page, (address) => address.includes('/table-'));
    const giveBack = await withhold(site, /^table-/);
    await page.reload();
    await says(page, 'no-network');
    await giveBack();
    await blink(page);
    await isWhole();
  });

  await test.step('a page that the worker does not serve, without the script that checks the copy', async () => {
    const giveBack = await withhold(site, /^afterwards-/);
    await forgetBrowserCache(page);
    const browser = await page.context().newCDPSession(page);
    // It is requested twice: for the keys, and then for the copy.
    const asked = answers(page, 2, '/afterwards-');
    // As with Ctrl and F5: everything comes from the server, bypassing the worker.
    await browser.send('Page.reload', { ignoreCache: true });
    await asked;
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await says(page, 'unknown');
    await dropCaches(page);
    await giveBack();
    await blink(page);
    await isWhole();
    await page.reload();
    // Until then the new page has no script to check the copy with.
    await isWhole();
  });

  await test.step('all files in the middle of a battle, without a network', async () => {
    await startBattle(page);
    await cutOff(site, page);
    await forget(page, () => true);
    await goHome(page);
    await says(page, 'no-network');
    await comeHome(site, page);
    await isWhole();
  });

  await test.step('only the page, while the app runs without a network: restored from its second copy', async () => {
    await cutOff(site, page);
    await forget(page, (address) => address.endsWith('/'));
    await comeToFront(page);
    await expect.poll(() => keptFiles(page)).toEqual(whole);
    await page.reload();
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  });

  await test.step('the second copy: the app starts; with neither left, it says so', async () => {
    await forget(page, (address) => address.includes('index.html'));
    // The worker always answers any address but the usual one.
    await page.goto('/?from=elsewhere');
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
    await forget(page, () => true);
    await page.goto('/?from=elsewhere');
    await expect(page.getByText(fr('page:waiting'))).toBeVisible();
    // It retries by itself after ten seconds.
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute('content', '10');
    await comeHome(site, page);
    await page.reload();
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  });

  await test.step('after all of that the app starts without a network', async () => {
    await isWhole();
    await forgetBrowserCache(page);
    await cutOff(site, page);
    await page.goto('/');
    await openTab(page, 'rules');
    await expect(page.getByRole('searchbox', { name: fr('rules:search.label') })).toBeVisible();
  });
});

test('a device without space for the first files, and then for all of them, is reported, and freed space completes the copy', async ({
  site,
  page,
}) => {
  const disk = await page.context().newCDPSession(page);
  const { origin } = new URL(site.url);
  const room = (quota: { readonly quotaSize?: number }) =>
    disk.send('Storage.overrideQuotaForOrigin', { origin, ...quota });
  await room({ quotaSize: 200_000 });
  await page.goto('/');
  await says(page, 'no-room');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await room({ quotaSize: 1_150_000 });
  await blink(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await says(page, 'no-room');

  await room({});
  await blink(page);
  await says(page, 'ready');
});

test('the copy is completed on a host that redirects the page to its folder and answers missing files with the page', async ({
  site,
  page,
}) => {
  const { promise: released, resolve: release } = withResolvers();
  const giveBack = await withhold(site, /^table-/);
  let isHeld = false;
  const host = await obligingHost(site, async (address) => {
    if (isHeld && address.includes('/table-')) await released;
  });
  await page.goto(host.url);
  await says(page, 'no-network');
  await giveBack();
  await blink(page);
  await says(page, 'ready');

  // While files are being fetched again, the app says that it is completing its copy.
  await forget(page, (address) => address.includes('/table-'));
  isHeld = true;
  await page.reload();
  await says(page, 'mending');
  release();
  await says(page, 'ready');

  await host.close();
  await page.context().setOffline(true);
  for (const address of [host.url, `${host.url}?from=elsewhere`]) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  }
});

async function says(page: Page, state: 'unknown' | 'ready' | 'mending' | 'no-network' | 'no-room') {
  await expect(page.getByText(fr(`home:status.offline.${state}`))).toBeVisible();
}

/** Waits for this many responses of the server for a file. */
function answers(page: Page, count: number, part: string): Promise<void> {
  let left = count;
  return new Promise((resolve) => {
    page.on('response', (answer: Response) => {
      if (answer.url().includes(part)) left -= 1;
      if (left === 0) resolve();
    });
  });
}

/** The page comes to the front. */
function comeToFront(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function dropCaches(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** The network goes and comes back. */
async function blink(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/**
 * The site behind a host that redirects `/index.html` and has no 404, as some common ones do.
 * @param letGo responses are held back until it resolves
 */
async function obligingHost(site: Site, letGo: (address: string) => Promise<void> = atOnce) {
  const server = createServer((question, answer) => {
    const { url = '/', method = 'GET', headers } = question;
    if (url === '/index.html') {
      answer.writeHead(308, { Location: '/' });
      answer.end();
      return;
    }
    const pass = (address: string) => {
      const inner = ask(new URL(address, site.url), { method, headers }, (found) => {
        if (found.statusCode === 404) {
          found.resume();
          pass('/');
          return;
        }
        answer.writeHead(found.statusCode ?? 500, found.headers);
        found.pipe(answer);
      });
      inner.on('error', () => answer.destroy());
      inner.end();
    };
    void letGo(url).then(() => pass(url));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return {
    url: `http://localhost:${address.port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((give) => {
    resolve = give;
  });
  return { promise, resolve: () => resolve() };
}

function atOnce(): Promise<void> {
  return Promise.resolve();
}
