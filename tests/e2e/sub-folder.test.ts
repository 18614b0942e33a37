import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { inProject } from '../../scripts/paths.mjs';
import { serve } from '../../scripts/serve.mjs';
import { resume, ring, saved, startBattle, title } from './support/pages.ts';
import { expect, markServiceWorker, test } from './support/site.ts';
import { fr } from './support/words.ts';

// The app in a sub-folder of a site, as on project pages: it stays within its folder in everything.

const FOLDER = 'jeux/hors-de-combat';

let built = '';

test.beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-folder-'));
  await build({
    root: inProject(),
    configFile: inProject('vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    base: `/${FOLDER}/`,
    build: { outDir: path.join(built, FOLDER), emptyOutDir: true, manifest: false },
  });
});

test.afterAll(() => rm(built, { recursive: true, force: true }));

test('in a sub-folder, first visit, battle, offline start and update work, and nothing outside of it is requested', async ({
  page,
}) => {
  const root = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-site-'));
  await cp(built, root, { recursive: true });
  let server = await serve({ root });
  const home = `${server.url}${FOLDER}/`;
  const strays: string[] = [];
  page.context().on('response', (answer) => {
    const wrong = !answer.url().startsWith(home) || answer.status() >= 400;
    if (wrong && /^https?:/.test(answer.url())) strays.push(`${answer.status()} ${answer.url()}`);
  });

  await page.goto(home);
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();
  const scope = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration())?.scope,
  );
  expect(scope).toBe(home);
  expect(await page.evaluate(startAddress)).toBe(home);

  await markServiceWorker(path.join(root, FOLDER), 'second');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: fr('home:update.take') }).tap();
  await expect(page.getByText(fr('home:update.ready'))).toHaveCount(0);
  await expect(page.getByText(fr('home:status.offline.ready'))).toBeVisible();
  expect(page.url()).toContain(home);

  await startBattle(page);
  await ring(page, 'Otto').tap();
  await saved(page);
  expect(page.url()).toContain(`/${FOLDER}/#/battle/`);

  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('about:blank');
  await page.goto(home);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');

  server = await serve({ root, port: server.port });
  await page.context().setOffline(false);
  await markServiceWorker(path.join(root, FOLDER), 'third');
  await page.goto(`${home}#/`);
  await expect(title(page)).toHaveText(fr('home:title'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(fr('home:update.after-battle'))).toBeVisible();
  await resume(page);
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  expect(strays).toEqual([]);

  // Without the trailing slash it is the same app, in its folder.
  await page.goto(home.slice(0, -1));
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toContain(home);
  await server.close();
  await rm(root, { recursive: true, force: true });
});

/** The start address of an app installed from this page. */
async function startAddress(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = link?.href ?? '';
  const manifest: unknown = await (await fetch(address)).json();
  const has = typeof manifest === 'object' && manifest !== null && 'start_url' in manifest;
  return new URL(has ? String(manifest.start_url) : '', address).href;
}
