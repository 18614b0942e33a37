import type { Page } from '@playwright/test';
import { translatePage } from '../../support/translation.ts';

/** Has the page translated by the browser from its start on. @returns what React has complained about since */
export async function translate(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  page.on('pageerror', (problem) => stopped.push(problem.message));
  page.on('console', (said) => {
    if (/NotFoundError|has stopped/.test(said.text())) stopped.push(said.text());
  });
  await page.addInitScript(translatePage);
  return stopped;
}
