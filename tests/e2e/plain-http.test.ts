import { expect, test } from './support/app.ts';
import { goHome, resume, ring, saved, startBattle } from './support/pages.ts';
import { withoutApis } from './support/without.ts';
import { fr } from './support/words.ts';

test('at a plain http address in a local network the app plays and saves, and says what does not work there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  // What browsers disable at such an address.
  await withoutApis(page, [
    'randomUUID',
    'serviceWorker',
    'locks',
    'storage',
    'clipboard',
    'wakeLock',
    'share',
    'canShare',
    'caches',
  ]);
  await page.goto('/');
  await expect(page.getByText(fr('home:status.offline.unavailable'))).toBeVisible();
  await expect(page.getByText(fr('home:status.one-tab'))).toBeVisible();
  await expect(page.getByText(fr('ui:limit.address'))).toBeVisible();

  await startBattle(page);
  await ring(page, 'Matthias').tap();
  await saved(page);
  await page.reload();
  await expect(ring(page, 'Matthias')).toHaveAttribute('aria-pressed', 'true');
  await goHome(page);
  await resume(page);
  await goHome(page);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: fr('home:tabs.settings') })
    .tap();
  for (const limit of ['address', 'offline', 'tabs']) {
    await expect(page.getByText(fr(`ui:limit.${limit}`))).toBeVisible();
  }
  await page.getByRole('button', { name: fr('settings:version.check') }).tap();
  await expect(page.getByText(fr('settings:version.no-offline'))).toBeVisible();
});
