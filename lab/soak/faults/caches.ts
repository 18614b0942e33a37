import type { Page } from '@playwright/test';
import { Complaint, until } from '../evening.ts';
import type { Family } from './fault.ts';
import { startsCold } from './offline.ts';

/** Faults in which the browser evicts the app’s files and keeps its data. */
export const CACHES = {
  'cache-gone': {
    weight: 25,
    about: 'cache storage emptied: mended online, then a start with the server dead',
    async happen(evening) {
      const { phone } = evening;
      await evening.play(1);
      const pieces = await piecesOn(phone.tab());
      await emptyCaches(phone.tab());
      evening.note(`${pieces} pieces are gone`);
      await evening.comeBack();
      await untilMended(phone.tab(), pieces);
      evening.note(`${await piecesOn(phone.tab())} pieces are back`);
      await phone.site.stop();
      await startsCold(evening, 'new-tab');
    },
  },
  'cache-gone-offline': {
    weight: 15,
    about: 'cache storage emptied with the server dead: the data wait until it is back',
    async happen(evening) {
      const { phone } = evening;
      await evening.play(1);
      const pieces = await piecesOn(phone.tab());
      await emptyCaches(phone.tab());
      await phone.site.stop();
      await evening.play(1);
      // Only the browser’s own error page can be shown now, which is not the app’s fault.
      await phone
        .tab()
        .reload({ waitUntil: 'commit' })
        .catch(() => undefined);
      await phone.site.start();
      await evening.comeBack();
      await untilMended(phone.tab(), pieces);
    },
  },
} as const satisfies Family;

function emptyCaches(tab: Page): Promise<void> {
  return tab.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** The number of files in the cache. */
export function piecesOn(tab: Page): Promise<number> {
  return tab.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept.flat().length;
  });
}

async function untilMended(tab: Page, pieces: number): Promise<void> {
  const mended = await until(async () => (await piecesOn(tab)) >= pieces);
  if (!mended) throw new Complaint(`of ${pieces} pieces ${await piecesOn(tab)} are back`);
}
