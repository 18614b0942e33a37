import path from 'node:path';
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import type { Desk } from './desk.ts';

/** What is opened. */
interface Wanted {
  readonly browser: string;
  readonly program: string;
  readonly baseURL: string;
}

/** Opens a real window of a browser on the desk. */
export async function openWindow(desk: Desk, wanted: Wanted): Promise<Page> {
  const context = await (wanted.browser === 'firefox' ? openFirefox : openChromium)(desk, wanted);
  return context.pages()[0] ?? context.newPage();
}

function openChromium({ env, home }: Desk, { program, baseURL }: Wanted): Promise<BrowserContext> {
  return chromium.launchPersistentContext(path.join(home, 'chromium'), {
    ...WINDOW,
    env,
    baseURL,
    hasTouch: true,
    executablePath: program,
    args: [
      '--force-renderer-accessibility',
      '--no-sandbox',
      // Its question would be read out too.
      '--disable-features=Translate',
      '--window-size=500,960',
    ],
  });
}

function openFirefox({ env, home }: Desk, { program, baseURL }: Wanted): Promise<BrowserContext> {
  return firefox.launchPersistentContext(path.join(home, 'firefox'), {
    ...WINDOW,
    env,
    baseURL,
    channel: 'moz-firefox',
    executablePath: program,
    args: ['--width=500', '--height=960'],
  });
}

/** The window is as large as the browser makes it. */
const WINDOW = { headless: false, viewport: null, locale: 'fr-FR' } as const;
