import { rmSync, writeFileSync } from 'node:fs';
import { codeAt, codesOf } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { deflated } from '#sync/deflate.ts';
import golden from '../fixtures/codes/battle-1.json' with { type: 'json' };
import log from '../fixtures/logs/version-5.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { beforeCamera, filmFile, filmOf } from './support/film.ts';
import { databaseOf, title } from './support/pages.ts';
import { beginFilm, goOn } from './support/shaky-film.ts';
import { fr } from './support/words.ts';

// A running battle is received through the camera: Chromium's fake device, which plays a film of a battle's
// codes.

const FILM = filmFile('battle');

const { entries } = parseEntries(log.entries);

test.use({ launchOptions: beforeCamera(FILM) });

test.afterAll(() => rmSync(FILM, { force: true }));

test('a battle of four codes is scanned off a phone in an unsteady hand within twelve pictures, previewed and continued', async ({
  page,
}) => {
  const codes = await codesOfBattle();
  expect(codes).toHaveLength(4);
  await beginFilm(FILM, 'HDC');
  await page.goto('/#/new-battle');
  await page.getByRole('link', { name: fr('setup:receive-battle') }).tap();
  // Another code: the camera is on, and its pictures are read.
  await expect(page.getByText(fr('pass-battle:refused.no-code'))).toBeVisible();
  // As a phone shows them, and no code for longer than one picture.
  const shown = Array.from({ length: 12 }, (_, step) => codes[codeAt(step, codes.length)] ?? '');
  await goOn(FILM, shown, 1);
  await expect(page.getByText(fr('pass-battle:preview.new'))).toBeVisible();
  expect((await databaseOf(page))['entries']).toEqual([]);

  await page.getByRole('button', { name: fr('pass-battle:preview.accept') }).tap();
  await expect(title(page)).toContainText(fr('table:header.round', { round: 2 }));
  expect(inOrder((await databaseOf(page))['entries'])).toEqual(inOrder(entries));
});

test('the scanner for lists accepts the codes of a battle too, as an older app has made them', async ({
  page,
}) => {
  writeFileSync(FILM, filmOf(golden.codes, 4));
  await page.goto('/#/import');
  await page.getByRole('button', { name: fr('import:camera.open') }).tap();
  await expect(title(page)).toHaveText(fr('pass-battle:receive.title'), { timeout: 30_000 });
  await expect(page.getByText(fr('pass-battle:preview.new'))).toBeVisible({ timeout: 30_000 });
});

async function codesOfBattle(): Promise<readonly string[]> {
  const content = battleContent('b-test', entries);
  const packed = await deflated(new TextEncoder().encode(content));
  return packed === null ? [] : (codesOf(packed) ?? []);
}

function inOrder(rows: readonly unknown[] = []): readonly unknown[] {
  return rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function nameOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
