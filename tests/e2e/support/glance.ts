import type { Locator, Page } from '@playwright/test';

// The display for afar comes to a phone that nobody touches for 45 seconds. A slow machine takes that long for what
// another phone does meanwhile.

/** In px from the display's corner: any touch of it only ends it. */
export const CORNER = { x: 1, y: 1 } as const;

export function glance(page: Page): Locator {
  return page.locator('.glance');
}

/** From now on every action wakes the phone first, as a player would. */
export async function wakeFirst(page: Page): Promise<void> {
  await page.addLocatorHandler(glance(page), (display) => display.click({ position: CORNER }));
}
