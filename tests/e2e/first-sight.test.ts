import type { Page } from '@playwright/test';
import { phrasesOf } from '../support/locale-files.ts';
import { expect, test } from './support/app.ts';
import { holesOn } from './support/holes.ts';
import { IPHONE } from './support/iphone.ts';
import { saved, title, visit } from './support/pages.ts';
import { cutOff, test as onOwnSite } from './support/site.ts';
import { SYSTEMS } from './support/systems.ts';
import { en, fr } from './support/words.ts';

// Screens as a player first sees them: the very first one, before the offline copy exists; all of them
// offline right after the first visit, and on a second one. They must show words, never keys or holes.
// every-screen.test.ts checks the screens with a network.

/** The screens outside a battle, by their address and heading. */
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

test('the very first screen shows only words, whichever screen it is', async ({ page }) => {
  for (const { path, heading } of PLACES) {
    await forget(page);
    await page.goto(`/#${path}`);
    await expect(title(page)).toHaveText(fr(heading));
    await expectWords(page);
  }
});

onOwnSite(
  'all screens show only words offline right after the first visit, and on a second visit',
  async ({ page, site }) => {
    await visit(page);
    await cutOff(site, page);
    await page.reload();
    await everyScreen(page);
    const second = await page.context().newPage();
    await page.close();
    await second.goto('/');
    await everyPlace(second);
  },
);

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('all screens show only words and no French: lists, fighters and the table', async ({
    page,
  }) => {
    await page.goto('/');
    for (const path of ['/', '/new-battle', '/warbands']) {
      await goTo(page, path);
      await expect(page.getByText(/^The Ravens/).first()).toBeVisible();
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

/** No French name of a sample, and no letter that English does not have. */
async function expectEnglish(page: Page) {
  await page.waitForLoadState('networkidle');
  const words = await page.locator('body').innerText();
  const french = FRENCH_NAMES.filter((name) => words.includes(name));
  expect(french).toEqual([]);
  expect(await holesOn(page)).toEqual([]);
  expect(words.match(/\S*[àâçéèêëîïôœùû]\S*/gi) ?? []).toEqual([]);
}

const FRENCH_NAMES = ['mordheim', 'warhammer-skirmish', 'combat-dice', 'colonial'].flatMap(
  (game) => {
    const english = new Set(phrasesOf('en', `${game}-samples`).map(({ text }) => text));
    return phrasesOf('fr', `${game}-samples`).flatMap(({ text }) =>
      // In capitals or as whole words, some of them are English too.
      english.has(text) || !text.includes(' ') ? [] : text,
    );
  },
);

test.describe('no control moves from under a thumb', () => {
  test('on the screen of a new battle while the other games load', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const moved = await recordMoves(page);
    await page.goto('/#/new-battle');
    const games = page.getByRole('combobox', { name: fr('setup:system') }).getByRole('option');
    await expect(games).toHaveCount(SYSTEMS.length);
    await expect(page.getByRole('button', { name: fr('setup:start') })).toBeVisible();
    expect(await moved()).toEqual([]);
  });

  test('at home while the disk answers', async ({ page }) => {
    const moved = await startSlowly(page, async () => {
      // Fetched once the battles have been read.
      const answered = page.waitForResponse('**/notices-*.js');
      await page.goto('/');
      await answered;
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await moved()).toEqual([]);
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: IPHONE });

    test('at home while the advice to install appears', async ({ page }) => {
      const moved = await startSlowly(page, () => page.goto('/'));
      await expect(page.getByRole('region', { name: fr('home:install.title') })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      expect(await moved()).toEqual([]);
    });
  });

  test.describe('with a battle in progress', () => {
    test.use({ begins: 'evening' });

    test('at home while the disk answers', async ({ page }) => {
      const moved = await startSlowly(page, () => page.goto('/'));
      await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
      expect(await moved()).toEqual([]);
    });
  });
});

/** Starts on a phone that is six times slower. @returns what has moved since */
async function startSlowly(page: Page, start: () => Promise<unknown>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const moved = await recordMoves(page);
  await start();
  return moved;
}

/**
 * Records which controls move on the page without a tap; plain text may shift. @returns what has moved since
 * it was opened
 */
async function recordMoves(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const toTap = 'a, button, label, input, select, summary';
    new PerformanceObserver((list) => {
      const shifts: readonly LayoutShift[] = list.getEntries();
      for (const { sources = [] } of shifts) {
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const within = element?.closest(toTap) ?? element?.querySelector(toTap);
          if (within !== null && within !== undefined) moved.push(within.outerHTML);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'moved'));
}

/** As browsers report it; TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly sources?: readonly { readonly node?: Node | null }[];
}

test.describe('the app’s name stays where the page itself shows it', () => {
  test('on a first visit', async ({ page }) => {
    const [opened, drawn] = await nameOfTheApp(page, '.first-top');
    expect(drawn).toEqual(opened);
  });

  test.describe('with a battle in progress', () => {
    test.use({ begins: 'evening' });

    test('at home', async ({ page }) => {
      const [opened, drawn] = await nameOfTheApp(page, '.home-title');
      expect(drawn).toEqual(opened);
    });
  });
});

/** Where it stands before the app is there, and once home is drawn. */
async function nameOfTheApp(page: Page, header: string) {
  let send: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(`.opening${header}`).waitFor();
  const opened = await page.locator('h1').boundingBox();
  send();
  await expect(page.locator('.k-screen h1')).toBeVisible();
  return [opened, await page.locator('h1').boundingBox()] as const;
}

test('icons have their intended size', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
  // The picture above them loads later, and is as wide as the screen.
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

/** Resets the device to a first visit: wipes all data on a page of the site without the app. */
async function forget(page: Page) {
  await page.goto('/icons/favicon.svg');
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name !== undefined) indexedDB.deleteDatabase(name);
    }
    const copies = await navigator.serviceWorker.getRegistrations();
    await Promise.all(copies.map((copy) => copy.unregister()));
    for (const key of await caches.keys()) await caches.delete(key);
  });
}

/** Goes through the screens outside a battle, and checks their words. */
async function everyPlace(page: Page) {
  for (const { path, heading } of PLACES) {
    await goTo(page, path);
    await expect(title(page)).toHaveText(fr(heading));
    await expectWords(page);
  }
}

/** The screens of a new battle and its fighters too. */
async function everyScreen(page: Page) {
  await everyPlace(page);
  await goTo(page, '/warbands');
  await page.getByRole('list').getByRole('link').first().tap();
  await expect(page.getByRole('button', { name: fr('roster:warband.add') })).toBeVisible();
  await expectWords(page);

  await goTo(page, '/new-battle');
  await page.getByRole('button', { name: fr('setup:start') }).tap();
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

  // Home shows the battle now.
  await goTo(page, '/');
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
  await expectWords(page);
}

async function goTo(page: Page, path: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
}

/** Waits for what loads later, such as the list of warbands, and checks all words. */
async function expectWords(page: Page) {
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  expect(await holesOn(page)).toEqual([]);
}
