import { type BrowserContext, expect } from '@playwright/test';
import { inProject } from '../../../scripts/paths.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { engine, letTap } from './engine.ts';
import { bringEvening } from './screens.ts';
import { watchedTest } from './watched.ts';
import { en, fr, type Words } from './words.ts';

/** The build under test; HDC_DIST names another folder than the usual one. */
export const BUILD = process.env['HDC_DIST'] ?? inProject('dist');

/** What a phone has stored before its page starts: IndexedDB and localStorage, in Playwright's format. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

interface OwnOptions {
  /** What is on the phone when the page starts. */
  readonly begins: 'first launch' | 'evening';
}

interface OfWorker {
  /** The address where the build is served, as long as the worker runs. */
  readonly address: string;
  /** The stored evening of situation.ts in a language, prepared once. */
  readonly evening: (words: Words) => Promise<Kept>;
}

/**
 * Playwright's `test` on a server that many journeys share, without service worker and animations: for tests
 * of screens. With `begins: 'evening'` the phone comes with the evening of situation.ts on its disk, so that
 * `page.goto('/')` is home in mid-battle. A journey that needs a server or a worker of its own takes the
 * `test` of site.ts.
 */
export const test = watchedTest.extend<OwnOptions, OfWorker>({
  begins: ['first launch', { option: true }],
  address: [
    async ({}, use) => {
      const { url, close } = await serve({ root: BUILD, compressed: false });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  evening: [
    // Playwright does not start WebKit, but requires this all the same.
    engine === 'webkit'
      ? ({}, use) => use(notHere)
      : async ({ browser, address }, use) => {
          const phones = new Map<Words, Promise<Kept>>();
          const bring = async (words: Words) => {
            const context = await browser.newContext({
              ...PHONE,
              locale: words === en ? 'en-GB' : 'fr-FR',
              baseURL: address,
            });
            const page = await context.newPage();
            letTap(page);
            await bringEvening(page, words);
            const kept = await context.storageState({ indexedDB: true });
            await context.close();
            return kept;
          };
          await use((words) => {
            const phone = phones.get(words) ?? bring(words);
            phones.set(words, phone);
            return phone;
          });
        },
    { scope: 'worker' },
  ],
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  baseURL: async ({ address }, use) => use(address),
  storageState: async ({ begins, evening, locale }, use) => {
    if (begins === 'first launch' || engine === 'webkit') return use(undefined);
    return use(await evening(wordsOf(locale)));
  },
  page: async ({ page, begins, locale }, use) => {
    if (begins === 'evening' && engine === 'webkit') await bringEvening(page, wordsOf(locale));
    await use(page);
  },
});

const PHONE = {
  hasTouch: true,
  isMobile: engine === 'chromium',
  serviceWorkers: 'block',
} as const;

function wordsOf(locale: string | undefined): Words {
  return locale?.startsWith('en') === true ? en : fr;
}

/** Its windows can't start with stored data: the evening is restored in each. */
function notHere(): Promise<Kept> {
  return Promise.reject(new Error('No phone of WebKit is written down.'));
}

export { expect };
