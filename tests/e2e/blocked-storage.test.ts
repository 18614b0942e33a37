import { firefox } from '@playwright/test';
import { ENGINES } from '../../scripts/engines.mjs';
import { expect, test } from './support/app.ts';
import { ring } from './support/pages.ts';
import { fr } from './support/words.ts';

// A real browser that refuses all storage; bad-start.test.ts has the sentence, with a refusal of our own.

test('a Firefox with all site data blocked starts, plays, and says that it forbids saving', async ({
  address,
}) => {
  const program = await ENGINES.firefox.find();
  test.skip(program === undefined, 'There is no Firefox here.');
  const blocked = await firefox.launch({
    channel: 'moz-firefox',
    ...(program === undefined ? {} : { executablePath: program }),
    firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 },
  });
  const page = await blocked.newPage({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  await page.goto(address);
  await expect(page.locator('.home-status').first()).toContainText(fr('home:status.not-saved'));
  await page.getByRole('link', { name: fr('home:new-battle') }).click();
  await page.getByRole('button', { name: fr('setup:start') }).click();
  await ring(page, 'Otto').click();
  await expect(ring(page, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await blocked.close();
});
