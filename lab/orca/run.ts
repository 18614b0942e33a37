import type { Page } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { BUILD } from '../../tests/e2e/support/app.ts';
import { letTap } from '../../tests/e2e/support/engine.ts';
import { bringEvening } from '../../tests/e2e/support/screens.ts';
import { type Desk, setUpDesk } from './desk.ts';
import { type Reader, startReader } from './reader.ts';
import { SCENES, type Scene } from './scenes.ts';
import { openWindow } from './window.ts';

/**
 * Plays all scenes in one browser, and prints what was heard.
 * @param args the browser’s name and program
 * @returns how many were not heard word by word
 */
export async function main([browser = '', program = '']: readonly string[]): Promise<number> {
  const desk = await setUpDesk();
  const site = await serve({ root: BUILD, compressed: false });
  const stop = () => void desk.clear().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    const reader = await startReader(desk);
    const page = await openWindow(desk, { browser, program, baseURL: site.url });
    letTap(page);
    await bringEvening(page);
    await page.evaluate(() => {
      location.hash = '/battle/b-tonight';
    });
    await page.locator('output[data-save="saved"]').waitFor({ state: 'attached' });
    await reader.said();
    say(`\n${browser}`);
    let wrong = 0;
    for (const { says, saysInFirefox = says, ...scene } of SCENES) {
      const expected = browser === 'firefox' ? saysInFirefox : says;
      if (!(await isHeard({ ...scene, says: expected }, { desk, reader, page }))) wrong += 1;
    }
    await page.context().close();
    return wrong;
  } finally {
    process.off('SIGINT', stop);
    await site.close();
    await desk.clear();
  }
}

interface Player {
  readonly desk: Desk;
  readonly reader: Reader;
  readonly page: Page;
}

async function isHeard({ about, on, says }: Scene, { desk, reader, page }: Player) {
  let heard: readonly string[] = [];
  for (const control of on) {
    await control(page).focus();
    await reader.said();
    desk.press('Return');
    heard = await reader.said(control === on.at(-1) ? says.length : 1);
  }
  const right = plain(heard) === plain(says);
  say(`  ${right ? '✓' : '✗'} ${about}`);
  for (const words of heard) say(`      « ${words} »`);
  if (!right) say(`    instead of\n${says.map((words) => `      « ${words} »`).join('\n')}`);
  return right;
}

/**
 * Treats the spaces of French typography like any other. The order is Orca’s own: focus and announcements come to
 * it by different ways.
 */
function plain(lines: readonly string[]): string {
  return lines
    .toSorted()
    .join('\n')
    .replaceAll(/[\u00A0\u202F ]+/g, ' ');
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
