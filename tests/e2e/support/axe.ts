import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Contrast takes longer than all other checks, and is measured in both themes (contrast.ts). */
const OPTIONS: RunOptions = {
  rules: { 'color-contrast': { enabled: false } },
  resultTypes: ['violations'],
  preload: false,
};

/** What axe finds on the screen or in the open sheet, one line per fault. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const loaded: unknown = Reflect.get(window, 'axe');
    if (!isAxe(loaded)) throw new Error('axe has not been loaded.');
    const scope = document.querySelector('dialog:modal') ?? document;
    // Selectors of everything that passes take a third of its time.
    const quick = await loaded.run(scope, { ...options, selectors: false });
    return quick.violations.length === 0 ? [] : (await loaded.run(scope, options)).violations;

    function isAxe(it: unknown): it is Axe {
      return typeof it === 'object' && it !== null && 'run' in it;
    }
  }, OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const why = (failureSummary ?? '').split('\n').slice(1).join(' ').trim();
      return `${id}: ${target.join(' ')} (${why})`;
    }),
  );
}

interface Axe {
  readonly run: (scope: Node, options: RunOptions) => Promise<AxeResults>;
}
