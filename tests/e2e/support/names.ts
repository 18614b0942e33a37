import type { Page } from '@playwright/test';

/**
 * What a screen reader user misses and axe does not ask for: exactly one title and one banner or, where a sheet
 * is open, its name.
 */
export function frameFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('dialog:modal');
    if (sheet !== null) return nameOf(sheet) === '' ? ['a sheet without a name'] : [];
    const titles = shown('h1');
    const banners = shown('header').filter(
      (header) => header.closest('main, article, section, nav, aside') === null,
    );
    // Where the app has crashed, the title is an alert, and there is no back link.
    const stopped = titles.some((title) => title.closest('[role="alert"]') !== null);
    return [
      ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
      ...(banners.length === (stopped ? 0 : 1) ? [] : [`${banners.length} banners`]),
    ];

    function shown(selector: string): readonly Element[] {
      return [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    }

    function nameOf(element: Element): string {
      const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return (element.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
    }
  });
}
