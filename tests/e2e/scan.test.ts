import { rmSync, writeFileSync } from 'node:fs';
import golden from '../fixtures/codes/warband-1.json' with { type: 'json' };
import { expect, test } from './support/app.ts';
import { beforeCamera, filmFile, filmOf } from './support/film.ts';
import { saved, title, visit } from './support/pages.ts';
import { beginFilm, goOn } from './support/shaky-film.ts';
import { test as testOnSite } from './support/site.ts';
import { fr } from './support/words.ts';

// A friend's warband is received through the camera, also for a battle, and content that other apps share.
// The camera is Chromium's fake device, which plays a film of a code.

const FILM = filmFile('code');

const LINK = `https://example.org/#w=${golden.code}`;

test.use({ launchOptions: beforeCamera(FILM) });

test.afterAll(() => rmSync(FILM, { force: true }));

test('a warband is scanned off a phone in an unsteady hand within five pictures, previewed and added', async ({
  page,
}) => {
  await beginFilm(FILM, 'HDC');
  await page.goto('/#/import');
  await page.getByRole('button', { name: fr('import:camera.open') }).tap();
  // Another code: the camera is on, and its pictures are read.
  await expect(page.getByText(fr('import:notice.NotARoster'))).toBeVisible();
  await goOn(
    FILM,
    Array.from({ length: 10 }, () => LINK),
    1,
  );
  await expect(page.getByRole('list', { name: fr('import:own') })).toContainText(
    golden.warband.name,
  );
  await page.getByRole('button', { name: fr('import:add', { count: FIGHTERS }) }).tap();
  await expect(title(page)).toHaveText(golden.warband.name);
});

test('a scanned warband becomes the other side of a new battle', async ({ page }) => {
  // A film needs more than one picture.
  writeFileSync(FILM, filmOf([LINK, LINK], 10));
  await page.goto('/#/new-battle');
  await page.getByRole('button', { name: fr('setup:side.scan') }).tap();
  await expect(page.getByRole('region', { name: golden.warband.name })).toBeVisible();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await saved(page);
  await expect(page.getByRole('region', { name: golden.warband.name })).toBeVisible();
});

testOnSite(
  'text or files shared by another app are read, each once',
  async ({ page, context, site }) => {
    await visit(page);
    const share = (parts: Readonly<Record<string, string>>, ...files: readonly string[]) =>
      page.evaluate(
        async ([words, names]) => {
          const form = new FormData();
          for (const [key, value] of Object.entries(words)) form.append(key, value);
          const [text = ''] = Object.values(words);
          for (const name of names) form.append('file', new File([text], name));
          // Posted as the phone does; the response is the page of the app.
          const { headers } = await fetch('./shared', { method: 'POST', body: form });
          return headers.get('Content-Type');
        },
        [parts, files] as const,
      );
    expect(
      await share({
        title: 'Les Loups',
        text: 'Mercenaires reiklanders\nUlrich, capitaine : épée\nOtto, champion : hache',
      }),
    ).toContain('text/html');
    const arrived = await context.newPage();
    await arrived.goto(`${site.url}#/import/shared`);
    await expect(
      arrived.getByRole('button', { name: fr('import:add', { count: 2 }) }),
    ).toBeVisible();
    await arrived.reload();
    await expect(arrived.getByRole('alert')).toHaveText(fr('import:nothing-shared'));

    await share({ text: 'Ulrich, capitaine : épée' }, 'loups.txt', 'rats.txt');
    await arrived.reload();
    await expect(arrived.getByText('loups.txt')).toBeVisible();
    await arrived.getByRole('button', { name: fr('import:waiting', { count: 1 }) }).click();
    await expect(arrived.getByText('rats.txt')).toBeVisible();
  },
);

const FIGHTERS = golden.warband.members.reduce((sum, { labels }) => sum + labels.length, 0);
