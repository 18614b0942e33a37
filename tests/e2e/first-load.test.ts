import path from 'node:path';
import {
  bytesOnTheWay,
  firstLoadScripts,
  readLimits,
  readManifest,
} from '../../scripts/size-limit.mjs';
import { expect, test } from './support/site.ts';

// scripts/size-limit.mjs reckons from the build what the first screen loads; here is what it does.
test.use({ serviceWorkers: 'block' });

test('the first screen loads no more script than the limit allows, and what was reckoned', async ({
  page,
  site,
}) => {
  const { script } = await readLimits();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (path.extname(pathname) === '.js') asked.add(pathname.slice(1));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = [...asked].toSorted();
  const sizes = await Promise.all(
    scripts.map(async (file) => {
      const answer = await page.request.get(file);
      return bytesOnTheWay(file, await answer.body());
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  expect(scripts).toEqual(firstLoadScripts(await readManifest(site.root), script.alsoAtFirstLoad));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(script.limit);
});
