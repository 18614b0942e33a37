import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  bytesOnTheWay,
  firstLoadScripts,
  readLimits,
  readManifest,
} from '../../scripts/size-limit.mjs';
import { test as shared } from './support/app.ts';
import { startBattle, visit } from './support/pages.ts';
import { BUILD, cutOff, expect, test } from './support/site.ts';

// What the service worker fetches besides comes after the first screen, and is nobody's wait.
shared(
  'a first visit draws its first screen from few files, no more script than the limit allows, and what was reckoned',
  async ({ page }) => {
    const { files, script } = await readLimits();
    const asked = await filesUntil(page, () => page.goto('/'), '.home-section li');
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

test('a warm start into a battle, offline, takes few files and all of them at once', async ({
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
  // The database's code is no part of a start, and neither are other games and screens.
  expect(asked.join('\n')).not.toMatch(
    /database-|colonial|combat-dice|warhammer|calculations-|warbands-/,
  );
});

/** The page and all files that it has asked for when something is first on the screen. */
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
