import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { engineNamed } from '../../../scripts/engines.mjs';
import { contextOf, startWebKit } from './webkit/windows.ts';

/** The engine that this run is in: HDC_ENGINE, Chromium without it. */
export const engine = engineNamed(process.env['HDC_ENGINE'] ?? 'chromium');

/**
 * Playwright's `test`, in that engine. Chromium and Firefox are Playwright's own business; WebKit is the
 * one of the system, which Playwright does not start.
 */
export const engineTest = engine === 'webkit' ? onWebKit() : base;

/**
 * Taps as the engine can: only Chromium takes touches from outside. A finger's tap ends in a click, so
 * that elsewhere a click is the tap.
 */
export function letTap(page: Page): void {
  if (engine === 'chromium') return;
  const kind: unknown = Object.getPrototypeOf(page.locator('html'));
  if (typeof kind !== 'object' || kind === null) return;
  Reflect.set(kind, 'tap', Reflect.get(kind, 'click'));
}

/** A folder for a browser's data, which is gone after the work. */
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
