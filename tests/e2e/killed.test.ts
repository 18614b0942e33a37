import { chromium, type Locator, type Page } from '@playwright/test';
import { battleBackup } from '../support/played-battle.ts';
import { engine, letTap, withProfile } from './support/engine.ts';
import { type KillableBrowser, startBrowser } from './support/killable-browser.ts';
import { allRows, databaseOf } from './support/pages.ts';
import { test as base, expect } from './support/site.ts';
import { fr } from './support/words.ts';

const KILLS = engine === 'chromium' ? 10 : 5;
const KILLS_AT_ONCE = 5;

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

// Twenty times altogether, on two phones: a browser takes a second to start. The others take longer.
for (const [phone, tag] of [
  ['one', []],
  ['another', ['@chromium']],
] as const) {
  test(`a browser killed right after a tap is shown as saved loses none, ${KILLS} times on ${phone} phone`, {
    tag: [...tag],
  }, async ({ site, startAgain }) => {
    let browser = await startAgain();
    await begin(browser.page, site.url);
    for (let taps = 1; taps <= KILLS; taps += 1) {
      await tapUntilSaved(rings(browser.page).nth(taps - 1));
      await browser.kill();

      browser = await startAgain();
      await comeBack(browser.page, site.url);
      expect(await pressedRings(browser.page), `after kill ${taps}`).toEqual(firstRings(taps));
    }
  });
}

test('dice that were being told when the browser was killed are there again', {
  tag: '@chromium',
}, async ({ site, startAgain }) => {
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
  await kill();
});

test('a browser killed in the middle of a restore has restored all of it or nothing', {
  tag: '@chromium',
}, async ({ site, startAgain }) => {
  let { page, kill } = await startAgain();
  await begin(page, site.url);
  await tapUntilSaved(rings(page).nth(0));
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
  await kill();
});

/** Entries whose restore takes longer than a browser takes to die. */
const MANY = 10_000;

async function entriesOf(page: Page): Promise<readonly unknown[]> {
  return (await databaseOf(page))['entries'] ?? [];
}

test('killed at once after a tap was shown, all that came before is there, and the battle is whole', async ({
  site,
  startAgain,
}) => {
  let browser = await startAgain();
  await begin(browser.page, site.url);
  let kept = 0;
  for (let kills = 1; kills <= KILLS_AT_ONCE; kills += 1) {
    await tapUntilShown(rings(browser.page).nth(kept));
    await browser.kill();

    browser = await startAgain();
    await comeBack(browser.page, site.url);
    const there = await pressedRings(browser.page);
    expect([firstRings(kept), firstRings(kept + 1)], `after kill ${kills}`).toContainEqual(there);
    kept = there.length;
  }
  process.stdout.write(`    killed at once ${KILLS_AT_ONCE} times: ${kept} taps kept\n`);
});

function firstRings(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
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
function tapUntilSaved(ring: Locator) {
  return tapUntil(ring, 'output[data-save="saved"]');
}

/** Returns in the moment in which the page shows the tap, wherever that is by then. */
function tapUntilShown(ring: Locator) {
  return tapUntil(ring, 'output[data-save]');
}

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
