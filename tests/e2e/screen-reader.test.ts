import { expect, test } from './support/app.ts';
import { openScreen } from './support/screens.ts';
import { fr } from './support/words.ts';

// The table for a screen reader: states in words, not in colours. every-screen.test.ts checks names, titles
// and landmarks on all screens.

test.use({ begins: 'evening' });

test('the table announces whose turn it is, the duties and the status of every fighter', async ({
  page,
}) => {
  await page.goto('/');
  await openScreen(page, 'battle');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${fr('table:header.home')}"
      - heading "${fr('table:header.round', { round: 3 })}" [level=1]
      - button /./
      - button "${fr('table:header.menu')}"
  `);
  // Losses against the threshold, which are visible as a row of pips.
  const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
  const counted = fr('battle:gauge.count', { out: 3, of: 12, needed: 3 });
  await expect(gauges.getByRole('button').first()).toHaveAccessibleName(
    new RegExp(escaped(counted)),
  );
  await expect(gauges.locator('[aria-current="true"]')).toHaveCount(1);
  const phases = page.getByRole('list', { name: fr('table:phases.all') });
  await expect(phases.locator('[aria-current="step"]')).toHaveText(
    fr('mordheim:phase.recovery.short'),
  );
  // A row has the fighter's name, that he is the leader, and his status.
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /Ulrich/ })
    .first();
  await expect(row).toHaveAccessibleName(
    new RegExp(`Ulrich.*${fr('table:fighter.leader')}.*${fr('mordheim:status.knocked-down.word')}`),
  );
  for (const name of ['table:news.label', 'battle:save.label']) {
    await expect(page.getByRole('status', { name: fr(name) })).toBeAttached();
  }
  const value = page.locator('button.duty-value').first();
  await expect(value).toHaveAttribute('aria-expanded', 'false');
  await value.tap();
  await expect(value).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page
      .getByRole('navigation', { name: fr('table:tabs.all') })
      .getByRole('link', { name: fr('table:tabs.table') }),
  ).toHaveAttribute('aria-current', 'page');
});

test('a sheet is a dialog named by its question', async ({ page }) => {
  await page.goto('/');
  await openScreen(page, 'injury');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveAccessibleName(fr('mordheim:duty.injury.title', { name: 'Anselm' }));
  // The result of each face is known before it is pressed.
  await expect(sheet.getByRole('button', { name: /^[1-6]/ })).toHaveCount(6);
  for (const face of await sheet.getByRole('button', { name: /^[1-6]/ }).all()) {
    await expect(face).toHaveAccessibleName(/^[1-6]\s?: \S/);
  }
  // The page behind it is inert.
  await expect(page.locator('dialog:modal')).toHaveCount(1);
});

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}
