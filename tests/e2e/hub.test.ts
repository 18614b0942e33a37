import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startHub } from '../support/hub-process.ts';
import { watchedTest } from './support/watched.ts';

watchedTest(
  'a page that came from a hub may reach it, by what the policy says',
  async ({ page }) => {
    const hub = await startHub({ folder: mkdtempSync(path.join(tmpdir(), 'hub-')) });
    await page.goto(`http://localhost:${hub.port}/`);
    await expect(page.locator('main')).toBeVisible();
    const told: unknown = await page.evaluate(async () => {
      const answer = await fetch('/hub.json', { cache: 'no-store' });
      const said: unknown = await answer.json();
      return said;
    });
    expect(told).toEqual({ hub: 'hors-de-combat', version: 1 });
    const opened = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/hub`);
          socket.addEventListener('open', () => resolve('open'));
          socket.addEventListener('error', () => resolve('error'));
        }),
    );
    expect(opened).toBe('open');
    expect(await hub.stop()).toBe(0);
  },
);
