import { expect, test } from './support/app.ts';
import { moodyDisk, setDisk } from './support/moody-disk.ts';
import { databaseOf, goHome, resume, ring, saved, textOfDownload } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { fr } from './support/words.ts';

// A disk that does not accept writes during a battle: the taps stay in the page's memory, wherever the player
// goes in the app.

const ON = ['aria-pressed', 'true'] as const;
const TAPPED = ['Ratchak', 'Goulu', 'Broyeur'] as const;

/** Inches from which the Skavens hear their leader. */
const RANGE = 6;

test.use({ begins: 'evening' });

test.beforeEach(async ({ page }) => {
  await moodyDisk(page);
  await page.goto('/');
});

test('leaving a battle while the disk is full loses nothing: home says what is unsaved, and the browser asks before closing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await resume(page);
  await setDisk(page, 'QuotaExceededError');
  // The first tap shows the banner, which moves the rows down: each tap is awaited before the next. Rows
  // scrolled into view end up in the same place, where a second tap at once counts as a double tap.
  for (const [at, name] of TAPPED.entries()) {
    await afterDoubleTap(page);
    await ring(page, name, fr, RANGE).tap();
    await expect(page.getByRole('alert')).toContainText(
      fr('battle:save.failed', { count: at + 1 }),
    );
  }

  await goHome(page);
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText(/3 actions pas encore enregistrées/);
  await expect(trouble).toContainText(fr('ui:storage.save.quota'));
  await expect(page.getByText(fr('home:status.saved'))).toHaveCount(0);
  const button = (key: string) => trouble.getByRole('button', { name: fr(key) });
  const file = await textOfDownload(page, button('home:unsaved.export'));
  expect(flagsIn(file)).toBe(flagsIn(JSON.stringify(await databaseOf(page))) + TAPPED.length);

  await trouble.getByRole('link', { name: fr('home:unsaved.resume') }).tap();
  for (const name of TAPPED) await expect(ring(page, name, fr, RANGE)).toHaveAttribute(...ON);
  await goHome(page);

  await setDisk(page, '');
  await button('home:unsaved.retry').tap();
  await expect(trouble).toHaveCount(0);
  await expect(page.getByText(fr('home:status.saved'))).toBeVisible();
  await page.reload();
  await resume(page);
  for (const name of TAPPED) await expect(ring(page, name, fr, RANGE)).toHaveAttribute(...ON);
  await saved(page);

  // The browser does not ask when everything is saved.
  expect(asked).toEqual([]);
  await setDisk(page, 'QuotaExceededError');
  await ring(page, 'Pelade', fr, RANGE).tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(ring(page, 'Pelade', fr, RANGE)).toHaveAttribute('aria-pressed', 'false');
  expect(asked).toEqual(['beforeunload']);
});

test('a hanging disk is reported after a while, until it answers again', async ({ page }) => {
  await resume(page);
  await saved(page);
  await page.clock.install();
  await setDisk(page, 'hangs');
  await ring(page, 'Goulu', fr, RANGE).tap();
  await expect(ring(page, 'Goulu', fr, RANGE)).toHaveAttribute(...ON);
  await page.clock.fastForward(10_000);
  await expect(page.getByText(fr('ui:storage.save.late'))).toBeVisible();
  await setDisk(page, '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await saved(page);
});

function flagsIn(rows: string): number {
  return rows.match(/"FlagSet"/g)?.length ?? 0;
}
