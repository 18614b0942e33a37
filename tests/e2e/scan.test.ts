import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'uqr';
import golden from '../fixtures/codes/warband-1.json' with { type: 'json' };
import { saved, title, visit } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// A friend's warband comes in through the camera, into a battle too, and what other apps share. The camera
// is Chromium's own stand-in, which plays a film of a code.

const FILM = path.join(tmpdir(), `hors-de-combat-code-${process.pid}.y4m`);
const { HDC_BROWSER: program } = process.env;

test.use({
  launchOptions: {
    ...(program === undefined ? {} : { executablePath: program }),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

test.beforeAll(() => writeFileSync(FILM, filmOf(`https://example.org/#w=${golden.code}`)));

test('a warband is scanned off a friend’s phone, looked at, and added', async ({ page }) => {
  await page.goto('/#/import');
  await page.getByRole('button', { name: fr('import:camera.open') }).tap();
  await expect(page.getByRole('list', { name: fr('import:own') })).toContainText(
    golden.warband.name,
  );
  await page.getByRole('button', { name: fr('import:add', { count: FIGHTERS }) }).tap();
  await expect(title(page)).toHaveText(golden.warband.name);
});

test('a friend’s warband takes the other side of a battle, and the battle begins', async ({
  page,
}) => {
  await page.goto('/#/new-battle');
  await page.getByRole('button', { name: fr('setup:side.scan') }).tap();
  await expect(page.getByRole('region', { name: golden.warband.name })).toBeVisible();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await saved(page);
  await expect(page.getByRole('region', { name: golden.warband.name })).toBeVisible();
});

test('what another app shares is read, whether words or a file, once', async ({
  page,
  context,
  site,
}) => {
  await visit(page);
  const share = (parts: Readonly<Record<string, string>>, file?: string) =>
    page.evaluate(
      async ([words, name]) => {
        const form = new FormData();
        for (const [key, value] of Object.entries(words)) form.append(key, value);
        const [text = ''] = Object.values(words);
        if (name !== undefined) form.append('file', new File([text], name));
        // As the phone posts it; what comes back is the page of the app.
        const { headers } = await fetch('./shared', { method: 'POST', body: form });
        return headers.get('Content-Type');
      },
      [parts, file] as const,
    );
  expect(
    await share({
      title: 'Les Loups',
      text: 'Mercenaires reiklanders\nUlrich, capitaine : épée\nOtto, champion : hache',
    }),
  ).toContain('text/html');
  const arrived = await context.newPage();
  await arrived.goto(`${site.url}#/import/shared`);
  await expect(arrived.getByRole('button', { name: fr('import:add', { count: 2 }) })).toBeVisible();
  await arrived.reload();
  await expect(arrived.getByRole('alert')).toHaveText(fr('import:nothing-shared'));

  await share({ text: 'Ulrich, capitaine : épée' }, 'loups.txt');
  await arrived.reload();
  await expect(arrived.getByText('loups.txt')).toBeVisible();
});

const FIGHTERS = golden.warband.members.reduce((sum, { labels }) => sum + labels.length, 0);

/** A film of two pictures (YUV4MPEG2, 4:2:0) in which a code stands still, dark on light. */
function filmOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const scale = Math.floor(SIDE / size);
  const light = Buffer.alloc(SIDE * SIDE, 235);
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = y * scale; line < (y + 1) * scale; line += 1) {
        light.fill(16, line * SIDE + x * scale, line * SIDE + (x + 1) * scale);
      }
    }),
  );
  const frame = [Buffer.from('FRAME\n'), light, Buffer.alloc((SIDE * SIDE) / 2, 128)];
  const head = Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frame, ...frame]);
}

/** Pixels. */
const SIDE = 720;
