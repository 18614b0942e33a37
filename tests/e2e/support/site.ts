import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { inProject } from '../../../scripts/paths.mjs';
import { serve } from '../../../scripts/serve.mjs';

/** The production build on a web server that a journey may stop, start again and update. */
export interface Site {
  readonly url: string;
  /** The folder that is served: a copy of the build that belongs to this test alone. */
  readonly root: string;
  /** The server is gone, as when the phone leaves the house. */
  readonly stop: () => Promise<void>;
  /** The server is back at the same address. */
  readonly start: () => Promise<void>;
  /** Publishes a new version of the app: the same pages with another service worker. */
  readonly publishUpdate: (version: string) => Promise<void>;
}

/**
 * Playwright's `test` with a `site` of its own for every test, at which `page.goto('/')` arrives. Words
 * that are missing on any screen that it passes fail a test, whatever else it is about.
 */
export const test = base.extend<{ site: Site }>({
  context: async ({ context }, use) => {
    const missing: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith('No words for')) {
        missing.push(message.text());
      }
    });
    await use(context);
    expect(missing).toEqual([]);
  },
  site: async ({}, use) => {
    const { site, remove } = await openSite();
    await use(site);
    await remove();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };

/** The phone leaves the house, and the server goes as well. */
export async function cutOff(site: Site, page: Page): Promise<void> {
  await site.stop();
  await page.context().setOffline(true);
}

/** The build under test; HDC_DIST names another folder than the usual one. */
const BUILD = process.env['HDC_DIST'] ?? inProject('dist');

async function openSite() {
  const root = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-'));
  await cp(BUILD, root, { recursive: true });
  let server = await serve({ root });
  const { url, port } = server;

  const site: Site = {
    url,
    root,
    stop: () => server.close(),
    async start() {
      server = await serve({ root, port });
      if (server.port !== port) throw new Error(`Port ${port} has been taken in the meantime.`);
    },
    publishUpdate: (version) => markServiceWorker(root, version),
  };
  return {
    site,
    async remove() {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** One other byte in the service worker makes it a new version for every browser. */
async function markServiceWorker(root: string, version: string) {
  const file = path.join(root, 'service-worker.js');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${before}\n// ${version}\n`);
}
