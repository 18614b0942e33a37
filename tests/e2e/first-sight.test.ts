import type { Page } from '@playwright/test';
import { phrasesOf } from '../support/locale-files.ts';
import { holesOn } from './support/holes.ts';
import { goHome, saved, startBattle, title, visit } from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { en, fr, type Words } from './support/words.ts';

// Every screen as a player meets it: in a first visit, before the offline copy is there and after it,
// offline right after that, and in a second visit. What stands there has to be words.

/** The screens outside a battle, by their address and what says that they are there. */
const PLACES: readonly { readonly path: string; readonly heading: string }[] = [
  { path: '/', heading: 'home:title' },
  { path: '/new-battle', heading: 'setup:title' },
  { path: '/warbands', heading: 'roster:list.title' },
  { path: '/warbands/new', heading: 'roster:new.title' },
  { path: '/import', heading: 'import:title' },
  { path: '/rules', heading: 'rules:title' },
  { path: '/settings', heading: 'settings:title' },
];

/** The screens of a battle, below its own address. */
const IN_BATTLE: readonly string[] = ['', '/duel', '/rules', '/journal'];

const LANGUAGES = [
  { locale: 'fr-FR', words: fr, tag: [] },
  // The words of a language are the same in every engine.
  { locale: 'en-GB', words: en, tag: ['@chromium'] },
] as const;

for (const { locale, words, tag } of LANGUAGES) {
  test.describe(`${locale}: nothing but words`, { tag: [...tag] }, () => {
    test.use({ locale });

    test.describe('before the offline copy is there', () => {
      // Elsewhere than in Chromium the copy is on its way meanwhile.
      test.use({ serviceWorkers: 'block' });

      for (const { path, heading } of PLACES) {
        test(`on the very first screen, ${path}`, async ({ page }) => {
          await page.goto(`/#${path}`);
          await expect(title(page)).toHaveText(words(heading));
          await expectWords(page);
        });
      }

      test('on every screen of a first evening', async ({ page }) => {
        await page.goto('/');
        await everyScreen(page, words);
      });
    });

    test('after it, offline right after the first visit, and in a second visit', async ({
      page,
      site,
    }) => {
      await visit(page, words);
      await everyScreen(page, words);
      await cutOff(site, page);
      await page.reload();
      await everyScreen(page, words);
      const second = await page.context().newPage();
      await page.close();
      await second.goto('/');
      await everyScreen(second, words);
    });
  });
}

test.describe('an English player', () => {
  test.use({ locale: 'en-GB' });

  test('meets no French: not in the lists, nor in their fighters, nor at the table', {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.goto('/');
    for (const path of ['/', '/new-battle', '/warbands']) {
      await goTo(page, path);
      await expect(page.getByText('The Ravens of Reikland').first()).toBeVisible();
      await expectEnglish(page);
    }
    await page.getByRole('link', { name: /Claws of Eshin/ }).tap();
    await expect(page.getByRole('button', { name: en('roster:warband.add') })).toBeVisible();
    await expectEnglish(page);
    for (const system of ['warhammer-skirmish', 'combat-dice', 'colonial']) {
      await goTo(page, '/warbands/new');
      await page.getByLabel(en('roster:new.system')).selectOption(system);
      await page.getByRole('button', { name: en('roster:samples.add') }).tap();
      await expect(title(page)).toHaveText(en('roster:list.title'));
      await expectEnglish(page);
    }
    await goTo(page, '/new-battle');
    await page.getByRole('button', { name: en('setup:start') }).tap();
    await saved(page);
    await expectEnglish(page);
  });
});

/** No French name of a sample, and no letter that English does without. */
async function expectEnglish(page: Page) {
  await page.waitForLoadState('networkidle');
  const words = await page.locator('body').innerText();
  const french = FRENCH_NAMES.filter((name) => words.includes(name));
  expect(french).toEqual([]);
  expect(words.match(/\S*[àâçéèêëîïôœùû]\S*/gi) ?? []).toEqual([]);
}

const FRENCH_NAMES = ['mordheim', 'warhammer-skirmish', 'combat-dice', 'colonial'].flatMap(
  (game) => {
    const english = new Set(phrasesOf('en', `${game}-samples`).map(({ text }) => text));
    return phrasesOf('fr', `${game}-samples`).flatMap(({ text }) =>
      // In capitals or in full, some of them are English words too.
      english.has(text) || !text.includes(' ') ? [] : text,
    );
  },
);

test.describe('nothing moves away from under a thumb', () => {
  // What the service worker fetches would not be slow.
  test.use({ serviceWorkers: 'block' });

  test('on the screen of a new battle while the other games come in', {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const moved = await recordMoves(page);
    await page.goto('/#/new-battle');
    const games = page.getByRole('combobox', { name: fr('setup:system') }).getByRole('option');
    await expect(games).toHaveCount(4);
    await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
    expect(await moved()).toEqual([]);
  });

  test('at home while the disk answers, without a battle in progress and with one', {
    tag: '@chromium',
  }, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const moved = await recordMoves(page);
    // Fetched once the battles have been read.
    const answered = page.waitForResponse('**/notices-*.js');
    await page.goto('/');
    await answered;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await moved()).toEqual([]);

    await startBattle(page);
    await goHome(page);
    await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
    expect(await moved()).toEqual([]);
  });
});

/** Watches from now on what moves on the page without a tap. @returns what has moved since it was opened */
async function recordMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Words that take another width are no place that a thumb aims at.
        if (Number(Reflect.get(entry, 'value')) > 0.001) moved.push(entry.toJSON());
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'moved'));
}

test('icons are as large as they were meant to be', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  // The picture above them comes when it can, and is as wide as the screen.
  const icons = page.locator('#root svg[class*="k-icon"]');
  await expect(icons).not.toHaveCount(0);
  const wrong = await icons.evaluateAll((all) =>
    all.flatMap((icon) => {
      // Some are hidden, or just being replaced.
      if (!icon.checkVisibility()) return [];
      const { width, height } = icon.getBoundingClientRect();
      return width > 8 && width < 64 && width === height ? [] : [`${width} × ${height} px`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Goes through all screens, a new battle and its fighters included, and reads them. */
async function everyScreen(page: Page, words: Words) {
  for (const { path, heading } of PLACES) {
    await goTo(page, path);
    await expect(title(page)).toHaveText(words(heading));
    await expectWords(page);
  }
  await goTo(page, '/warbands');
  await page.getByRole('list').getByRole('link').first().tap();
  await expect(page.getByRole('button', { name: words('roster:warband.add') })).toBeVisible();
  await expectWords(page);

  await goTo(page, '/new-battle');
  await page.getByRole('button', { name: words('setup:start') }).tap();
  await saved(page);
  const battle = new URL(page.url()).hash.slice(1);
  for (const below of IN_BATTLE) {
    await goTo(page, `${battle}${below}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWords(page);
  }
  await goTo(page, battle);
  await page.locator('.fighter-face').first().tap();
  await expect(page).toHaveURL(/\/fighter\//);
  await expect(title(page)).toBeVisible();
  await expectWords(page);

  // Home tells of the battle now.
  await goTo(page, '/');
  await expect(page.getByRole('link', { name: words('home:progress.resume') })).toBeVisible();
  await expectWords(page);
}

async function goTo(page: Page, path: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}

/** Waits for what comes in later, such as the list of warbands, and reads it all. */
async function expectWords(page: Page) {
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(await holesOn(page)).toEqual([]);
}
