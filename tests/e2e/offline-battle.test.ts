import {
  allRows,
  goHome,
  nextPhase,
  openTab,
  resume,
  ring,
  saved,
  screenOf,
  startBattle,
  title,
  undoButton,
  visit,
} from './support/pages.ts';
import { cutOff, expect, test } from './support/site.ts';
import { en, fr } from './support/words.ts';

test('with server and network gone, a reload brings back the same battle, and it goes on', async ({
  site,
  page,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await ring(page, 'Karl').tap();
  await saved(page);
  const before = await screenOf(page);
  await cutOff(site, page);

  await page.reload();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'true');
  expect(await screenOf(page)).toBe(before);

  await undoButton(page).tap();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'false');
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await ring(page, 'Greta').tap();
  await nextPhase(page).tap();
  await saved(page);
  const later = await screenOf(page);

  await page.reload();
  await expect(ring(page, 'Greta')).toHaveAttribute('aria-pressed', 'true');
  // What has just been undone is news, and only news.
  expect(await screenOf(page)).toBe(later);
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'false');
});

test('right after undo the table says what it says after a reload, but for the news of it', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await ring(page, 'Karl').tap();
  await saved(page);
  await undoButton(page).tap();
  await expect(ring(page, 'Karl')).toHaveAttribute('aria-pressed', 'false');
  await saved(page);
  await allRows(page);
  const undone = await page.getByRole('main').ariaSnapshot();

  await page.reload();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await allRows(page);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(undone);
});

test('cut off, a new page starts too, in the battle that was open', async ({
  site,
  page,
  context,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await saved(page);
  await cutOff(site, page);
  await page.close();

  const other = await context.newPage();
  await other.goto('/');
  await expect(ring(other, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await ring(other, 'Karl').tap();
  await saved(other);
  await goHome(other);
  await expect(title(other)).toHaveText(fr('home:title'));
  await expect(other.getByText(fr('home:status.offline.ready'))).toBeVisible();
  await resume(other);
  await expect(ring(other, 'Karl')).toHaveAttribute('aria-pressed', 'true');
});

test('cut off, the app speaks English without ever having done so before', async ({
  site,
  page,
}) => {
  await visit(page);
  await startBattle(page);
  await goHome(page);
  await cutOff(site, page);

  await openTab(page, 'settings');
  await page.getByRole('radio', { name: 'English' }).tap();
  await expect(title(page)).toHaveText(en('settings:title'));
  await page.reload();
  await expect(title(page)).toHaveText(en('settings:title'));
  await openTab(page, 'battles', en);
  await resume(page, en);
  await expect(title(page)).toHaveText(en('table:header.round', { round: 1 }));
  await ring(page, 'Otto', en).tap();
  await saved(page);
});
