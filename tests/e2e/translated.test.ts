import { expect, test } from './support/app.ts';
import { nextPhase, ring, startBattle, title } from './support/pages.ts';
import { translate } from './support/translated.ts';
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
