import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { BUILDER } from './builder-screens.ts';
import { OTHER_GAMES } from './other-games.ts';
import {
  type AppScreen,
  bringCampaign,
  bringEvening,
  CAMPAIGN,
  EVENING,
  FIRST_LAUNCH,
  openErrorScreen,
} from './screens.ts';
import { en, fr, type Words } from './words.ts';

/** Where the app is served, and where its screenshots go. */
export interface PictureJob {
  readonly url: string;
  /** Gets a folder for each look, with one screenshot per screen. */
  readonly folder: string;
  /** Names of screens; all of them when empty. */
  readonly only: readonly string[];
  /** On all screen sizes, or on an ordinary phone only. */
  readonly shapes: boolean;
}

/**
 * Takes screenshots of every screen in every look, each as the device shows it; on an ordinary phone also of
 * the whole length of long screens.
 * @returns how many
 */
export async function takePictures(browser: Browser, job: PictureJob): Promise<number> {
  let count = 0;
  for (const look of job.shapes ? [...LOOKS, ...SHAPES] : LOOKS) {
    const folder = path.join(job.folder, look.folder);
    await mkdir(folder, { recursive: true });
    const wanted = ({ name }: AppScreen) => job.only.length === 0 || job.only.includes(name);
    for (const tour of TOURS) {
      const screens = tour.screens.filter(wanted);
      if (screens.length === 0) continue;
      const context = await browser.newContext({ ...PHONE, ...look.options, baseURL: job.url });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await tour.begin(page, look.words);
      for (const screen of screens) {
        await screen.open(page, look.words);
        if ('textScale' in look) await enlarge(page, look.textScale);
        await takePicture(page, path.join(folder, screen.name), !('textScale' in look));
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
  locale: 'fr-FR',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/** An ordinary phone, in both themes and languages. */
const LOOKS = [
  { folder: 'fr-dark', words: fr, options: {} },
  { folder: 'fr-light', words: fr, options: { colorScheme: 'light' } },
  { folder: 'en-dark', words: en, options: { locale: 'en-GB' } },
  { folder: 'en-light', words: en, options: { locale: 'en-GB', colorScheme: 'light' } },
] as const satisfies readonly Look[];

/** Other devices, and an ordinary phone with the largest text. A pixel ratio of 1 is enough to judge the layout. */
const SHAPES = [
  shape(320, 568),
  shape(844, 390),
  shape(768, 1024),
  shape(1024, 768),
  shape(1440, 900),
  { folder: 'text-200', words: fr, options: { deviceScaleFactor: 1 }, textScale: 2 },
] as const satisfies readonly Look[];

interface Look {
  readonly folder: string;
  readonly words: Words;
  readonly options: BrowserContextOptions;
  /** As set in the settings. */
  readonly textScale?: number;
}

function shape(width: number, height: number) {
  const options = { viewport: { width, height }, deviceScaleFactor: 1 };
  return { folder: `${width}x${height}`, words: fr, options };
}

interface Tour {
  readonly begin: (page: Page, words: Words) => Promise<void>;
  readonly screens: readonly AppScreen[];
}

const visit = async (page: Page) => void (await page.goto('/'));

const TOURS: readonly Tour[] = [
  { begin: visit, screens: FIRST_LAUNCH },
  { begin: visit, screens: BUILDER },
  { begin: bringCampaign, screens: CAMPAIGN },
  { begin: bringEvening, screens: [...EVENING, { name: 'error', open: openErrorScreen }] },
  ...OTHER_GAMES.map((screens) => ({ begin: visit, screens })),
];

async function enlarge(page: Page, scale: number): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.setProperty('--text-scale', String(value));
  }, scale);
}

async function takePicture(page: Page, file: string, whole: boolean): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.screenshot({ path: `${file}.png` });
  const { width, height } = page.viewportSize() ?? PHONE.viewport;
  if (!whole || width !== PHONE.viewport.width) return;
  const length = await page.evaluate(() =>
    document.querySelector('dialog:modal') === null ? document.documentElement.scrollHeight : 0,
  );
  if (length < height * 1.1) return;
  // A phone as long as the page, so that the dock is at the end and not in the middle.
  await page.setViewportSize({ width, height: length });
  await page.screenshot({ path: `${file}-whole.png` });
  await page.setViewportSize({ width, height });
}
