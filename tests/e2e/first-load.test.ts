import path from 'node:path';
import { bytesOnTheWay, readLimits } from '../../scripts/size-limit.mjs';
import { expect, test } from './support/site.ts';

// scripts/size-limit.mjs reckons from the build what the first screen loads; here is what it does.
test.use({ serviceWorkers: 'block' });

test('the first screen loads no more script than the limit allows', async ({ page }) => {
  const loading: Promise<number>[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname;
    if (path.extname(name) !== '.js') return;
    loading.push(response.body().then((body) => bytesOnTheWay(name, body)));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(loading)).reduce((sum, size) => sum + size, 0);

  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual((await readLimits()).script.limit);
});
