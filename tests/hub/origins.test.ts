import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHub } from '../../hub/hub.mjs';

test('a hub may be kept for the pages of some sites, and always admits its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hub-'));
  const hub = await openHub({ folder, host: '127.0.0.1', origins: ['https://app.example'] });
  onTestFinished(async () => {
    await hub.close();
    rmSync(folder, { recursive: true });
  });
  const isAdmitted = (origin?: string) =>
    new Promise<boolean>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${hub.port}/hub`, { origin });
      socket.on('open', () => {
        socket.close();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  expect(await isAdmitted('https://app.example')).toBe(true);
  expect(await isAdmitted(`http://127.0.0.1:${hub.port}`)).toBe(true);
  expect(await isAdmitted()).toBe(true);
  expect(await isAdmitted('https://elsewhere.example')).toBe(false);
});
