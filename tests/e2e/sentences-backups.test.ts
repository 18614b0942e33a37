import type { Page } from '@playwright/test';
import { openTab, ring, saved, startBattle, textOfDownload } from './support/pages.ts';
import { changeRows } from './support/rows.ts';
import {
  ANYTHING,
  besideTheApp,
  inBothLanguages,
  moodyDisk,
  sees,
  setDisk,
} from './support/sentences.ts';
import { expect, test } from './support/site.ts';
import type { Words } from './support/words.ts';

// Every sentence that tells why a backup was refused, or could not be made, in each language.

inBothLanguages((words) => {
  test('files that are no whole backup of ours', async ({ page }) => {
    await page.goto('/#/settings');
    const backup = await backUp(page, words);
    const dialog = page.getByRole('dialog');
    const refused = async (text: string, seen: () => Promise<void>) => {
      await pickFile(page, words, text);
      await sees(dialog, words, 'home:restore.refused-title');
      await seen();
      await dialog
        .getByRole('button', { name: words('home:restore.close') })
        .first()
        .tap();
      await expect(dialog).toHaveCount(0);
    };
    await refused('', () => sees(dialog, words, 'ui:backup.refused.empty'));
    await refused('Otto', () => sees(dialog, words, 'ui:backup.refused.not-json'));
    await refused('{}', () => sees(dialog, words, 'ui:backup.refused.not-ours'));
    await refused(backup.replace('"format":1', '"format":2'), () =>
      sees(dialog, words, 'ui:backup.refused.newer-format'),
    );
    await refused(backup.slice(0, backup.length / 2), async () => {
      await sees(dialog, words, 'ui:backup.refused.damaged');
      await sees(dialog, words, 'ui:backup.damaged.file');
    });
    await refused(backup.replace('"appVersion":"', '"appVersion":"x'), () =>
      sees(dialog, words, 'ui:backup.damaged.content'),
    );
    await refused(backup.replace('"warbands":[', '"warbands":[7,'), () =>
      sees(dialog, words, 'ui:backup.damaged.warbands', { count: 1 }),
    );
    await refused(backup.replace('"battles":{}', '"battles":{"b-x":[7]}'), () =>
      sees(dialog, words, 'ui:backup.damaged.battles', { count: 1 }),
    );
    await refused(backup.replace(/"settings":\{.*\}\}$/, '"settings":7}'), () =>
      sees(dialog, words, 'ui:backup.damaged.settings', { count: 1 }),
    );
    await handsOut(page, 'nothing');
    await refused('{}', () => sees(dialog, words, 'ui:backup.refused.unreadable'));
    await handsOut(page, 'too much');
    await refused('{}', () => sees(dialog, words, 'ui:backup.refused.too-big'));
  });

  test('a backup that the disk does not take', async ({ page }) => {
    await moodyDisk(page);
    await page.goto('/#/settings');
    const backup = await backUp(page, words);
    const dialog = page.getByRole('dialog');
    const close = () =>
      dialog
        .getByRole('button', { name: words('home:restore.close') })
        .first()
        .tap();
    await setDisk(page, 'QuotaExceededError');
    await pickFile(page, words, backup);
    await sees(dialog, words, 'home:restore.refused.quota');
    await close();
    await setDisk(page, 'InvalidStateError');
    await pickFile(page, words, backup);
    await sees(dialog, words, 'home:restore.refused.closed');
    await close();
    await setDisk(page, 'UnknownError');
    await pickFile(page, words, backup);
    await sees(dialog, words, 'ui:backup.failed');
  });

  test('a backup where storage is forbidden, and where it is a newer version’s', async ({
    page,
  }) => {
    await page.goto('/#/settings');
    const backup = await backUp(page, words);
    await besideTheApp(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('hors-de-combat', 1000);
          request.addEventListener('success', () => {
            request.result.close();
            resolve();
          });
        }),
    );
    await page.goto('/#/settings');
    await pickFile(page, words, backup);
    await sees(page, words, 'home:restore.refused.read-only');

    const forbidden = await page.context().newPage();
    await forbidden.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not allowed', 'SecurityError');
      };
    });
    await forbidden.goto('/#/settings');
    await pickFile(forbidden, words, backup);
    await sees(forbidden, words, 'home:restore.refused.no-storage');
  });

  test('copies, erasing and backups that come to nothing', async ({ page }) => {
    await moodyDisk(page);
    await page.goto('/');
    await startBattle(page, words);
    await ring(page, 'Otto', words).tap();
    await saved(page);
    await page.goto('/#/settings');
    const wipe = page.getByRole('button', { name: words('settings:data.wipe') });
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: words('settings:wipe.confirm') });
    await wipe.tap();
    await setDisk(page, 'UnknownError');
    await confirm.tap();
    await sees(page, words, 'settings:wipe.no-copy');
    await dialog.getByRole('switch', { name: words('settings:wipe.copies') }).tap();
    await confirm.tap();
    await sees(page, words, 'settings:wipe.failed');
    await setDisk(page, 'forgets-reading');
    await dialog.getByRole('button', { name: words('settings:wipe.back-up') }).tap();
    await sees(page, words, 'settings:data.backup-failed');

    // A copy that is there no more when it is wanted.
    await setDisk(page, '');
    await page.reload();
    await wipe.tap();
    await confirm.tap();
    const copy = page
      .getByRole('region', { name: words('settings:copies.title') })
      .getByRole('button', { name: words('settings:copies.cause.wipe') });
    await expect(copy).toBeVisible();
    await changeRows(page, 'snapshots', { clear: true });
    await copy.tap();
    await sees(page, words, 'settings:copies.refused-title');
    await sees(page, words, 'home:restore.refused.copy-gone');
  });

  test('what the browser says of keeping the data', async ({ page }) => {
    const saysOf = async (answer: 'yes' | 'no' | 'nothing' | 'unsupported') => {
      const tab = await page.context().newPage();
      await tab.addInitScript((said) => {
        const answers = {
          yes: () => Promise.resolve(true),
          no: () => Promise.resolve(false),
          nothing: () => new Promise<boolean>(() => undefined),
          unsupported: () => Promise.reject(new TypeError('not here')),
        };
        StorageManager.prototype.persisted = answers[said];
      }, answer);
      await tab.goto('/#/settings');
      return tab;
    };
    await sees(await saysOf('yes'), words, 'ui:storage.persistence.granted');
    await sees(await saysOf('no'), words, 'ui:storage.persistence.denied');
    await sees(await saysOf('nothing'), words, 'ui:storage.persistence.unanswered');
    await sees(await saysOf('unsupported'), words, 'ui:storage.persistence.unsupported');
  });

  test('a device that is nearly full', async ({ page }) => {
    await page.addInitScript(() => {
      StorageManager.prototype.estimate = () => Promise.resolve({ usage: 99_000, quota: 100_000 });
    });
    await page.goto('/');
    await sees(page, words, 'home:room.title');
    await sees(page, words, 'home:room.text', { left: ANYTHING });
    await openTab(page, 'settings', words);
    await sees(page, words, 'home:room.title');
  });
});

function backUp(page: Page, words: Words): Promise<string> {
  const button = page.getByRole('button', { name: words('settings:data.back-up'), exact: true });
  return textOfDownload(page, button);
}

async function pickFile(page: Page, words: Words, text: string) {
  await page.getByLabel(words('home:restore.choose')).setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** What the phone makes of any file from now on. */
async function handsOut(page: Page, what: 'nothing' | 'too much') {
  await page.evaluate((is) => {
    Blob.prototype.text = () =>
      is === 'nothing'
        ? Promise.reject(new DOMException('gone', 'NotReadableError'))
        : Promise.resolve('7'.repeat(250_000_001));
  }, what);
}
