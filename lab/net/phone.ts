import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { idOf } from '#store/raw-row.ts';
import { type Addresses, addressesOf } from '#sync/link-trial.ts';
import { databaseOf } from '../../tests/e2e/support/pages.ts';
import { fr } from '../../tests/e2e/support/words.ts';
import type { Place } from './place.ts';

/** What a phone has stored before its page starts. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

declare global {
  interface Window {
    /** The text that was shared last. */
    sent?: string;
  }
}

/** @param camera whether it has one, which any page may use: Chromium then tells pages their own addresses */
export function startBrowser({ browser }: Place, camera: boolean): Promise<Browser> {
  return chromium.launch({
    executablePath: browser,
    args: camera ? ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] : [],
  });
}

/** A page of a phone. @param camera whether it may use the camera, and so is told its own addresses */
export async function openPhone(
  browser: Browser,
  { address }: Pick<Place, 'address'>,
  { camera, kept }: { readonly camera: boolean; readonly kept: Kept | undefined },
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    baseURL: address,
    // What is not named is denied.
    permissions: ['local-network-access', ...(camera ? ['camera'] : [])],
    ...(kept === undefined ? {} : { storageState: kept }),
  });
  await context.addInitScript(hearShared, camera);
  const page = await context.newPage();
  // The first tap on a phone that has lain untouched wakes it.
  await page.addLocatorHandler(page.locator('.glance'), (glance) =>
    glance.tap({ position: { x: 20, y: 20 } }),
  );
  return page;
}

/** Runs in the page, instead of a messenger. */
function hearShared(camera: boolean): void {
  const share = ({ text = '' }: ShareData) => {
    window.sent = text;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'share', { value: share });
  // The fake camera needs no permission.
  if (!camera) Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
}

/** Links two phones by their codes as text. */
export async function pair(host: Page, guest: Page): Promise<Paired> {
  const addresses: Addresses[] = [];
  const linked = await paired(host, guest, (code) => addresses.push(addressesOf(code)));
  return { linked, addresses };
}

/** Milliseconds within which a battle arrives or never does. */
const ARRIVAL = 300_000;

export interface Paired {
  /** Seconds from the last code until both are linked; null for never. */
  readonly linked: number | null;
  /** What the codes have: that of the host first. */
  readonly addresses: readonly Addresses[];
}

async function paired(
  host: Page,
  guest: Page,
  onCode: (code: string) => void,
): Promise<number | null> {
  await host.goto(`/#/battle/${BATTLE}`);
  await host.goto(`/#/battle/${BATTLE}/two-phones`);
  const invitation = await codeOf(host);
  if (invitation === null) return null;
  onCode(invitation);
  await guest.goto('/#/');
  await guest.goto('/#/import/battle');
  await guest.getByLabel(fr('pass-battle:receive.paste')).fill(invitation);
  await guest.getByRole('button', { name: fr('pass-battle:receive.take') }).tap();
  const answer = await codeOf(guest);
  if (answer === null) return null;
  onCode(answer);
  await host.getByLabel(fr('pass-battle:phones.typed.paste')).fill(answer);
  const begun = performance.now();
  await host.getByRole('button', { name: fr('pass-battle:phones.typed.take') }).tap();
  const linked = host.getByRole('link', { name: fr('pass-battle:phones.linked.go-on') });
  const again = host.getByRole('button', { name: fr('pass-battle:phones.again') });
  await linked.or(again).waitFor({ timeout: 60_000 });
  if (await again.isVisible()) return null;
  const there = guest.getByText(fr('table:phone.state.on'));
  const arrived = await there.waitFor({ timeout: ARRIVAL }).then(
    () => true,
    () => false,
  );
  if (!arrived) return null;
  const taken = (performance.now() - begun) / 1000;
  await linked.tap();
  return taken;
}

/** A phone's own code; null if it says why it has none. */
async function codeOf(page: Page): Promise<string | null> {
  const way = page.getByText(fr('pass-battle:phones.typed.title'));
  const again = page.getByRole('button', { name: fr('pass-battle:phones.again') });
  await way.or(again).first().waitFor({ timeout: 30_000 });
  if (await again.isVisible()) return null;
  await way.tap();
  await page.evaluate(() => delete window.sent);
  await page.getByRole('button', { name: fr('pass-battle:phones.typed.send') }).tap();
  const sent = await page.waitForFunction(() => window.sent);
  return (await sent.jsonValue()) ?? null;
}

const BATTLE = 'b-tonight';

/** Sets a fighter's status, whether linked or not. */
export async function tapStatus(page: Page, name: string, status: string): Promise<void> {
  const row = page.locator('.fighters > li').filter({ has: page.getByText(name, { exact: true }) });
  const button = row
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: fr(`mordheim:status.${status}.word`) });
  if ((await button.count()) === 0) {
    await page
      .locator('.sides > section')
      .filter({ has: row })
      .getByRole('button', { name: fr('table:side.states'), exact: true })
      .tap();
  }
  await button.tap();
}

/** The ids of the battle's entries on a phone's disk. */
export async function entriesOn(page: Page): Promise<ReadonlySet<string>> {
  const { entries = [] } = await databaseOf(page);
  return new Set(entries.filter((row) => JSON.stringify(row).includes(`"${BATTLE}"`)).map(idOf));
}
