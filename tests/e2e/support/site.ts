import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { inProject } from '../../../scripts/paths.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { engineTest, letTap } from './engine.ts';

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
 * that are missing on any screen that it passes fail a test, whatever else it is about, and so does a
 * question to anybody else than the site, or anything that its Content-Security-Policy forbids.
 */
export const test = engineTest.extend<{ site: Site }>({
  context: async ({ context }, use) => {
    const missing: string[] = [];
    const forbidden: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text.startsWith('No words for')) missing.push(text);
      if (POLICY.test(text) && STOPPED.test(text)) forbidden.push(text);
    });
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(?:http|ws)s?:$/.test(protocol) && hostname !== 'localhost') {
        forbidden.push(request.url());
      }
    });
    await use(context);
    expect(missing).toEqual([]);
    expect(forbidden).toEqual([]);
  },
  page: async ({ page }, use) => {
    letTap(page);
    await use(page);
  },
  site: async ({}, use) => {
    const { site, remove } = await openSite();
    await use(site);
    await remove();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };

/** How the browsers tell that a page has tried what its policy forbids; they say other things of it too. */
const POLICY = /Content.Security.Policy/i;
const STOPPED = /violat|block|refuse/i;

/** The phone leaves the house, and the server goes as well. */
export async function cutOff(site: Site, page: Page): Promise<void> {
  await site.stop();
  await page.context().setOffline(true);
}

/** The build under test; HDC_DIST names another folder than the usual one. */
export const BUILD = process.env['HDC_DIST'] ?? inProject('dist');

export async function openSite() {
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
    remove: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** One other byte in the service worker makes it a new version for every browser. */
export async function markServiceWorker(root: string, version: string) {
  const file = path.join(root, 'service-worker.js');
  const before = await readFile(file, 'utf8');
  await writeFile(file, `${before}\n// ${version}\n`);
}
