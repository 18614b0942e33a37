import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { serve } from '../../../scripts/serve.mjs';
import { BUILD, test as onSharedServer } from './app.ts';

/** The production build on a web server that a journey may stop, start again and update. */
export interface Site {
  readonly url: string;
  /** The folder that is served: a copy of the build that belongs to this test alone. */
  readonly root: string;
  /** Stops the server, as when the phone leaves the house. */
  readonly stop: () => Promise<void>;
  /** Starts the server again at the same address. */
  readonly start: () => Promise<void>;
  /** Publishes a new version of the app: the same pages with another service worker. */
  readonly publishUpdate: (version: string) => Promise<void>;
}

/**
 * Playwright's `test` with a `site` of its own for every test as its base URL, with a service worker: for
 * journeys that stop the server, publish a version, change files or go offline. All others share a server:
 * app.ts.
 */
export const test = onSharedServer.extend<{ site: Site }>({
  site: async ({}, use) => {
    const { site, remove } = await openSite();
    await use(site);
    await remove();
  },
  baseURL: async ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
  contextOptions: {},
});

export { expect };

/** Takes the page offline and stops the server. */
export async function cutOff(site: Site, page: Page): Promise<void> {
  await site.stop();
  await page.context().setOffline(true);
}

/** Brings the page online and starts the server again. */
export async function comeHome(site: Site, page: Page): Promise<void> {
  await site.start();
  await page.context().setOffline(false);
}

/** Removes files of the build from the site; returns a function that puts them back. */
export async function withhold(site: Site, names: RegExp): Promise<() => Promise<void>> {
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

export async function openSite() {
  const root = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-'));
  await cp(BUILD, root, { recursive: true });
  let server = await serve({ root, compressed: false });
  const { url, port } = server;

  const site: Site = {
    url,
    root,
    stop: () => server.close(),
    async start() {
      server = await serve({ root, port, compressed: false });
      if (server.port !== port) throw new Error(`Port ${port} has been taken in the meantime.`);
    },
    publishUpdate: (version) => markServiceWorker(root, version),
  };
  return {
    site,
    remove: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Any changed byte in the service worker makes it a new version for every browser. */
export async function markServiceWorker(root: string, version: string) {
  const file = path.join(root, 'service-worker.js');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${before}\n// ${version}\n`);
}
