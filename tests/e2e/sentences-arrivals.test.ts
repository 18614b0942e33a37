import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Entry } from '#battle/events.ts';
import { nextHlc } from '#battle/hlc.ts';
import { writeBackup } from '#exchange/backup.ts';
import { codesOf, codeText } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { CODE_MARK, codeContent, codeOf } from '#exchange/warband-code.ts';
import { parseEntries } from '#persistence/parse.ts';
import { createWarband } from '#roster/edit.ts';
import { system as COLONIAL } from '#rules/systems/colonial/index.ts';
import battle from '../fixtures/codes/battle-1.json' with { type: 'json' };
import warband from '../fixtures/codes/warband-1.json' with { type: 'json' };
import { databaseOf } from './support/pages.ts';
import { bringEvening } from './support/screens.ts';
import { inBothLanguages, moodyDisk, sees, setDisk, withhold } from './support/sentences.ts';
import { expect, test } from './support/site.ts';
import type { Words } from './support/words.ts';

// Every sentence that tells why a list, a warband or a battle from elsewhere can't be taken, in each
// language: pasted, chosen as a file, by a link, and before the camera.

inBothLanguages((words) => {
  test('texts and files that are no battle, or no sound one', async ({ page }) => {
    await page.goto('/#/import/battle');
    const alert = page.getByRole('alert');
    const read = async (text: string) => {
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: words('pass-battle:receive.take') }).tap();
    };
    await read('Otto, capitaine : épée');
    await sees(alert, words, 'pass-battle:refused.no-code');
    await read(CODE.replace('HDCB1', 'HDCB2'));
    await sees(alert, words, 'pass-battle:refused.newer');
    await read(CODE.slice(0, 300));
    await sees(alert, words, 'pass-battle:refused.cut');
    const [other = ''] = codesOf(Uint8Array.from({ length: 2000 }, (_, at) => at % 251)) ?? [];
    await read(`${CODE} ${other}`);
    await sees(alert, words, 'pass-battle:refused.mixed');
    await read(codeText(Uint8Array.of(1, 2, 3)));
    await sees(alert, words, 'pass-battle:refused.damaged');
    await read(codeText(deflateRawSync('x'.repeat(5_100_000))));
    await sees(alert, words, 'pass-battle:refused.too-big');
    await read(textOf(begunWith({ systemId: 'draughts' })));
    await sees(alert, words, 'pass-battle:refused.unknown-game');
    await read(textOf(ofTheYear2100()));
    await sees(alert, words, 'pass-battle:refused.ahead');
    const nothing = { writtenAt: 0, appVersion: '', warbands: [], settings: {}, battles: {} };
    await choose(page, words('pass-battle:receive.file'), writeBackup(nothing));
    await sees(alert, words, 'pass-battle:refused.several');
    expect((await databaseOf(page))['entries']).toEqual([]);
  });

  test('a battle that the disk does not take, and one that contradicts what is here', async ({
    page,
  }) => {
    await moodyDisk(page);
    await page.goto('/#/import/battle');
    await receive(page, words, textOf(LOG));
    const accept = page.getByRole('button', { name: words('pass-battle:preview.accept') });
    await expect(accept).toBeVisible();
    await setDisk(page, 'QuotaExceededError');
    await accept.tap();
    await sees(page.getByRole('alert'), words, 'pass-battle:refused.not-saved');
    expect((await databaseOf(page))['entries']).toEqual([]);
    await setDisk(page, '');
    await accept.tap();
    await expect(page.locator('output[data-save]')).toBeAttached();
    await page.goto('about:blank');
    await page.goto('/#/import/battle');
    await receive(page, words, textOf(begunWith({ name: 'Otto' })));
    await sees(page.getByRole('alert'), words, 'pass-battle:refused.contradicts');
    expect((await databaseOf(page))['entries']).toHaveLength(LOG.length);
  });

  test('a battle whose reader is not on the device yet', async ({ site, page }) => {
    const giveBack = await withhold(site, /^arriving-battle-/);
    await page.goto('/#/import/battle');
    await receive(page, words, textOf(LOG));
    await sees(page.getByRole('alert'), words, 'pass-battle:refused.not-here');
    await giveBack();
  });

  test('a battle that can’t be handed over by codes or as a file', async ({ page }) => {
    await moodyDisk(page);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CompressionStream'));
    await bringEvening(page, words);
    await page.goto('/#/battle/b-tonight/hand-over');
    await sees(page, words, 'pass-battle:unpackable');
    await setDisk(page, 'forgets-reading');
    await page.getByRole('button', { name: words('pass-battle:file.title') }).tap();
    await sees(page, words, 'pass-battle:no-file');
  });

  test('texts that are no list of this game', async ({ page }) => {
    await page.goto('/#/import');
    const alert = page.getByRole('alert');
    const read = async (text: string) => {
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: words('import:paste.read') }).tap();
    };
    await expect(page.getByRole('textbox')).toBeVisible();
    // Those of a first launch come a moment later.
    await expect.poll(async () => (await databaseOf(page))['warbands']?.length).toBe(2);
    const { warbands: before } = await databaseOf(page);
    await read('');
    await sees(alert, words, 'import:notice.Empty');
    await read('Otto');
    await sees(alert, words, 'import:notice.NoFighters');
    await read('{"a":1}');
    await sees(alert, words, 'import:notice.NotARoster');
    await read('['.repeat(1000));
    await sees(alert, words, 'import:notice.TooDeep');
    await read('<!DOCTYPE r [<!ENTITY a "b">]><roster/>');
    await sees(alert, words, 'import:notice.Unsafe');
    await read('<roster gameSystemName="Mordheim"><forces>');
    await sees(alert, words, 'import:notice.CutOff');
    await read('{"app":"hors-de-combat","format":2}');
    await sees(alert, words, 'import:notice.NewerFormat');
    await read('{"app":"hors-de-combat","format":1,');
    await sees(alert, words, 'import:notice.Damaged');
    await choose(page, words('import:file.choose'), 'Otto, capitaine : épée\n'.repeat(10_000));
    await sees(alert, words, 'import:notice.TooBig');
    const own = words('mordheim:name');
    await read('Warhammer 40,000\n5x Intercessor: bolt rifle\nCaptain: power fist');
    await sees(alert, words, 'import:foreign', { game: 'Warhammer 40,000', own });
    await read('40 champions: sword\n40 warriors: axe');
    await sees(alert, words, 'import:foreign-unknown', { own });
    expect((await databaseOf(page))['warbands']).toEqual(before);
  });

  test('a link that is cut, and a share that never came', async ({ page }) => {
    await page.goto(`/#w=${warband.code.slice(0, 80)}`);
    await sees(page.getByRole('alert'), words, 'import:link-damaged');
    await page.goto('/#/import/shared');
    await sees(page.getByRole('alert'), words, 'import:nothing-shared');
  });

  test('a camera that is not there, and one that is refused', async ({ page }) => {
    await page.goto('/#/import/camera');
    await sees(page, words, 'import:camera.none');
    const refused = await page.context().newPage();
    await refused.addInitScript(() => {
      MediaDevices.prototype.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await refused.goto('/#/import/camera');
    await sees(refused, words, 'import:camera.refused');
  });

  test('a camera whose codes can’t be read yet', async ({ site, page }) => {
    const giveBack = await withhold(site, /^decode-/);
    await camera(page, null);
    await page.goto('/#/import/camera');
    await sees(page, words, 'import:camera.not-here');
    await giveBack();
  });

  test('a code that is no warband', async ({ page }) => {
    await camera(page, 'Otto');
    await openScan(page, words);
    await sees(page.getByRole('dialog'), words, 'import:camera.no-warband');
  });

  test('the code of a warband of another game', async ({ page }) => {
    const other = createWarband(COLONIAL, '', { id: 'w-other', name: 'Otto', now: 0 });
    await camera(page, `${CODE_MARK}${codeOf(deflateRawSync(codeContent(other)))}`);
    await openScan(page, words);
    await sees(page.getByRole('dialog'), words, 'import:camera.other-game');
  });

  test('a code whose reader is not on the device yet', async ({ site, page }) => {
    const giveBack = await withhold(site, /^lexicon-/);
    await camera(page, 'Otto');
    await openScan(page, words);
    await sees(page.getByRole('dialog'), words, 'import:not-here');
    await giveBack();
  });
});

const LOG = parseEntries(battle.rows).entries;
const [CODE = ''] = battle.codes;

function textOf(entries: readonly Entry[]): string {
  return codeText(deflateRawSync(battleContent('b-test', entries)));
}

/** The battle, begun in another way. */
function begunWith(change: Readonly<Record<string, string>>): readonly Entry[] {
  return LOG.map((entry) =>
    entry.type === 'BattleStarted' ? { ...entry, data: { ...entry.data, ...change } } : entry,
  );
}

/** Its last line, by a clock gone wrong. */
function ofTheYear2100(): readonly Entry[] {
  const hlc = nextHlc(null, Date.UTC(2100, 0));
  return LOG.map((entry, at) =>
    at === LOG.length - 1 ? { ...entry, hlc, id: `${entry.actor}:${hlc}` } : entry,
  );
}

async function receive(page: Page, words: Words, text: string) {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: words('pass-battle:receive.take') }).tap();
}

/** A file, by the way in that is called so. */
async function choose(page: Page, label: string, text: string) {
  await page
    .getByLabel(label, { exact: true })
    .last()
    .setInputFiles({ name: 'otto.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** A friend's warband, before a battle. */
async function openScan(page: Page, words: Words) {
  await page.goto('/#/new-battle');
  await page.getByRole('button', { name: words('setup:side.scan') }).tap();
}

/** A camera before which a code is held; null: the browser has no reader of codes of its own. */
async function camera(page: Page, code: string | null) {
  await page.addInitScript((rawValue) => {
    MediaDevices.prototype.getUserMedia = () => {
      const canvas = document.createElement('canvas');
      const picture = canvas.getContext('2d');
      // Only what is drawn anew is another picture of a film.
      setInterval(() => picture?.fillRect(0, 0, 9, 9), 50);
      return Promise.resolve(canvas.captureStream());
    };
    if (rawValue === null) return;
    Reflect.set(
      window,
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => Promise.resolve([{ rawValue }]);
      },
    );
  }, code);
}
