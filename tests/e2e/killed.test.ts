import { chromium, type Locator, type Page } from '@playwright/test';
import { battleBackup } from '../support/played-battle.ts';
import { letTap, withProfile } from './support/engine.ts';
import { type KillableBrowser, startBrowser } from './support/killable-browser.ts';
import { allRows, databaseOf } from './support/pages.ts';
import { test as base, expect } from './support/site.ts';
import { fr } from './support/words.ts';

interface Fixtures {
  /** Starts the browser, each time with the data left by the one before. */
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

// The browser is not Playwright's own: a trace would cost time and show nothing.
test.use({ trace: 'off' });

// lab/soak kills by the hundred, at every moment; here once each, in every engine.
test('a browser killed once a tap is shown as saved keeps that tap; killed once a tap is shown, it keeps all earlier taps', {
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

test('half-entered dice survive a kill; a browser killed during a restore has restored everything or nothing', async ({
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
    /^[1-9]/.test(document.querySelector('.k-progress p')?.textContent ?? ''),
  );
  await kill();

  ({ page, kill } = await startAgain());
  await page.goto(`${site.url}/#/settings`);
  await expect(page.getByLabel(fr('home:restore.choose'))).toBeAttached();
  expect([before, before + MANY]).toContain((await entriesOf(page)).length);
});

/** So many entries that the restore takes longer than killing the browser. */
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

/** Opens the battle, from home if the browser was killed before the place was saved. */
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

/** Taps, and returns as soon as the page shows the tap and an element matches this selector. */
async function tapUntil(ring: Locator, state: string) {
  // Set up before the tap: a check from outside could see the "saved" of the tap before.
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
