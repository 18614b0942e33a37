import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type AppScreen, bringEvening, EVENING, FIRST_LAUNCH, openErrorScreen } from './screens.ts';
import { en, fr, type Words } from './words.ts';

/** Where the app is, and where its pictures go. */
export interface PictureJob {
  readonly url: string;
  /** Gets a folder for each look, with one picture a screen. */
  readonly folder: string;
  /** Names of screens; all of them when empty. */
  readonly only: readonly string[];
}

/**
 * Takes pictures of every screen in every look, each as a phone shows it; of long ones the whole
 * length as well.
 * @returns how many
 */
export async function takePictures(browser: Browser, job: PictureJob): Promise<number> {
  let count = 0;
  for (const look of LOOKS) {
    const folder = path.join(job.folder, look.folder);
    await mkdir(folder, { recursive: true });
    const wanted = ({ name }: AppScreen) => job.only.length === 0 || job.only.includes(name);
    for (const tour of tours()) {
      const screens = tour.screens.filter(wanted);
      if (screens.length === 0) continue;
      const context = await browser.newContext({ ...PHONE, ...look.options, baseURL: job.url });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await tour.begin(page, look.words);
      for (const screen of screens) {
        await screen.open(page, look.words);
        await takePicture(page, path.join(folder, screen.name));
        count += 1;
      }
      await context.close();
    }
  }
  return count;
}

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  timezoneId: 'Europe/Paris',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

const LOOKS = [
  { folder: 'fr-dark', words: fr, options: { locale: 'fr-FR', colorScheme: 'dark' } },
  { folder: 'fr-light', words: fr, options: { locale: 'fr-FR', colorScheme: 'light' } },
  { folder: 'en-dark', words: en, options: { locale: 'en-GB', colorScheme: 'dark' } },
] as const;

interface Tour {
  readonly begin: (page: Page, words: Words) => Promise<void>;
  readonly screens: readonly AppScreen[];
}

function tours(): readonly Tour[] {
  return [
    { begin: async (page) => void (await page.goto('/')), screens: FIRST_LAUNCH },
    {
      begin: bringEvening,
      screens: [...EVENING, { name: 'error', open: openErrorScreen }],
    },
  ];
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path: `${file}.png` });
  const length = await page.evaluate(() =>
    document.querySelector('dialog:modal') === null ? document.documentElement.scrollHeight : 0,
  );
  const { width, height } = PHONE.viewport;
  if (length < height * 1.1) return;
  // A phone as long as the page: what sticks to the bottom stands there, and not in the middle.
  await page.setViewportSize({ width, height: length });
  await page.screenshot({ path: `${file}-whole.png` });
  await page.setViewportSize({ width, height });
}
