import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  bytesOnTheWay,
  firstLoadScripts,
  readLimits,
  readManifest,
} from '../../scripts/size-limit.mjs';
import { BUILD, test as shared } from './support/app.ts';
import { startBattle, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';

// What else the service worker fetches comes after the first screen, and delays nothing.
shared(
  'a first visit renders its first screen from the expected few files, within the limit of script size',
  async ({ page }) => {
    const { files, script } = await readLimits();
    const asked = await filesUntil(page, () => page.goto('/'), 'main section li');
    const scripts = asked.filter((file) => path.extname(file) === '.js').toSorted();
    const sizes = await Promise.all(
      scripts.map(async (file) => {
        const answer = await page.request.get(file);
        return bytesOnTheWay(file, await answer.body());
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);

    expect(scripts).toEqual(
      firstLoadScripts(await readManifest(path.resolve(BUILD)), script.firstLoad),
    );
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(script.limit);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(files.firstLoad);
  },
);

test('a first visit runs nothing of a later screen ahead, and that screen comes without the network', async ({
  page,
  site,
}) => {
  await visit(page);
  await page.evaluate(async () => {
    for (let pause = 0; pause < 20; pause += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
  const asked = (await filesOf(page)).join('\n');
  expect(asked).toMatch(/database-/);
  expect(asked).not.toMatch(/table-|calculations-|warbands-|colonial|combat-dice|warhammer/);
  await cutOff(site, page);
  await startBattle(page);
  expect(await filesOf(page)).toContainEqual(expect.stringMatching(/^assets\/table-/));
});

test('a warm offline start into a battle loads few files, all of them at once', async ({
  page,
  site,
}) => {
  const { files } = await readLimits();
  await visit(page);
  await startBattle(page);
  await cutOff(site, page);
  const asked = await filesUntil(page, () => page.reload(), '.fighter .ring');
  expect(asked).toContainEqual(expect.stringMatching(/^assets\/table-/));
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(files.warmStart);
  // A start does not load the database code, other games or other screens.
  expect(asked.join('\n')).not.toMatch(
    /database-|colonial|combat-dice|warhammer|calculations-|warbands-/,
  );
});

/** Files that the page itself has requested so far. */
function filesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
}

/** The page and all files that it has requested by the time something is first on the screen. */
async function filesUntil(
  page: Page,
  come: () => Promise<unknown>,
  shown: string,
): Promise<readonly string[]> {
  await page.addInitScript((wanted) => {
    const seen = () => document.querySelector(wanted) !== null;
    new MutationObserver((_, observer) => {
      if (!seen()) return;
      observer.disconnect();
      const files = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname.slice(1));
      document.documentElement.dataset['asked'] = ['index.html', ...new Set(files)].join(' ');
    }).observe(document, { childList: true, subtree: true });
  }, shown);
  await come();
  await page.locator(shown).first().waitFor();
  return (await page.locator('html').getAttribute('data-asked'))?.split(' ') ?? [];
}
