import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { openTab, resume, textOfDownload, title } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import { fr } from './support/words.ts';

// An installed app has no address bar: every way out of a crashed screen has to be on it.

const JOURNAL = '#/battle/b-tonight/journal';

test.use({ begins: 'evening' });

test('a crashed screen still offers home, a backup, the battle as a file and its removal', async ({
  page,
}) => {
  await page.goto('/');
  await resume(page);
  await page.goto(`/${JOURNAL}`);
  await expect(title(page)).toHaveText(fr('journal:title'));

  // A bug: from now on the journal can't be rendered. The app opens where it was closed.
  await breakJournal(page);
  await coldStart(page);
  await expect(title(page)).toHaveText(fr('error:broken.title'));

  const backup = await textOfDownload(
    page,
    page.getByRole('button', { name: fr('error:back-up') }),
  );
  expect(backup).toContain('BattleStarted');
  const alone = await textOfDownload(page, exportButton(page));
  expect(alone).toContain('BattleStarted');
  expect(alone).toContain('"warbands":[]');

  // The next start opens elsewhere.
  await coldStart(page);
  await expect(title(page)).toHaveText(fr('home:title'));
  await resume(page);

  // Back to the crashed screen, and out of it by each way.
  await page.goto(`/${JOURNAL}`);
  await expect(title(page)).toHaveText(fr('error:broken.title'));
  await byKeys(page, page.getByRole('link', { name: fr('error:to-home') }));
  await expect(title(page)).toHaveText(fr('home:title'));
  await page.goto(`/${JOURNAL}`);
  await openTab(page, 'settings');
  await expect(title(page)).toHaveText(fr('settings:title'));
  await page.goto(`/${JOURNAL}`);
  await page.getByRole('button', { name: fr('error:battle.delete') }).tap();
  const asked = page.getByRole('dialog');
  await expect(asked.getByRole('button', { name: fr('error:battle.export') })).toBeVisible();
  await asked.getByRole('button', { name: fr('error:battle.confirm'), exact: true }).tap();
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Reikland 12/ })).toBeVisible();
});

test('an app that hung at its last screen opens at home the next time', async ({ page }) => {
  await page.goto('/');
  await resume(page);
  // The page hangs before anything is painted.
  await page.addInitScript(() => {
    if (location.hash === '') window.requestAnimationFrame = () => 0;
  });
  await coldStart(page);
  await expect(page).toHaveURL(/#\/battle\//);
  await expect(page.locator('output[data-save]')).toBeAttached();
  await coldStart(page);
  await expect(title(page)).toHaveText(fr('home:title'));
});

test('rows that once crashed the app affect nothing but themselves', async ({ page }) => {
  await page.goto('/');
  const strange = { id: 'w-x', systemId: 'constructor', changedAt: 1 };
  await changeRows(page, 'warbands', { put: [strange] });
  await changeRows(page, 'settings', { put: [{ key: 'lastBackupAt', value: 1e300 }] });
  await changeRows(page, 'entries', {
    put: [beginning('b-a', '!!!'), beginning('b-b', '0mws7qguo-0000', 'constructor')],
  });
  await coldStart(page);
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
  await expect(page.getByRole('link', { name: /Reikland 12/ })).toBeVisible();
  await expect(page.getByText(fr('home:unfinished.unknown-rules'))).toBeVisible();
  await openTab(page, 'warbands');
  await expect(page.getByRole('link', { name: /Reikland 12/ })).toBeVisible();
  await openTab(page, 'settings');
  await expect(
    page.getByRole('button', { name: fr('settings:data.back-up'), exact: true }),
  ).toBeVisible();

  // A battle whose beginning can't be read can be exported and deleted.
  await openTab(page, 'battles');
  await page.getByRole('link', { name: /b-a/ }).tap();
  await expect(title(page)).toHaveText(fr('error:unreadable.title'));
  expect(await textOfDownload(page, exportButton(page))).toContain('!!!');
  await page.getByRole('button', { name: fr('error:battle.delete') }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: fr('error:battle.confirm'), exact: true })
    .tap();
  await expect(title(page)).toHaveText(fr('home:title'));
  await expect(page.getByRole('link', { name: /b-a/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: fr('home:progress.resume') })).toBeVisible();
});

/** Follows the link by keyboard alone. */
async function byKeys(page: Page, link: Locator) {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((one) => one === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

function exportButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: fr('error:battle.export') });
}

/** Starts as an installed app does: at its own address, whatever was open. */
async function coldStart(page: Page) {
  await page.goto('about:blank');
  await page.goto('/');
}

/** From the next start on, formatting a time fails on any journal. */
async function breakJournal(page: Page) {
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    Object.defineProperty(DateTimeFormat.prototype, 'format', {
      get() {
        if (location.hash.endsWith('/journal')) throw new RangeError('a bug of ours');
        return (time: number) => String(new Date(time));
      },
    });
  });
}

function beginning(battleId: string, hlc: string, systemId = 'mordheim') {
  const position = { round: 1, turn: 1, sideId: 's-x', phase: 'recovery', step: null };
  const side = {
    id: 's-x',
    name: 'X',
    emblem: 'skull',
    light: true,
    leadership: 7,
    warbandId: null,
  };
  const sides = [{ ...side, leaderId: null, team: null, traits: {}, fighters: [] }];
  const data = { systemId, name: '', roundLimit: null, houseRules: {}, sides, position };
  return {
    id: `a-x:${battleId}${hlc}`,
    battleId,
    actor: 'a-x',
    hlc,
    v: 3,
    type: 'BattleStarted',
    data: { ...data, changes: [] },
  };
}
