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

// The policy under which the app runs. Whatever a screen tries that it forbids, and whatever is asked of
// anybody else, fails every journey (support/watched.ts), all screens among them (every-screen.test.ts);
// here it is told what the policy stops, and what becomes of names that would be more than names elsewhere.

test('every answer of the server carries the policy, and nothing is published that is not the app', async ({
  request,
}) => {
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
  test(`${sent ? 'the policy' : 'on a host that sends no headers the policy of the page'} stops what is not ours`, async ({
    browser,
    address,
  }) => {
    // Not the journey's own context: there, each of these would be a failure.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    if (!sent) await withoutHeaders(context);
    const page = await context.newPage();
    await page.goto(address);
    await forbiddenDeeds(page);
    // The browser tells of each a moment later.
    for (const directive of STOPPED) {
      await expect(page.locator('html')).toHaveAttribute(
        'data-stopped',
        new RegExp(`\\b${directive}\\b`),
      );
    }
    await expect(page.getByRole('link', { name: /Reikland/ })).toBeVisible();
    // Files that are still on their way are of no interest any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

test('a file whose names are HTML, scripts and links brings nothing but text', async ({ page }) => {
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

/** What a player of ill will could call his people. */
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

/** Tries what the policy is there to stop; what stopped something is noted in the page, `data-stopped`. */
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
        // Stopped; the event tells by what.
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

/** As from a host that sends the files and nothing else. */
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
