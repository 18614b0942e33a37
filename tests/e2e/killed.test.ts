import { chromium, type Locator, type Page } from '@playwright/test';
import { battleBackup } from '../support/played-battle.ts';
import { letTap, withProfile } from './support/engine.ts';
import { type KillableBrowser, startBrowser } from './support/killable-browser.ts';
import { allRows, databaseOf } from './support/pages.ts';
import { test as base, expect } from './support/site.ts';
import { fr } from './support/words.ts';

interface Fixtures {
  /** Starts the browser, each time on what the one before has left on the disk. */
  readonly startAgain: () => Promise<KillableBrowser>;
}

const test = base.extend<Fixtures>({
  startAgain: async ({ launchOptions }, use) =>
    withProfile(async (profile) => {
      const program = launchOptions.executablePath ?? chromium.executablePath();
      const started: KillableBrowser[] = [];
      await use(async () => {
        const browser = await startBrowser(program, profile);
        letTap(browser.page);
        started.push(browser);
        return browser;
      });
      await Promise.all(started.map((browser) => browser.kill()));
    }),
});

// The browser is not Playwright's: there is nothing to trace but the time it takes.
test.use({ trace: 'off' });

// By the hundred, at every moment: lab/soak. Here once each, in every engine.
test('a browser killed right after a tap is shown as saved has it, and one killed at once after a tap was shown has all that came before', {
  tag: '@engines',
}, async ({ site, startAgain }) => {
  let browser = await startAgain();
  await begin(browser.page, site.url);
  await tapUntil(rings(browser.page).nth(0), 'output[data-save="saved"]');
  await browser.kill();
  browser = await startAgain();
  await comeBack(browser.page, site.url);
  expect(await pressedRings(browser.page)).toEqual([0]);

  await tapUntil(rings(browser.page).nth(1), 'output[data-save]');
  await browser.kill();
  browser = await startAgain();
  await comeBack(browser.page, site.url);
  expect([[0], [0, 1]]).toContainEqual(await pressedRings(browser.page));
});

test('dice that were being told when the browser was killed are there again; killed in the middle of a restore, it has restored all of it or nothing', async ({
  site,
  startAgain,
}) => {
  let { page, kill } = await startAgain();
  await begin(page, site.url);
  await page.getByRole('link', { name: fr('mordheim:resolver-tab'), exact: true }).click();
  const start = () => page.getByRole('button', { name: fr('resolver:settle.start') });
  await start().click();
  await page.locator('dialog .k-face-runs button').last().click();
  await expect
    .poll(async () => JSON.stringify((await databaseOf(page))['settings']))
    .toContain('half-told');
  const place = page.url();
  await kill();

  ({ page, kill } = await startAgain());
  await page.goto(place, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: fr('resolver:settle.resume') })).toBeVisible();

  const before = (await entriesOf(page)).length;
  await page.goto(`${site.url}/#/settings`);
  await page.getByLabel(fr('home:restore.choose')).setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(battleBackup({ sides: 2, fighters: 12, taps: MANY - 1 })),
  });
  await page.waitForFunction(() =>
    /^[1-9]/.test(document.querySelector('.k-progress-text')?.textContent ?? ''),
  );
  await kill();

  ({ page, kill } = await startAgain());
  await page.goto(`${site.url}/#/settings`);
  await expect(page.getByLabel(fr('home:restore.choose'))).toBeAttached();
  expect([before, before + MANY]).toContain((await entriesOf(page)).length);
});

/** Entries whose restore takes longer than a browser takes to die. */
const MANY = 10_000;

async function entriesOf(page: Page): Promise<readonly unknown[]> {
  return (await databaseOf(page))['entries'] ?? [];
}

async function begin(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('link', { name: fr('home:new-battle') }).click();
  await page.getByRole('button', { name: fr('setup:start') }).click();
  await expect(rings(page)).not.toHaveCount(0);
  await allRows(page);
}

/** The app opens in the battle, or at home if it was killed before it had noted the place. */
async function comeBack(page: Page, url: string) {
  const resume = page.getByRole('link', { name: fr('home:progress.resume') });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(resume.or(rings(page)).first()).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await expect(rings(page)).not.toHaveCount(0);
  await allRows(page);
}

/** A switch in every fighter's row: "within the leader's reach". */
function rings(page: Page): Locator {
  return page.locator('button.ring');
}

/** Which of the rings are on, by their place. */
function pressedRings(page: Page) {
  return rings(page).evaluateAll((all) =>
    all.flatMap((ring, index) => (ring.ariaPressed === 'true' ? [index] : [])),
  );
}

/** Returns in the moment in which the page shows the tap, and what this selector finds. */
async function tapUntil(ring: Locator, state: string) {
  // In place before the tap: from outside one could see the "saved" of the tap before.
  const seen = ring.evaluate(
    (tapped, selector) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (tapped.ariaPressed === 'true' && document.querySelector(selector)) resolve();
        };
        new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
      }),
    state,
  );
  await ring.click();
  await seen;
}
