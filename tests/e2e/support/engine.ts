import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { engineNamed } from '../../../scripts/engines.mjs';
import { contextOf, startWebKit } from './webkit/windows.ts';

/** The engine of this run: HDC_ENGINE, by default Chromium. */
export const engine = engineNamed(process.env['HDC_ENGINE'] ?? 'chromium');

/**
 * Playwright's `test` in that engine. Playwright starts Chromium and Firefox; WebKit is the system's own,
 * which Playwright can't start.
 */
export const engineTest = engine === 'webkit' ? onWebKit() : base;

/**
 * Makes `tap` work in every engine: only Chromium accepts simulated touches. A tap ends in a click, so
 * elsewhere a click stands for it.
 */
export function letTap(page: Page): void {
  if (engine === 'chromium') return;
  const kind: unknown = Object.getPrototypeOf(page.locator('html'));
  if (typeof kind !== 'object' || kind === null) return;
  Reflect.set(kind, 'tap', Reflect.get(kind, 'click'));
}

/** A folder for a browser's data, deleted afterwards. */
export async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-profile-'));
  try {
    return await work(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

function onWebKit() {
  return base.extend({
    context: async ({ locale, timezoneId, baseURL }, use) =>
      withProfile(async (profile) => {
        const windows = await startWebKit({
          profile,
          locale: locale ?? 'fr-FR',
          timezone: timezoneId ?? 'Europe/Paris',
          baseURL,
        });
        try {
          await use(contextOf(await windows.open(), windows));
        } finally {
          await windows.kill();
        }
      }),
    page: async ({ context }, use) => use(await context.newPage()),
  });
}
