import { expect } from '@playwright/test';
import { engineTest, letTap } from './engine.ts';

/**
 * Playwright's `test` with an eye on every page: words that are missing on any screen that it passes fail a
 * test, whatever else it is about, and so does a question to anybody else than the site, or anything that
 * its Content-Security-Policy forbids.
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

/** How the browsers tell that a page has tried what its policy forbids; they say other things of it too. */
const POLICY = /Content.Security.Policy/i;
const STOPPED = /violat|block|refuse/i;
