import path from 'node:path';
import { bytesOnTheWay, readLimits } from '../../scripts/size-limit.mjs';
import { expect, test } from './support/site.ts';

// scripts/size-limit.mjs reckons from the build what the first screen loads; here is what it does.
test.use({ serviceWorkers: 'block' });

test('the first screen loads no more script than the limit allows', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (path.extname(new URL(request.url()).pathname) === '.js') asked.add(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = [...asked];
  const sizes = await Promise.all(
    scripts.map(async (url) => {
      const answer = await page.request.get(url);
      return bytesOnTheWay(new URL(url).pathname, await answer.body());
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);

  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual((await readLimits()).script.limit);
});
