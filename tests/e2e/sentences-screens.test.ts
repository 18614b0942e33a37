import type { Page } from '@playwright/test';
import { deploy } from './support/deploy.ts';
import { goHome, openTab, startBattle, visit } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import { inBothLanguages, moodyDisk, sees, setDisk, withhold } from './support/sentences.ts';
import { cutOff, expect, test } from './support/site.ts';
import { withoutApis } from './support/without.ts';

// Every sentence of screens that stopped or are not here yet, and of the copy for places without a
// network, in each language.

inBothLanguages((words) => {
  test('a screen that stops, and what can’t be done on it', async ({ page }) => {
    await moodyDisk(page);
    await page.goto('/');
    await startBattle(page, words);
    const address = page.url();
    await page.addInitScript(() => {
      const { DateTimeFormat } = Intl;
      Object.defineProperty(DateTimeFormat.prototype, 'format', {
        get() {
          if (location.hash.endsWith('/journal')) throw new RangeError('a bug of ours');
          return (time: number) => String(new Date(time));
        },
      });
    });
    await page.goto('about:blank');
    await page.goto(`${address}/journal`);
    await sees(page, words, 'error:broken.title');
    await sees(page, words, 'error:broken.ways');
    await setDisk(page, 'forgets-reading');
    await page.getByRole('button', { name: words('error:back-up') }).tap();
    await sees(page, words, 'error:backup-failed');
    await setDisk(page, 'UnknownError');
    await page.getByRole('button', { name: words('error:battle.delete') }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('error:battle.confirm'), exact: true })
      .tap();
    await sees(page, words, 'error:battle.not-deleted');
  });

  test('battles that can’t be read, or whose rules are not known', async ({ page }) => {
    await page.goto('/');
    await startBattle(page, words);
    await goHome(page, words);
    await putBeginnings(page);
    await page.goto('about:blank');
    await page.goto('/');
    await sees(page, words, 'home:unreadable', { count: 1 });
    await sees(page, words, 'home:unfinished.unknown-rules');
    await page.getByRole('link', { name: /b-a/ }).tap();
    await sees(page, words, 'error:unreadable.title');
    await sees(page, words, 'error:unreadable.ways');
  });

  test('a screen, a language and rules that are not on the device yet', async ({ site, page }) => {
    const ends = words('settings:title') === 'Settings' ? 'fr' : 'en';
    const giveBack = await withhold(site, new RegExp(`^(?:calculations-|own-words-${ends}-)`));
    await page.goto('/');
    await sees(page, words, 'home:status.offline.no-network');
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: words('home:tabs.rules'), exact: true }).tap();
    await sees(page, words, 'error:arrival.missing');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words('error:arrival.home') }).tap();
    await openTab(page, 'settings', words);
    await page.getByRole('radio', { name: ends === 'en' ? 'English' : 'Français' }).tap();
    await sees(page, words, 'ui:language.unavailable');
    await giveBack();
  });

  test('a page without an offline copy, whose version is no longer on the site', async ({
    site,
    page,
  }) => {
    await withoutApis(page, ['serviceWorker']);
    await withhold(site, /^calculations-/);
    await page.goto('/');
    await page.getByRole('link', { name: words('home:tabs.rules'), exact: true }).tap();
    await sees(page, words, 'error:arrival.missing');
    await deploy(site, '9.9.9+next');
    await sees(page, words, 'error:arrival.outdated');
    await page.getByRole('button', { name: words('error:restart') }).tap();
    await expect(page.getByRole('searchbox', { name: words('rules:search.label') })).toBeVisible();
  });

  test('a copy that is incomplete while the phone has no network, and what can’t be asked then', async ({
    site,
    page,
  }) => {
    await visit(page, words);
    await openTab(page, 'settings', words);
    await cutOff(site, page);
    await page.getByRole('button', { name: words('settings:version.check') }).tap();
    await sees(page, words, 'settings:version.no-network');
  });

  test('a copy for which the device has no room', async ({ site, page }) => {
    const disk = await page.context().newCDPSession(page);
    const { origin } = new URL(site.url);
    await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_150_000 });
    await page.goto('/');
    await sees(page, words, 'home:status.offline.no-room');
  });

  test('a new version that another tab has taken', async ({ site, page }) => {
    await visit(page, words);
    const other = await page.context().newPage();
    await other.goto('/');
    await expect(other.getByText(words('home:status.offline.ready'))).toBeVisible();
    await site.publishUpdate('second');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: words('home:update.take') }).tap();
    await sees(other, words, 'home:update.replaced');
  });

  test('an app that can’t be fetched at all', async ({ site, page }) => {
    await withhold(site, /^app-/);
    await page.goto('/');
    // The page says it in every language, as nothing of the player's own is known yet.
    await sees(page, words, 'error:waiting');
  });

  test('a start that takes long', async ({ page }) => {
    await page.route('**/assets/app-*', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await sees(page, words, 'error:slow');
  });

  test('an app that stops before it has shown anything', async ({ page }) => {
    await page.addInitScript(() => {
      // As a bug in what joins everything would.
      Crypto.prototype.randomUUID = () => {
        throw new Error('a bug of ours');
      };
    });
    await page.goto('/');
    await sees(page, words, 'error:broken.title');
    await sees(page, words, 'error:broken.text');
  });

  test('plain http in a local network', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false });
    });
    await page.goto('/');
    await sees(page, words, 'ui:limit.address');
  });

  test('a warband that was changed in another tab', async ({ page }) => {
    await page.goto('/#/warbands');
    await page.getByRole('link', { name: /Reikland/ }).tap();
    const notes = page.getByRole('textbox', { name: words('roster:warband.notes') });
    await expect(notes).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('textbox', { name: words('roster:warband.notes') }).fill('30');
    await sees(page, words, 'roster:warband.changed-elsewhere');
  });
});

/** One battle of which the beginning can't be read, and one of a game that nobody knows. */
async function putBeginnings(page: Page) {
  const position = { round: 1, turn: 1, sideId: 's-x', phase: 'recovery', step: 0 };
  const side = {
    id: 's-x',
    name: 'X',
    emblem: 'skull',
    light: true,
    leadership: 7,
    warbandId: null,
  };
  const sides = [{ ...side, leaderId: null, team: null, traits: {}, fighters: [] }];
  const plain = { name: '', roundLimit: null, houseRules: {}, sides, position, changes: [] };
  const begun = (battleId: string, hlc: string, systemId: string) => ({
    id: `a-x:${battleId}${hlc}`,
    battleId,
    actor: 'a-x',
    hlc,
    v: 2,
    type: 'BattleStarted',
    data: { ...plain, systemId },
  });
  const put = [begun('b-a', '!!!', 'mordheim'), begun('b-b', '0mws7qguo-0000', 'constructor')];
  await changeRows(page, 'entries', { put });
}
