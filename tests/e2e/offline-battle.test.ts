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

const ON = ['aria-pressed', 'true'] as const;
const OFF = ['aria-pressed', 'false'] as const;

test('without server and network a battle continues through reloads, undo, a new page and a language not used before', {
  tag: '@engines',
}, async ({ site, page, context }) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await nextPhase(page).tap();
  await ring(page, 'Karl').tap();
  await saved(page);
  const before = await screenOf(page);
  await cutOff(site, page);

  await test.step('a reload brings back the same battle', async () => {
    await page.reload();
    await expect(ring(page, 'Karl')).toHaveAttribute(...ON);
    expect(await screenOf(page)).toBe(before);
  });

  await test.step('right after undo the table is the same as after a reload, except for the toast', async () => {
    await undoButton(page).tap();
    await expect(ring(page, 'Karl')).toHaveAttribute(...OFF);
    await saved(page);
    await allRows(page);
    const undone = await page.getByRole('main').ariaSnapshot();
    await page.reload();
    await expect(ring(page, 'Otto')).toHaveAttribute(...ON);
    await allRows(page);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(undone);
  });

  await test.step('the battle continues', async () => {
    await ring(page, 'Greta').tap();
    await nextPhase(page).tap();
    await saved(page);
    const later = await screenOf(page);
    await page.reload();
    await expect(ring(page, 'Greta')).toHaveAttribute(...ON);
    expect(await screenOf(page)).toBe(later);
    await expect(ring(page, 'Karl')).toHaveAttribute(...OFF);
    await page.close();
  });

  const other = await context.newPage();
  await test.step('a new page starts in the open battle', async () => {
    await other.goto('/');
    await expect(ring(other, 'Greta')).toHaveAttribute(...ON);
    await ring(other, 'Karl').tap();
    await saved(other);
    await goHome(other);
    await expect(other.getByText(fr('home:status.offline.ready'))).toBeVisible();
    await resume(other);
    await expect(ring(other, 'Karl')).toHaveAttribute(...ON);
  });

  await test.step('the app changes to English', async () => {
    await goHome(other);
    await openTab(other, 'settings');
    await other.getByRole('radio', { name: 'English' }).tap();
    await expect(title(other)).toHaveText(en('settings:title'));
    await other.reload();
    await expect(title(other)).toHaveText(en('settings:title'));
    await openTab(other, 'battles', en);
    await resume(other, en);
    await expect(ring(other, 'Karl', en)).toHaveAttribute(...ON);
    await ring(other, 'Otto', en).tap();
    await saved(other);
  });
});
