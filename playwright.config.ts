import { defineConfig, type Project } from '@playwright/test';
import { ENGINES, engineNamed } from './scripts/engines.mjs';

/** Chromium runs all journeys. HDC_ENGINE names another engine, which runs those that matter most. */
const engine = engineNamed(process.env['HDC_ENGINE'] ?? 'chromium');
// Without HDC_BROWSER (set by `npm test`) an installed browser is looked for, never downloaded.
const executablePath = process.env['HDC_BROWSER'] ?? (await ENGINES[engine].find());
if (executablePath !== undefined) process.env['HDC_BROWSER'] = executablePath;

/**
 * First visit, offline start, cold start with the server dead, statuses, undo, rout test, duel, backup and
 * restore, two tabs, update, process kill.
 */
const THAT_MATTER = [
  'backup',
  'duel',
  'first-sight',
  'killed',
  'offline',
  'offline-battle',
  'taps',
  'two-tabs',
  'update',
  'update-battle',
].map((name) => `**/${name}.test.ts`);

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
      trace: 'retain-on-failure',
      launchOptions: executablePath === undefined ? {} : { executablePath },
    },
  },
  // `@chromium` marks what needs its devtools, or would say the same again.
  firefox: {
    testMatch: THAT_MATTER,
    grepInvert: /@chromium/,
    use: {
      ...PHONE,
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: executablePath === undefined ? {} : { executablePath },
    },
  },
  // `@keys` marks what needs keys that count as pressed by a hand.
  webkit: {
    testMatch: THAT_MATTER,
    grepInvert: /@chromium|@keys/,
    use: { ...PHONE, browserName: 'webkit' },
  },
};

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
  projects: [{ name: engine, ...IN_ENGINE[engine] }],
});
