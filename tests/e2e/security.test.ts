import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { readBackup, writeBackup } from '#exchange/backup.ts';
import { policyInPage, securityHeaders } from '../../scripts/headers.mjs';
import { expect, test } from './support/app.ts';
import { foreignParts } from './support/foreign.ts';
import { title } from './support/pages.ts';
import { bringEvening } from './support/screens.ts';
import { eveningBackup } from './support/situation.ts';
import { fr } from './support/words.ts';

// The Content-Security-Policy of the app. A violation, or a request to another origin, fails any journey
// (support/watched.ts), including all screens (every-screen.test.ts); here, what the policy blocks, and that
// names with markup stay text.

test('every response has the policy, and nothing but the app is published', async ({ request }) => {
  const expected: Record<string, string> = {};
  for (const [name, value] of Object.entries(securityHeaders)) expected[name.toLowerCase()] = value;
  for (const address of ['/', '/service-worker.js', '/icons/favicon.svg', '/missing.txt']) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject(expected);
  }
  const page = await (await request.get('/')).text();
  expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${policyInPage}" />`);
  expect(page).not.toMatch(/\sstyle=|<style|<script(?![^>]*\ssrc=)|\son[a-z]+=/);
  expect((await request.get('/.vite/manifest.json')).status()).toBe(404);
});

for (const sent of [true, false]) {
  test(`${sent ? 'the policy' : 'on a host that sends no headers, the page’s own policy'} blocks foreign code and requests`, async ({
    browser,
    address,
  }) => {
    // Not the journey's own context, where each of these would fail the test.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (!sent) await withoutHeaders(context);
    const page = await context.newPage();
    await page.goto(address);
    await forbiddenDeeds(page);
    // The browser reports each a moment later.
    for (const directive of STOPPED) {
      await expect(page.locator('html')).toHaveAttribute(
        'data-stopped',
        new RegExp(`\\b${directive}\\b`),
      );
    }
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
    // Files that are still being loaded don't matter any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

test('names of HTML, scripts and links in a file are shown as text only', async ({ page }) => {
  await bringEvening(page, fr, hostileBackup());
  await nothingForeign(page, 'home');
  await page.getByRole('link', { name: fr('home:progress.resume') }).tap();
  await expect(page.getByText(NASTY.Otto, { exact: true }).first()).toBeVisible();
  await nothingForeign(page, 'battle');
  const battle = page.url();

  await page.getByRole('link', { name: NASTY.Klaus }).first().tap();
  await expect(title(page)).toContainText(NASTY.Klaus);
  await nothingForeign(page, 'fighter');
  await page.getByRole('link', { name: fr('mordheim:resolver.melee.short') }).tap();
  await expect(page.locator('.need').first()).toBeVisible();
  await nothingForeign(page, 'duel');

  await page.goto(`${battle.replace(/\/fighter.*$/, '')}/journal`);
  await expect(title(page)).toHaveText(fr('journal:title'));
  await expect(page.getByText(NASTY.Karl).first()).toBeVisible();
  await nothingForeign(page, 'journal');

  await page.goto('/#/');
  await expect(title(page)).toHaveText(fr('home:title'));
  await page.getByRole('link', { name: `${NASTY['Les Corbeaux de Reikland']} 12` }).tap();
  await expect(page.getByText(NASTY.Ulrich).first()).toBeVisible();
  await nothingForeign(page, 'warband');
  const warband = page.url();
  for (const way of ['hand-over', 'print']) {
    await page.goto(`${warband}/${way}`);
    await expect(page.getByText(NASTY['Les Corbeaux de Reikland']).first()).toBeVisible();
    await nothingForeign(page, way);
  }
  await page.goto('/#/battle/b-last-week/after/w-sample-1');
  await expect(title(page)).toHaveText(fr('after-battle:title'));
  await page.getByRole('button', { name: fr('after-battle:injuries.also') }).tap();
  await page.getByRole('button', { name: NASTY.Otto, exact: true }).tap();
  await expect(page.getByRole('listitem', { name: NASTY.Otto, exact: true }).first()).toBeVisible();
  await nothingForeign(page, 'after-battle');
  expect(await page.evaluate(() => 'struck' in window)).toBe(false);
});

const STOPPED = [
  'connect-src',
  'img-src',
  'require-trusted-types-for',
  'script-src-elem',
  'style-src-elem',
  'trusted-types',
];

/** Names that a malicious player could give. */
const NASTY = {
  Otto: '<img src=x onerror="window.struck=1">',
  Karl: '<script>window.struck=1</script>',
  Klaus: 'javascript:window.struck=1',
  Ulrich: '[cliquez](https://example.com)',
  Matthias: '<a href="https://example.com">oui</a>',
  'Les Corbeaux de Reikland': '<svg onload=struck=1> $t(home:title) {{x}}',
} as const;

function hostileBackup(): string {
  const reading = readBackup(eveningBackup());
  if ('refused' in reading) throw new Error(reading.refused);
  const renamed = Object.entries(NASTY).reduce(
    (text, [name, nasty]) => text.replaceAll(JSON.stringify(name), JSON.stringify(nasty)),
    JSON.stringify(reading.backup),
  );
  const row = v.looseObject({ id: v.string() });
  const backup = v.object({
    writtenAt: v.number(),
    appVersion: v.string(),
    warbands: v.array(row),
    battles: v.record(v.string(), v.array(row)),
    settings: v.record(v.string(), v.unknown()),
  });
  return writeBackup(v.parse(backup, JSON.parse(renamed)));
}

async function nothingForeign(page: Page, where: string) {
  expect(await foreignParts(page), where).toEqual([]);
}

/** Tries what the policy must block; the directive that blocked it is recorded in the page, `data-stopped`. */
function forbiddenDeeds(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { dataset } = document.documentElement;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      dataset['stopped'] = `${dataset['stopped'] ?? ''} ${effectiveDirective}`;
    });
    const attempt = (deed: () => void) => {
      try {
        deed();
      } catch {
        // Blocked; the event says by which directive.
      }
    };
    await fetch('https://example.com/').catch(() => undefined);
    const image = document.createElement('img');
    image.src = 'https://example.com/x.png';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const script = document.createElement('link');
    script.rel = 'modulepreload';
    script.href = 'https://example.com/x.js';
    document.head.append(image, style, script);
    attempt(() => {
      document.createElement('div').innerHTML = '<b>no</b>';
    });
    attempt(() => {
      window.trustedTypes?.createPolicy('other', { createScriptURL: (address) => address });
    });
  });
}

/** Serves the files as a host without headers does. */
async function withoutHeaders(context: BrowserContext) {
  await context.route('**/*', async (route) => {
    if (new URL(route.request().url()).hostname !== 'localhost') {
      await route.continue();
      return;
    }
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });
}
