import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { type KillableBrowser, startBrowser } from './support/killable-browser.ts';
import { allRows } from './support/pages.ts';
import { test as base, expect } from './support/site.ts';
import { fr } from './support/words.ts';

const KILLS = 10;

interface Fixtures {
  /** Starts the browser, each time on what the one before has left on the disk. */
  readonly startAgain: () => Promise<KillableBrowser>;
}

const test = base.extend<Fixtures>({
  startAgain: async ({ launchOptions }, use) => {
    const program = launchOptions.executablePath ?? chromium.executablePath();
    const profile = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-profile-'));
    const started: KillableBrowser[] = [];
    await use(async () => {
      const browser = await startBrowser(program, profile);
      started.push(browser);
      return browser;
    });
    await Promise.all(started.map((browser) => browser.kill()));
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

// The browser is not Playwright's: there is nothing to trace but the time it takes.
test.use({ trace: 'off' });

// Twenty times altogether, on two phones: a browser takes a second to start.
for (const phone of ['one', 'another']) {
  test(`a browser killed right after a tap is shown as saved loses none, ${KILLS} times on ${phone} phone`, async ({
    site,
    startAgain,
  }) => {
    let browser = await startAgain();
    await begin(browser.page, site.url);
    for (let taps = 1; taps <= KILLS; taps += 1) {
      await tapUntilSaved(rings(browser.page).nth(taps - 1));
      await browser.kill();

      browser = await startAgain();
      await comeBack(browser.page, site.url);
      expect(await pressedRings(browser.page), `after kill ${taps}`).toEqual(
        Array.from({ length: taps }, (_, index) => index),
      );
    }
  });
}

async function begin(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('link', { name: fr('home:new-battle') }).click();
  await page.getByRole('button', { name: fr('setup:start') }).click();
  await expect(rings(page)).not.toHaveCount(0);
  await allRows(page);
  expect(await rings(page).count()).toBeGreaterThanOrEqual(KILLS);
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

/** Returns in the moment in which the page shows the tap and calls it saved. */
async function tapUntilSaved(ring: Locator) {
  // In place before the tap: from outside one could see the "saved" of the tap before.
  const saved = ring.evaluate(
    (tapped) =>
      new Promise<void>((resolve) => {
        const state = document.querySelector<HTMLElement>('output[data-save]');
        const look = () => {
          if (tapped.ariaPressed === 'true' && state?.dataset['save'] === 'saved') resolve();
        };
        new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
      }),
  );
  await ring.click();
  await saved;
}
