import { defineConfig, type Project } from '@playwright/test';
import { ENGINES, engineNamed } from './scripts/engines.mjs';

/** Chromium runs all journeys. HDC_ENGINE names another engine, which runs those marked `@engines`. */
const engine = engineNamed(process.env['HDC_ENGINE'] ?? 'chromium');
// Without HDC_BROWSER (set by `npm test`) an installed browser is looked for, never downloaded.
const executablePath = process.env['HDC_BROWSER'] ?? (await ENGINES[engine].find());
if (executablePath !== undefined) process.env['HDC_BROWSER'] = executablePath;

/** IndexedDB, service workers, killed processes, tabs and touches: what engines do each in their own way. */
const WHAT_DIFFERS = /@engines/;

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
};

const IN_ENGINE: Readonly<Record<typeof engine, Project>> = {
  chromium: {
    use: {
      ...PHONE,
      browserName: 'chromium',
      isMobile: true,
      launchOptions: executablePath === undefined ? {} : { executablePath },
    },
  },
  firefox: {
    grep: WHAT_DIFFERS,
    use: {
      ...PHONE,
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: executablePath === undefined ? {} : { executablePath },
    },
  },
  webkit: {
    grep: WHAT_DIFFERS,
    use: { ...PHONE, browserName: 'webkit' },
  },
};

/** The journeys: a phone in French, on the production build. HDC_JOURNEYS names another folder of them. */
export default defineConfig({
  testDir: process.env['HDC_JOURNEYS'] ?? 'tests/e2e',
  outputDir: `test-results/${engine}`,
  // Files run side by side. Two keep two cores busy in Firefox; the others wait more, for what is shown
  // and for what is late on purpose.
  workers: { chromium: 4, firefox: 2, webkit: 3 }[engine],
  retries: 0,
  // A trace costs a sixth of the time. A journey that failed is repeated with one (scripts/journeys.mjs).
  // No tap waits longer than two minutes for its button: a journey that hangs says where.
  use: { trace: 'off', actionTimeout: 120_000 },
  // Far more than any journey takes: a machine that is busy with something else is slow, not broken.
  // What is awaited is awaited as it happens, so that generous limits cost nothing when all is well.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: 'list',
  projects: [{ name: engine, ...IN_ENGINE[engine] }],
});
