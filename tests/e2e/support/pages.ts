import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { engine } from './engine.ts';
import { fr, type Words } from './words.ts';

// Steps that many journeys share: a visit, starting a battle, waiting for the disk, and reading the database.

/** Makes a first visit, and waits until the service worker controls the page and has all files. */
export async function visit(page: Page, words: Words = fr): Promise<void> {
  await page.goto('/');
  await expect(page.getByText(words('home:status.offline.ready'))).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Chooses the type of a new warband as players find it among fifty: by its name. */
export async function chooseType(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: fr('roster:new.find') }).fill(name);
  await page.getByRole('radio', { name, exact: true }).tap();
}

/** From home into a new battle of the two sample warbands, with the default setup. */
export async function startBattle(page: Page, words: Words = fr): Promise<void> {
  await page.getByRole('link', { name: words('home:new-battle') }).tap();
  await page.getByRole('button', { name: words('setup:start') }).tap();
  await expect(title(page)).toHaveText(words('table:header.round', { round: 1 }));
  await saved(page);
}

/** Home, by its tab or the way back, and from there into the battle in progress. */
export async function resume(page: Page, words: Words = fr): Promise<void> {
  await page.getByRole('link', { name: words('home:progress.resume') }).tap();
  await expect(page.locator('output[data-save]')).toBeAttached();
}

export async function goHome(page: Page, words: Words = fr): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('table:header.home') })
    .tap();
  await expect(title(page)).toHaveText(words('home:title'));
}

export function title(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/**
 * Waits until every tap so far is on the disk. A tap is shown once it is written or after 60 ms
 * (show-after-write.ts), and only then the app says that it is saving: a page timer started after the tap's
 * own, and as long, ends after it.
 */
export async function saved(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await expect(page.locator('output[data-save]')).toHaveAttribute('data-save', 'saved');
}

/**
 * The ring in a fighter's row, "within the leader's reach". @param range inches; the captain of Reikland's is
 * longer
 */
export function ring(page: Page, name: string, words: Words = fr, range = 12): Locator {
  return page.getByRole('button', {
    name: words('table:fighter.near-leader', { name, range }),
    exact: true,
  });
}

export function undoButton(page: Page, words: Words = fr): Locator {
  return page.getByRole('banner').getByRole('button', { name: words('battle:undo.button') });
}

/** The big button at the bottom of the table. */
export function nextPhase(page: Page): Locator {
  return page.locator('.battle-dock button.k-primary');
}

/**
 * The screen's accessibility tree: words, states, order; without the toast. Read from the top, as after a
 * reload: further down a strip repeats the gauges.
 */
export async function screenOf(page: Page): Promise<string> {
  await allRows(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('.gauge-strip-button')).toHaveCount(0);
  const screen = await page.locator('body').ariaSnapshot();
  return screen.replace(/\n- status(?:: .*)?$/, '');
}

/** Waits for all rows of a table: the first are rendered at once, the others a moment later. */
export async function allRows(page: Page): Promise<void> {
  await expect(page.locator('.fighters > li:empty')).toHaveCount(0);
}

/** Opens a screen outside the battle by its tab. */
export async function openTab(
  page: Page,
  tab: 'battles' | 'warbands' | 'rules' | 'settings',
  words: Words = fr,
): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words(`home:tabs.${tab}`), exact: true })
    .tap();
  await expect(
    page.getByRole('link', { name: words(`home:tabs.${tab}`), exact: true }),
  ).toHaveAttribute('aria-current', 'page');
}

/** All rows of all tables of the database; those of logs that lie in a block of many, each for itself. */
export async function databaseOf(
  page: Page,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { entries, ...others } = await tablesOf(page);
  return entries === undefined ? others : { ...others, entries: entries.flatMap(rowsOf) };
}

function rowsOf(row: unknown): readonly unknown[] {
  const isBlock = typeof row === 'object' && row !== null && 'rows' in row;
  const within: unknown = isBlock ? JSON.parse(String(row.rows)) : null;
  return Array.isArray(within) ? within : [row];
}

function tablesOf(page: Page): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const db = await answer(indexedDB.open('hors-de-combat'));
    const names = [...db.objectStoreNames];
    const transaction = db.transaction(names, 'readonly');
    const tables: Record<string, unknown[]> = {};
    for (const name of names) {
      tables[name] = await answer<unknown[]>(transaction.objectStore(name).getAll());
    }
    db.close();
    return tables;
  });
}

/** Taps what writes a file and returns the file's text. */
export async function textOfDownload(page: Page, button: Locator): Promise<string> {
  if (engine !== 'chromium') return textHandedOver(page, button);
  const [download] = await Promise.all([page.waitForEvent('download'), button.tap()]);
  return readFile(await download.path(), 'utf8');
}

/** Where downloads can't be read: intercepts the file that the page hands to the browser. */
async function textHandedOver(page: Page, button: Locator): Promise<string> {
  const text = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const hand = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          URL.createObjectURL = hand;
          if (file instanceof Blob) void file.text().then(resolve);
          return hand(file);
        };
      }),
  );
  await button.tap();
  return text;
}
