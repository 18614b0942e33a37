import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { array, object, parse, string } from 'valibot';
import { keptFiles } from './support/caches.ts';
import { visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';

const MANIFEST = object({ icons: array(object({ src: string(), sizes: string() })) });

test('after one visit every file of the build is cached, and the app starts without server and network', async ({
  site,
  page,
}) => {
  await visit(page);
  const kept = (await keptFiles(page)).map((address) => new URL(address).pathname);
  const built = await readdir(path.join(site.root, 'assets'));
  expect(kept).toEqual(expect.arrayContaining(built.map((name) => `/assets/${name}`)));
  expect(kept).toEqual(expect.arrayContaining(['/index.html', '/manifest.webmanifest']));

  await cutOff(site, page);
  await page.reload();
  await expect(page).toHaveTitle('Hors de Combat');
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.goto('/settings');
  await expect(page).toHaveTitle('Hors de Combat');
});

test('the manifest’s icons exist in their stated sizes; a missing file gets a real 404, a screen of the app does not', async ({
  page,
  request,
}) => {
  const { icons } = parse(MANIFEST, await (await request.get('/manifest.webmanifest')).json());
  expect(icons).toHaveLength(3);

  await page.goto('/');
  for (const { src, sizes } of icons) {
    const found = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(found, src).toBe(sizes);
  }

  expect((await request.get('/assets/missing.js')).status()).toBe(404);
  expect((await request.get('/missing.txt')).status()).toBe(404);
  const screen = await request.get('/battle/42');
  expect(screen.status()).toBe(200);
  expect(screen.headers()['content-type']).toBe('text/html; charset=utf-8');
});
