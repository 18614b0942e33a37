import type { Page } from '@playwright/test';

/** Anything on the page that links elsewhere, or loads or runs foreign content. */
export function foreignParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const faults = [...element.attributes]
        .filter(({ name }) => name.startsWith('on'))
        .map(({ name }) => `${element.tagName} ${name}`);
      // A picture that the page has drawn or been given is its own.
      const own =
        element instanceof HTMLImageElement &&
        [`blob:${location.origin}/`, 'data:image/'].some((start) => element.src.startsWith(start));
      if (!own && /^(?:iframe|object|embed|form|base|style|img)$/i.test(element.tagName)) {
        faults.push(element.tagName);
      }
      const address =
        element instanceof HTMLAnchorElement
          ? element.href
          : element instanceof HTMLScriptElement
            ? element.src
            : `${location.origin}/`;
      const isDownload = element instanceof HTMLAnchorElement && element.hasAttribute('download');
      if (!address.startsWith(`${location.origin}/`) && !isDownload) faults.push(address);
      return faults;
    }),
  );
}
