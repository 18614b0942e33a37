import { writeFileSync } from 'node:fs';
import { type Browser, firefox, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { ENGINES } from '../../scripts/engines.mjs';
import { expect, test } from './support/app.ts';
import { beforeCamera, filmFile, filmOf } from './support/film.ts';
import { title } from './support/pages.ts';
import { fr } from './support/words.ts';

// A phone with Chromium and one with Firefox: each browser has to understand the other's session description.
// The codes are pasted as text, as where there is no camera; a link trial is enough to test it.

const EYE = filmFile('engines');
const { args, ...rest } = beforeCamera(EYE);

test.use({
  // Both phones run on one machine here.
  launchOptions: { ...rest, args: [...args, '--allow-loopback-in-peer-connection'] },
  permissions: ['camera'],
});

let other: Browser;

// Both journeys on one Firefox: it takes long to start.
test.beforeAll(async () => {
  const program = await ENGINES.firefox.find();
  test.skip(program === undefined, 'There is no Firefox here.');
  writeFileSync(EYE, filmOf(['HDC', 'HDC'], 10));
  other = await firefox.launch({
    channel: 'moz-firefox',
    ...(program === undefined ? {} : { executablePath: program }),
    firefoxUserPrefs: {
      'media.navigator.permission.disabled': true,
      'media.navigator.streams.fake': true,
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
    },
  });
});

test.afterAll(() => other?.close());

for (const [who, shows] of [
  ['Chromium shows its code, and Firefox answers', 'chromium'],
  ['Firefox shows its code, and Chromium answers', 'firefox'],
] as const) {
  test(`${who}: the two connect, and their link recovers`, async ({ page, address }) => {
    const there = await other.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
    const [host, guest] = shows === 'chromium' ? [page, there] : [there, page];
    for (const one of [host, guest]) {
      await one.goto(`${address}#/try-link`);
      await expect(title(one)).toHaveText(fr('pass-battle:try.title'));
    }
    await press(host, 'pass-battle:try.show');
    await press(guest, 'pass-battle:try.scan');
    await paste(guest, await codeOn(host));
    const answer = await codeOn(guest);
    await host.getByText(fr('pass-battle:phones.typed.title')).click();
    await paste(host, answer);
    for (const one of [host, guest]) {
      const table = one.getByRole('table');
      await expect(table).toContainText('Chrome');
      await expect(table).toContainText('Firefox');
      await expect(table).toContainText(fr('pass-battle:try.times').split('{{')[0] ?? '');
    }
    await expect(host.getByRole('table')).not.toContainText(fr('pass-battle:try.not-mended'));
    await there.close();
  });
}

async function press(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: fr(word) }).click();
}

async function paste(page: Page, code: string): Promise<void> {
  // Not with `fill`, which React does not notice in Firefox.
  await page.getByLabel(fr('pass-battle:phones.typed.paste')).pressSequentially(code);
  await press(page, 'pass-battle:phones.typed.take');
}

/** The code that a phone shows. */
async function codeOn(page: Page): Promise<string> {
  await expect(page.locator('.qr-code svg')).toBeVisible();
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
