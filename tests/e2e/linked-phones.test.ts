import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from './support/app.ts';
import { battleChannels, breakChannels, rememberChannels } from './support/channels.ts';
import { letTap } from './support/engine.ts';
import { beforeCamera, filmFile, filmOf } from './support/film.ts';
import { wakeFirst } from './support/glance.ts';
import { databaseOf, nextPhase, saved, title } from './support/pages.ts';
import { afterDoubleTap } from './support/screens.ts';
import { type TableOnPage, tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// Two phones without a server: each reads the other's code from its screen with its camera, which is
// Chromium's fake device. They are two separate browsers, joined by a data channel.

const [HOSTS_EYE, GUESTS_EYE] = [filmFile('host'), filmFile('guest')];

/** What a camera sees while no code is shown to it. */
const NOTHING_TO_SEE = 'HDC';

function phone(eye: string) {
  const { args, ...rest } = beforeCamera(eye);
  // Both phones run on one machine here.
  return { ...rest, args: [...args, '--allow-loopback-in-peer-connection'] };
}

test.use({ begins: 'evening', launchOptions: phone(HOSTS_EYE), permissions: ['camera'] });
// The longest of the journeys that run last.
test.describe.configure({ mode: 'parallel' });

let guests: Browser;

test.beforeEach(async ({ page }) => {
  await wakeFirst(page);
  for (const eye of [HOSTS_EYE, GUESTS_EYE]) {
    writeFileSync(eye, filmOf([NOTHING_TO_SEE, NOTHING_TO_SEE], 10));
  }
  guests = await chromium.launch(phone(GUESTS_EYE));
});

test.afterEach(() => guests.close());

test('after one scan each, two phones share a battle through simultaneous taps, undo and a broken channel', async ({
  page,
  address,
}) => {
  await rememberChannels(page);
  const guest = await newPhone(address);
  await page.goto('/#/battle/b-tonight');
  await pair(page, guest, address);
  await backToTable(page);
  await bothLinked(page, guest);
  await same(page, guest);

  // Twenty taps, ten on each phone, at the same time.
  const [here, there] = [tableOn(page), tableOn(guest)];
  const taps = async (on: Page, table: TableOnPage, names: readonly string[]) => {
    for (const name of names) {
      for (const status of ['stunned', 'knocked-down']) await setStatus(on, table, name, status);
    }
  };
  await Promise.all([taps(page, here, OURS), taps(guest, there, THEIRS)]);
  await same(page, guest);

  // The undo list says which steps came from the other phone; each phone can undo the other's.
  await page.getByRole('button', { name: fr('table:header.menu') }).tap();
  await here.sheet.getByRole('button', { name: fr('battle:undo.title') }).tap();
  const steps = here.sheet.getByRole('listitem');
  await expect(steps.filter({ hasText: 'Pelade' }).first()).toContainText(
    fr('table:undo.elsewhere'),
  );
  await expect(steps.filter({ hasText: 'Lutz' }).first()).not.toContainText(
    fr('table:undo.elsewhere'),
  );
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: fr('battle:undo.button') })
    .tap();
  await saved(page);
  await same(page, guest);

  await breakChannels(page);
  await Promise.all([taps(page, here, OURS.slice(0, 1)), taps(guest, there, THEIRS.slice(0, 1))]);
  await bothLinked(page, guest);
  await same(page, guest);
  // By one of the spare connections that were prepared beforehand; the next ones are ready.
  const states = async (state: string) =>
    (await battleChannels(page)).filter((one) => one === state).length;
  await expect.poll(() => states('connecting')).toBe(3);
});

test('a phone that was closed reconnects by another scan, and both sides’ taps are merged', async ({
  page,
  address,
}) => {
  const guest = await newPhone(address);
  await page.goto('/#/battle/b-tonight');
  await pair(page, guest, address);
  await backToTable(page);
  await bothLinked(page, guest);
  await guest.close();
  // It says farewell, and is not looked for.
  await expect(page.getByText(fr('table:link.gone'))).toBeVisible();
  await tableOn(page).quickStatus('Otto', 'stunned');

  const back = await guests.contexts()[0]?.newPage();
  if (back === undefined) throw new Error('no phone');
  letTap(back);
  await wakeFirst(back);
  await back.goto(`${address}#/battle/b-tonight`);
  await tableOn(back).quickStatus('Tarsik', 'stunned');
  await saved(back);
  await pair(page, back, address);
  await backToTable(page);
  await bothLinked(page, back);
  await same(page, back);
});

test('each phone has its own seat; a third one looks on, then plays, and guests receive each other’s taps through the host', async ({
  page,
  address,
}) => {
  const [one, other] = [await newPhone(address), await newPhone(address)];
  await page.goto('/#/battle/b-tonight');
  await pair(page, one, address);
  // The host is asked as soon as the link is up, with no other way to share beside it; the guest at its table.
  await seat(page, 'Les Corbeaux de Reikland');
  await expect(page.getByRole('region', { name: fr('pass-battle:hub.title') })).toHaveCount(0);
  await backToTable(page);
  await seat(one, 'Griffes d’Eshin');
  await expect(page.getByRole('heading', { name: SIDES }).first()).toHaveText(/Corbeaux/);
  await expect(one.getByRole('heading', { name: SIDES }).first()).toHaveText(/Griffes/);
  // The phone whose turn it is not has no loud button: it waits, until its player steps in.
  await expect(nextPhase(page)).toBeVisible();
  await expect(nextPhase(one)).toHaveCount(0);
  const standIn = one.getByRole('button', { name: fr('table:wait.stand-in') });
  await standIn.tap();
  await expect(nextPhase(one)).toBeVisible();
  await pair(page, other, address);
  await backToTable(page);
  await expect(page.getByText(fr('table:phone.state.on'))).toHaveCount(2);

  await seat(other, fr('table:seat.onlooker'));
  await expect(other.getByText(fr('table:seat.looks-on'))).toBeVisible();
  await tableOn(one).quickStatus('Tarsik', 'stunned');
  await same(one, other);
  const phases = other.getByRole('list', { name: fr('table:phases.all') });
  await phases.getByRole('button').nth(1).tap();
  // Announced as well, a moment later.
  await expect(other.getByText(fr('battle:refused.looks-on')).first()).toBeVisible();
  await same(one, other);
  await other.getByRole('button', { name: fr('table:seat.play') }).tap();
  await tableOn(other).quickStatus('Furtif', 'stunned');
  await same(one, other);
  await same(page, other);
});

test('two players with their names play two turns, and each sees what the other does', async ({
  page,
  address,
}) => {
  const guest = await newPhone(address);
  await page.goto('/#/battle/b-tonight');
  await pair(page, guest, address);
  await seat(page, 'Les Corbeaux de Reikland', 'Anna');
  await backToTable(page);
  // A seat that is taken wears its player's name, and is no button.
  const question = guest.getByRole('region', { name: fr('table:seat.ask') });
  await expect(question.getByRole('listitem').first()).toContainText('Anna');
  await expect(question.getByRole('button', { name: /^Les Corbeaux/ })).toHaveCount(0);
  await seat(guest, 'Griffes d’Eshin', 'Marc');
  await expect(chipsOf(page)).toContainText(inReach('Marc', 'on'));
  await expect(chipsOf(guest)).toContainText(inReach('Anna', 'on'));

  // Anna plays; Marc waits, and reads what she has done to his fighter.
  await tableOn(page).quickStatus('Tarsik', 'stunned');
  const there = guest.getByRole('region', { name: fr('table:wait.at', { name: 'Anna' }) });
  await expect(there.getByRole('listitem').first()).toContainText(/Tarsik.*Anna/);
  await expect(nextPhase(guest)).toHaveCount(0);
  await expect(guest.getByRole('list', { name: fr('table:phases.all') })).toHaveCount(0);

  // The test of Anna’s side is hers: it would take the button.
  await tableOn(page).answer(
    fr('mordheim:duty.rout-test.title'),
    fr('mordheim:duty.rout-test.outcome.passed'),
  );
  // Each plays a turn to its end; then the other has the button.
  for (const [one, other] of [
    [page, guest],
    [guest, page],
  ] as const) {
    await endTurn(one);
    await expect(nextPhase(other)).toBeVisible();
    await expect(nextPhase(one)).toHaveCount(0);
    await same(page, guest);
  }

  await guest.close();
  await expect(chipsOf(page)).toContainText(inReach('Marc', 'away'));
  // Who is left alone waits for nobody.
  await expect(nextPhase(page)).toBeVisible();
});

/** A player's chip, with its state in a word. */
function inReach(name: string, state: 'on' | 'away'): RegExp {
  return new RegExp(`${name}.*${fr(`table:phone.state.${state}`)}`);
}

/** The other phones, as the table shows them. */
function chipsOf(page: Page): Locator {
  return page.getByRole('list', { name: fr('table:phone.others') });
}

/** Plays on until the other side has the turn. */
async function endTurn(page: Page): Promise<void> {
  const button = nextPhase(page);
  await expect(async () => {
    if ((await button.count()) > 0) await tableOn(page).tap(button);
    await expect(button).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Headings of the two sides. */
const SIDES = /Corbeaux de Reikland|Griffes d’Eshin/;

/** Answers whose phone it is. */
async function seat(page: Page, whose: string, name?: string): Promise<void> {
  const question = page.getByRole('region', { name: fr('table:seat.ask') });
  if (name !== undefined) await question.getByRole('textbox').fill(name);
  // What the other phone has said moves the choices; a tap at that very moment does nothing.
  await tableOn(page).tap(question.getByRole('button', { name: whose }));
  await expect(question).toHaveCount(0);
}

/** The fighters tapped on each phone. */
const OURS = ['Otto', 'Klaus', 'Dieter', 'Karl', 'Lutz'];
const THEIRS = ['Tarsik', 'Ratchak', 'Furtif', 'Goulu', 'Pelade'];

/**
 * Taps until the result is shown, as a player would: a tap at the moment when the other phone moves its
 * target is ignored, and one that comes later may open the fighter who lies there now.
 */
async function setStatus(
  on: Page,
  table: TableOnPage,
  name: string,
  status: string,
): Promise<void> {
  const strip = table.row(name).getByRole('group', { name, exact: true });
  const button = strip.getByRole('button', { name: fr(`mordheim:status.${status}.word`) });
  await expect(async () => {
    if (on.url().includes('/fighter/')) await on.goBack();
    if ((await button.count()) === 0) return table.quickStatus(name, status);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await table.tap(button);
    return expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 });
  }).toPass();
}

async function backToTable(page: Page): Promise<void> {
  await page.getByRole('link', { name: fr('pass-battle:phones.linked.go-on') }).tap();
}

async function bothLinked(...phones: readonly Page[]): Promise<void> {
  for (const page of phones) {
    await expect(page.getByText(fr('table:phone.state.on'))).toBeVisible();
  }
}

/** Waits until both have the same entries, and expects them to show the same, each in its own order. */
async function same(one: Page, other: Page): Promise<void> {
  await expect
    .poll(async () => isDeepStrictEqual(await rowsOf(one), await rowsOf(other)))
    .toBe(true);
  const state = async (page: Page) => {
    const gauges = page.getByRole('list', { name: fr('table:gauge.all') });
    return (await gauges.ariaSnapshot()).split('\n').toSorted();
  };
  expect(await state(other)).toEqual(await state(one));
}

async function newPhone(address: string): Promise<Page> {
  const context = await guests.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    permissions: ['camera'],
    baseURL: address,
    // It has no data yet.
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  letTap(page);
  await wakeFirst(page);
  return page;
}

async function pair(host: Page, guest: Page, address: string): Promise<void> {
  await afterDoubleTap(host);
  await host.getByRole('button', { name: fr('table:header.menu') }).tap();
  await host
    .getByRole('dialog')
    .getByRole('link', { name: fr('table:menu.two-phones') })
    .tap();
  await expect(title(host)).toHaveText(fr('pass-battle:phones.title'));
  await show(host, GUESTS_EYE);
  await guest.goto(`${address}#/import/battle`);
  await show(guest, HOSTS_EYE);
  await host.getByRole('button', { name: fr('pass-battle:phones.host.scan') }).tap();
}

/** Lets the other phone's camera see this screen. */
async function show(page: Page, eye: string): Promise<void> {
  await expect(page.locator('.qr-code svg')).toBeVisible();
  const { data, info } = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  writeFileSync(eye, filmOf([code, code], 10));
}

async function rowsOf(page: Page): Promise<readonly unknown[]> {
  const { entries = [] } = await databaseOf(page);
  return entries
    .filter((row) => JSON.stringify(row).includes('"battleId":"b-tonight"'))
    .toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : '';
}
