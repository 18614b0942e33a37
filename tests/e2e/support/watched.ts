import { expect } from '@playwright/test';
import { engineTest, letTap } from './engine.ts';

/**
 * Playwright's `test`, watching every page: missing words on any screen, requests to another origin and
 * violations of the Content-Security-Policy fail every test.
 */
export const watchedTest = engineTest.extend({
  context: async ({ context }, use) => {
    const missing: string[] = [];
    const forbidden: string[] = [];
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text.startsWith('No words for')) missing.push(text);
      if (POLICY.test(text) && STOPPED.test(text)) forbidden.push(text);
    });
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^(?:http|ws)s?:$/.test(protocol) && hostname !== 'localhost') {
        forbidden.push(request.url());
      }
    });
    await use(context);
    expect(missing).toEqual([]);
    expect(forbidden).toEqual([]);
  },
  page: async ({ page }, use) => {
    letTap(page);
    await use(page);
  },
});

/** How the browsers report a violation of the policy, among other messages about it. */
const POLICY = /Content.Security.Policy/i;
const STOPPED = /violat|block|refuse/i;
