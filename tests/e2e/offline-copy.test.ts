import { readdir, rename } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { goHome, startBattle, visit } from './support/pages.ts';
import { cutOff, expect, type Site, test } from './support/site.ts';
import { fr } from './support/words.ts';

// What the app says of its offline copy is what lies in the cache, whatever became of the cache since,
// and what is missing comes back.

test('a cache that was emptied is filled again at the next start with a network', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  await forget(page, () => true);
  expect(await keptFiles(page)).toEqual([]);

  await page.reload();
  await says(page, 'ready');
  expect(await keptFiles(page)).toEqual(whole);
  await startsOffline(site, page);
});

test('pieces that are gone come back, whichever they are, at the next start with a network', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  await forget(page, (address) => /\/$|\/(?:main|style|table|own-words-fr)-/.test(address));
  expect(await keptFiles(page)).not.toEqual(whole);
  await page.reload();
  await says(page, 'ready');
  expect(await keptFiles(page)).toEqual(whole);

  await forget(page, (address) => /index\.html|\/app-|\.woff2$/.test(address));
  await page.reload();
  await says(page, 'ready');
  expect(await keptFiles(page)).toEqual(whole);
  await startsOffline(site, page);
});

test('emptied in the middle of a battle without a network: home says what is missing, and mends it when the network is back', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  await startBattle(page);
  await cutOff(site, page);
  await forget(page, () => true);
  await goHome(page);
  await says(page, 'no-network');

  await site.start();
  await page.context().setOffline(false);
  await says(page, 'ready');
  expect(await keptFiles(page)).toEqual(whole);
});

test('a page that the worker does not serve, and that misses the file which watches the copy, mends it all the same', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  const giveBack = await withhold(site, /^afterwards-/);
  await forgetBrowserCache(page);
  const browser = await page.context().newCDPSession(page);
  // By Ctrl and F5: all of it comes from the server, and nothing of it by the worker.
  await browser.send('Page.reload', { ignoreCache: true });
  // It is wanted twice: for the keys, and then for the copy.
  const asked = () => page.waitForResponse((answer) => answer.url().includes('/afterwards-'));
  await asked();
  await asked();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await says(page, 'unknown');
  await dropCaches(page);
  await giveBack();
  await blink(page);
  await says(page, 'ready');
  expect(await keptFiles(page)).toEqual(whole);
  await startsOffline(site, page);
});

test('the page alone, gone while the app runs without a network, is put back from its other copy', async ({
  site,
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  await cutOff(site, page);
  await forget(page, (address) => address.endsWith('/'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptFiles(page)).toEqual(whole);
  await page.reload();
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
});

test('emptied while home lies open: it is seen when the player comes back to it', async ({
  page,
}) => {
  await visit(page);
  const whole = await keptFiles(page);
  await forget(page, (address) => address.includes('/table-'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => keptFiles(page)).toEqual(whole);
  await says(page, 'ready');
});

test('while pieces are on their way back the app says that it is completing its copy', async ({
  site,
  page,
}) => {
  const { promise: released, resolve: release } = withResolvers();
  let isHeld = false;
  const host = await obligingHost(site, async (address) => {
    if (isHeld && address.includes('/table-')) await released;
  });
  await page.goto(host.url);
  await says(page, 'ready');
  await forget(page, (address) => address.includes('/table-'));
  isHeld = true;
  await page.reload();
  await says(page, 'mending');
  release();
  await says(page, 'ready');
  await host.close();
});

test('pieces that the server does not have leave the copy incomplete until it does', async ({
  site,
  page,
}) => {
  await visit(page);
  await forget(page, (address) => address.includes('/table-'));
  const giveBack = await withhold(site, /^table-/);
  await page.reload();
  await says(page, 'no-network');
  await giveBack();
  await blink(page);
  await says(page, 'ready');
});

test('a first visit that was cut before the app could start without a network goes on by itself', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^database-/);
  await page.goto('/');
  await says(page, 'no-network');
  await giveBack();
  await blink(page);
  await says(page, 'ready');
  await startsOffline(site, page);
});

for (const [what, quotaSize] of [
  ['all of it', 1_150_000],
  ['what starts it', 200_000],
] as const) {
  test(`a device that has no room for ${what} is told as such, and room mends it`, async ({
    site,
    page,
  }) => {
    const disk = await page.context().newCDPSession(page);
    const { origin } = new URL(site.url);
    // Before the first visit: later the browser would go on giving out room that it knew of.
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
    await page.goto('/');
    await says(page, 'no-room');
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await blink(page);
    await says(page, 'ready');
  });
}

test('with only another copy of the page left the app starts, and with nothing left it says so', async ({
  site,
  page,
}) => {
  await visit(page);
  await cutOff(site, page);
  await forget(page, (address) => address.includes('index.html'));
  // Another address than the usual one is always answered by the worker.
  await page.goto('/?from=elsewhere');
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();

  await forget(page, () => true);
  await page.goto('/?from=elsewhere');
  await expect(page.getByText(fr('error:waiting'))).toBeVisible();
  await site.start();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
});

test('on a host that sends the page on to its folder, and the page for whatever is missing, the copy is whole all the same', async ({
  site,
  page,
}) => {
  const giveBack = await withhold(site, /^table-/);
  const host = await obligingHost(site);
  await page.goto(host.url);
  await says(page, 'no-network');
  await giveBack();
  await blink(page);
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

async function startsOffline(site: Site, page: Page) {
  await forgetBrowserCache(page);
  await cutOff(site, page);
  await page.reload();
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  await page.getByRole('link', { name: fr('home:new-battle') }).tap();
  await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
}

/** All that the caches hold, by address, in order. */
function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests
      .flat()
      .map(({ url }) => url)
      .toSorted();
  });
}

/** Takes files out of the offline copy, as a browser does that clears up, and out of its own cache. */
async function forget(page: Page, wanted: (address: string) => boolean) {
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

async function dropCaches(page: Page) {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

async function forgetBrowserCache(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** The network goes and comes back. */
async function blink(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** Takes files of the build off the site; answers with what puts them back. */
async function withhold(site: Site, names: RegExp): Promise<() => Promise<void>> {
  const folder = path.join(site.root, 'assets');
  const taken = (await readdir(folder)).filter((name) => names.test(name));
  expect(taken).not.toEqual([]);
  const move = (from: string, to: string) =>
    Promise.all(taken.map((name) => rename(path.join(from, name), path.join(to, name))));
  await move(folder, site.root);
  return async () => {
    await move(site.root, folder);
  };
}

/**
 * The site behind a host that redirects `/index.html` and knows no 404, as some of the common ones do.
 * @param letGo answers are held back until it resolves
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
