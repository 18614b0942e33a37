import type { Browser, Page } from '@playwright/test';
import { roomCode } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { type HubProcess, startHub } from '../support/hub-process.ts';
import { expect, test } from './support/app.ts';
import { letTap } from './support/engine.ts';
import { databaseOf } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// A real hub, which serves the app, and browsers that encrypt, connect and reconnect by themselves.

let hub: HubProcess;

test.beforeEach(async () => {
  hub = await startHub();
});

test.afterEach(async () => {
  expect(await hub.stop()).toBe(0);
});

function site(): string {
  return `http://localhost:${hub.port}/`;
}

test('a page served by a hub can check that it is one', async ({ page }) => {
  await page.goto(site());
  await expect(page.locator('main')).toBeVisible();
  const description: unknown = await page.evaluate(async () => {
    const answer = await fetch('/hub.json', { cache: 'no-store' });
    const said: unknown = await answer.json();
    return said;
  });
  expect(description).toEqual({ hub: 'hors-de-combat', version: 1 });
});

test('two phones with a room reconnect when their battle is opened, and again after the hub was killed', async ({
  browser,
  evening,
}) => {
  const code = roomCode(
    { battleId: 'b-tonight', hub: `localhost:${hub.port}`, key: newRoomKey() },
    null,
  );
  const kept = await evening(fr);
  const [one, other] = [await phoneWith(browser, kept, code), await phoneWith(browser, kept, code)];
  await arrives(other, () => tableOn(one).quickStatus('Otto', 'stunned'));
  await hub.kill();
  await arrives(one, async () => {
    await tableOn(other).quickStatus('Klaus', 'stunned');
    hub = await startHub({ port: hub.port, folder: hub.folder });
  });
  expect(await entriesOf(one)).toEqual(await entriesOf(other));
});

/** An action on the other phone is soon on this one’s disk. */
async function arrives(on: Page, what: () => Promise<void>): Promise<void> {
  const before = await entriesOf(on);
  await what();
  await expect.poll(async () => (await entriesOf(on)).length).toBe(before.length + 1);
}

async function entriesOf(page: Page): Promise<readonly unknown[]> {
  return (await databaseOf(page))['entries'] ?? [];
}

type Kept = Parameters<Browser['newContext']>[0] extends infer Options
  ? Extract<NonNullable<Options>['storageState' & keyof NonNullable<Options>], object>
  : never;

/** A phone with the evening on its disk, and the room of its battle. */
async function phoneWith(browser: Browser, kept: Kept, code: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    storageState: {
      ...kept,
      origins: kept.origins.map((one) => ({ ...one, origin: site().slice(0, -1) })),
    },
  });
  const page = await context.newPage();
  letTap(page);
  await page.goto(site());
  await expect(page.locator('main')).toBeVisible();
  await page.evaluate(async (room) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const db = await answer(indexedDB.open('hors-de-combat'));
    const settings = db.transaction('settings', 'readwrite').objectStore('settings');
    await answer(settings.put({ key: 'room-b-tonight', value: room }));
    db.close();
  }, code);
  await page.reload();
  await page.goto(`${site()}#/battle/b-tonight`);
  return page;
}
