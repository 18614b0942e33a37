import { writeFileSync } from 'node:fs';
import { parseEntries } from '#persistence/log-rows.ts';
import golden from '../fixtures/codes/battle-1.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { beforeCamera, filmFile, filmOf } from './support/film.ts';
import { databaseOf, title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A running battle is received through the camera: Chromium's fake device, which plays a film of a battle's
// codes.

const FILM = filmFile('battle');

test.use({ launchOptions: beforeCamera(FILM) });

test.beforeAll(() => writeFileSync(FILM, filmOf(golden.codes, 4)));

test('a battle is scanned from a screen of codes, previewed and continued', async ({ page }) => {
  await page.goto('/#/new-battle');
  await page.getByRole('link', { name: fr('setup:receive-battle') }).tap();
  await expect(page.getByText(fr('pass-battle:preview.new'))).toBeVisible({ timeout: 30_000 });
  expect((await databaseOf(page))['entries']).toEqual([]);

  await page.getByRole('button', { name: fr('pass-battle:preview.accept') }).tap();
  await expect(title(page)).toContainText(fr('table:header.round', { round: 2 }));
  // Rows of an older app are rewritten in today's format.
  const { entries } = parseEntries(golden.rows);
  expect(inOrder((await databaseOf(page))['entries'])).toEqual(inOrder(entries));
});

test('the scanner for lists accepts the codes of a battle too', async ({ page }) => {
  await page.goto('/#/import');
  await page.getByRole('button', { name: fr('import:camera.open') }).tap();
  await expect(title(page)).toHaveText(fr('pass-battle:receive.title'), { timeout: 30_000 });
  await expect(page.getByText(fr('pass-battle:preview.new'))).toBeVisible({ timeout: 30_000 });
});

function inOrder(rows: readonly unknown[] = []): readonly unknown[] {
  return rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function nameOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
