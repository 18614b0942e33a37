import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

// Without HDC_BROWSER (set by `npm test`) an installed browser is looked for, never downloaded.
const executablePath = process.env['HDC_BROWSER'] ?? (await findBrowser());

/** The journeys: a phone in French, on the production build. `site` (tests/e2e/support) serves it. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each journey has a site and a browser context of its own; files run side by side.
  workers: 2,
  retries: 0,
  // Far more than any journey takes: a machine that is busy with something else is slow, not broken.
  // What is awaited is awaited as it happens, so that generous limits cost nothing when all is well.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
