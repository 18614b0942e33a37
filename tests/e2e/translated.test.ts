import type { Page } from '@playwright/test';
import { translatePage } from '../support/translation.ts';
import { expect, test } from './support/app.ts';
import { nextPhase, ring, startBattle, title } from './support/pages.ts';
import { EVENING } from './support/screens.ts';
import { fr } from './support/words.ts';

// A page that the browser translates, as one who reads neither French nor English has it.

test('a battle is played on a translated page, and every change of phase is seen', async ({
  page,
}) => {
  const stopped = await translate(page);
  await page.goto('/');
  await startBattle(page);
  for (let tap = 0; tap < 12; tap += 1) {
    await ring(page, 'Otto').tap();
    await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', String(tap % 2 === 0));
    await nextPhase(page).tap();
  }
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 2 }));
  expect(await page.locator('font').count()).toBeGreaterThan(20);
  expect(stopped).toEqual([]);
});

test.describe('on the screens of an evening', () => {
  test.use({ begins: 'evening' });

  test('nothing stops while the page is translated', async ({ page }) => {
    const stopped = await translate(page);
    await page.goto('/');
    for (const { name, open } of EVENING) {
      await open(page, fr);
      expect(stopped, name).toEqual([]);
    }
  });
});

/** Has the page translated from its start on. @returns what React has complained about since */
async function translate(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  page.on('pageerror', (problem) => stopped.push(problem.message));
  page.on('console', (said) => {
    if (/NotFoundError|has stopped/.test(said.text())) stopped.push(said.text());
  });
  await page.addInitScript(translatePage);
  return stopped;
}
