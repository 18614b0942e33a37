import type { Locator, Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { deploy } from './support/deploy.ts';
import {
  goHome,
  openTab,
  resume,
  ring,
  saved,
  screenOf,
  startBattle,
  visit,
} from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { withoutApis } from './support/without.ts';
import { fr } from './support/words.ts';

const NEXT_VERSION = '9.9.9+next';

test('an update found during a battle waits until the battle is over, then takes one tap', async ({
  site,
  page,
}) => {
  await visit(page);
  await openTab(page, 'settings');
  const running = await page.getByText(versionOf(packageJson.version)).textContent();
  if (running === null) throw new Error('The settings name no version.');
  await openTab(page, 'battles');
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await saved(page);
  const before = await screenOf(page);

  await deploy(site, NEXT_VERSION);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await updateWaiting(page);

  // The table does not mention it, neither now nor after a reload.
  expect(await screenOf(page)).toBe(before);
  await page.reload();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await updateWaiting(page);
  expect(await screenOf(page)).toBe(before);

  await goHome(page);
  await expect(page.getByText(fr('home:update.after-battle'))).toBeVisible();
  await expect(takeUpdate(page)).toHaveCount(0);
  await openTab(page, 'settings');
  await expect(page.getByText(running, { exact: true })).toBeVisible();
  await expect(takeUpdate(page)).toHaveCount(0);

  await openTab(page, 'battles');
  await resume(page);
  await endBattle(page);
  await goHome(page);
  await expect(page.getByText(fr('home:update.ready'))).toBeVisible();
  await takeUpdate(page).tap();

  await expect(page.getByText(fr('home:update.ready'))).toHaveCount(0);
  await openTab(page, 'settings');
  await expect(page.getByText(versionOf(NEXT_VERSION), { exact: true })).toBeVisible();
  await openTab(page, 'battles');
  await expect(page.getByText(fr('home:past.drawn'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Les Corbeaux de Reikland 12' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Griffes d’Eshin 15' })).toBeVisible();
});

test('a page without an offline copy says when its version is gone from the site, and a tap starts the new one', async ({
  site,
  page,
}) => {
  await withoutApis(page, ['serviceWorker']);
  // Only the files of the first screen are loaded in time.
  await page.route('**/assets/calculations-*', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: fr('home:tabs.rules'), exact: true }).tap();
  await expect(page.getByText(fr('error:arrival.missing'))).toBeVisible();
  await deploy(site, NEXT_VERSION);
  await page.unrouteAll();
  await expect(page.getByText(fr('error:arrival.outdated'))).toBeVisible();
  await page.getByRole('button', { name: fr('error:restart') }).tap();
  await expect(page.getByRole('searchbox', { name: fr('rules:search.label') })).toBeVisible();
});

function takeUpdate(page: Page): Locator {
  return page.getByRole('button', { name: fr('home:update.take') });
}

function versionOf(version: string): string {
  return fr('settings:version.is', { version });
}

/** The browser has fetched the new version, and the old one is still active. */
async function updateWaiting(page: Page) {
  await page.waitForFunction(
    async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (registration?.waiting ?? null) !== null;
    },
    null,
    { timeout: 20_000 },
  );
}

async function endBattle(page: Page) {
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  await page.getByRole('button', { name: fr('table:menu.end') }).tap();
  // Not where the last tap was: a second one there at once counts as an accidental double tap.
  const draw = page.getByRole('button', { name: fr('table:end.draw') });
  await draw.tap({ position: { x: 8, y: 8 } });
  await expect(page.getByRole('region', { name: fr('table:end.draw') })).toBeVisible();
  await saved(page);
}
