import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'uqr';
import golden from '../fixtures/codes/battle-1.json' with { type: 'json' };
import { databaseOf, title } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

// A running battle comes in through the camera, which is Chromium's own stand-in: it plays a film of a
// battle's codes.

const FILM = path.join(tmpdir(), `hors-de-combat-battle-${process.pid}.y4m`);
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

test.beforeAll(() => writeFileSync(FILM, filmOf(golden.codes)));

test('a battle is read off a screen of codes, looked at, and gone on with', async ({ page }) => {
  await page.goto('/#/new-battle');
  await page.getByRole('link', { name: fr('setup:receive-battle') }).tap();
  await expect(page.getByText(fr('pass-battle:preview.new'))).toBeVisible({ timeout: 30_000 });
  expect((await databaseOf(page))['entries']).toEqual([]);

  await page.getByRole('button', { name: fr('pass-battle:preview.accept') }).tap();
  await expect(title(page)).toContainText(fr('table:header.round', { round: 2 }));
  expect(inOrder((await databaseOf(page))['entries'])).toEqual(inOrder(golden.rows));
});

test('what scans lists knows the codes of a battle too', async ({ page }) => {
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

/** A film (YUV4MPEG2, 4:2:0) of codes, dark on light, four a second. */
function filmOf(codes: readonly string[]): Buffer {
  const frames = codes.flatMap((code) => {
    const { data, size } = encode(code, { ecc: 'L', border: 4 });
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
    return [Buffer.from('FRAME\n'), light, Buffer.alloc((SIDE * SIDE) / 2, 128)];
  });
  const head = Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F4:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frames]);
}

/** Pixels. */
const SIDE = 720;
