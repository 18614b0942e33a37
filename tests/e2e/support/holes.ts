import type { Page } from '@playwright/test';

/**
 * Text on the screen that is not in any language: a key instead of its words, a variable that was not filled
 * in, a missing value. Checks visible and spoken texts, and the page's title.
 */
export function holesOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const looksLike = [
      // A key with its file, as in home:status.saved.
      /\b[a-z][\w-]*:[a-z][\w-]*(?:\.[\w-]+)+/,
      // A key alone: only the name of a hub is also in lower case with dots and without spaces.
      /^[a-z][\w-]*(?:\.[a-z_][\w-]*)+$/,
      /\{\{|\}\}|⟦|\bundefined\b|\bNaN\b|\[object |\bnull\b/,
    ];
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          texts.push(node.getAttribute(name) ?? '');
        }
      } else if (node.parentElement?.closest('script, style, [hidden], .hub-name') === null) {
        texts.push(node.textContent ?? '');
      }
    }
    return texts
      .map((text) => text.trim())
      .filter((text) => looksLike.some((pattern) => pattern.test(text)));
  });
}
