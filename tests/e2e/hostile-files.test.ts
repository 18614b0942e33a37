import type { Page } from '@playwright/test';
import { HOSTILE_FILES } from '../exchange/import/hostile-files.ts';
import { bytesOf, MADE, xmlOf, yamlOf, zipOf } from '../exchange/import/made-roster.ts';
import { SHEET, workbookOf } from '../exchange/import/made-workbook.ts';
import { expect, test } from './support/app.ts';
import { databaseOf, title } from './support/pages.ts';
import { fr } from './support/words.ts';

// Hostile files in a real browser, one of each kind: each leads to a preview or to a reason, the screen keeps
// working, and nothing is written or becomes more than text. tests/app/hostile-imports.test.tsx has all of
// them; tests/exchange/import limits their time.

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';
const IN_XML = SCRIPT.replaceAll('<', '&lt;');

/** A file, and the key of its reason; null for a warband, which is previewed. */
type Case = readonly [name: string, content: Uint8Array, reason: string | null];

const SCRIPTS: Case = [
  'scripts for names.ros',
  bytesOf(xmlOf(MADE).replace('Otto &amp; Söhne', IN_XML)),
  null,
];

const CASES: readonly Case[] = [
  SCRIPTS,
  ['scripts for names.yml', bytesOf(yamlOf(MADE).replace('Otto & Söhne', SCRIPT)), null],
  [
    'a page.html',
    bytesOf(`<!doctype html><p>${SCRIPT}<svg onload="alert(1)"><iframe src="x">`),
    'NoFighters',
  ],
  ['a bomb.rosz', zipOf(new Uint8Array(40_000_000), 'a.ros'), 'TooBig'],
  ['somebody’s password.ros', hostile('somebody’s password'), 'Unsafe'],
  ['half a workbook.xlsx', workbookOf(SHEET, 1).slice(0, 900), 'Damaged'],
];

test('hostile files lead to a preview or a reason, and a fighter named like a script is a fighter', async ({
  page,
}) => {
  const alerts = listenForAlerts(page);
  await page.goto('/#/import');
  await expect(title(page)).toHaveText(fr('import:title'));
  // The warbands of a first launch appear a moment later.
  await expect.poll(async () => (await databaseOf(page))['warbands']?.length).toBe(2);
  const before = await databaseOf(page);
  for (const given of CASES) {
    const [name, , reason] = given;
    await test.step(name, async () => {
      await choose(page, given);
      const lines = page.getByRole('list', { name: fr('import:lines') });
      if (reason === null) {
        await expect(lines).toBeVisible();
        expect(await intruders(page)).toEqual([]);
        await page.getByRole('button', { name: fr('import:other') }).tap();
      } else {
        await expect(page.getByRole('alert')).toHaveText(fr(`import:notice.${reason}`));
        expect(await intruders(page)).toEqual([]);
        // The message for this file must not be mistaken for that of the next.
        await page.getByRole('button', { name: fr('import:camera.open') }).tap();
        await page.getByRole('button', { name: fr('import:camera.without') }).tap();
      }
      await expect(page.getByRole('alert')).toBeEmpty();
    });
  }
  expect(await databaseOf(page)).toEqual(before);

  // A fighter named like a script is an ordinary fighter in his warband and in battle.
  await choose(page, SCRIPTS);
  await page.getByRole('button', { name: /^Ajouter \d+ combattants/ }).tap();
  await expect(page.getByText(SCRIPT.slice(0, 28)).first()).toBeVisible();
  expect(await intruders(page)).toEqual([]);
  await page.getByRole('link', { name: fr('roster:warband.fight') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 1 }));
  await expect(page.getByText(SCRIPT.slice(0, 28)).first()).toBeVisible();
  expect(await intruders(page)).toEqual([]);
  expect(alerts).toEqual([]);
});

function hostile(wanted: string): Uint8Array {
  const found = HOSTILE_FILES.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no ${wanted}.`);
  return found.bytes;
}

function listenForAlerts(page: Page): readonly string[] {
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.dismiss();
  });
  return alerts;
}

async function choose(page: Page, [name, content]: Case): Promise<void> {
  await page
    .getByLabel(fr('import:file.choose'), { exact: true })
    .last()
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** Elements that no screen of the app has, anything that would run, and addresses outside the app. */
function intruders(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].flatMap((element) => [
      ...(element.matches('script, img, iframe, object, embed, link, style, base, form')
        ? [element.outerHTML]
        : []),
      ...element
        .getAttributeNames()
        .filter((name) => name.startsWith('on') || name === 'srcdoc')
        .map((name) => `${element.localName} ${name}`),
      ...(element instanceof HTMLAnchorElement && element.origin !== location.origin
        ? [element.href]
        : []),
    ]),
  );
}
