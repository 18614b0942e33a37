import type { Page } from '@playwright/test';

/** What a browser may lack, and the object that has it. */
const HOMES = {
  randomUUID: 'Crypto',
  indexedDB: 'Window',
  serviceWorker: 'Navigator',
  locks: 'Navigator',
  storage: 'Navigator',
  clipboard: 'Navigator',
  wakeLock: 'Navigator',
  share: 'Navigator',
  canShare: 'Navigator',
  caches: 'Window',
} as const;

export type Api = keyof typeof HOMES;

/** From the next page on, the browser lacks these: they are undefined, not broken. */
export async function withoutApis(page: Page, apis: readonly Api[]): Promise<void> {
  const gone = apis.map((api) => [api, HOMES[api]] as const);
  await page.addInitScript((names) => {
    const homes = { Crypto: Crypto.prototype, Navigator: Navigator.prototype, Window: window };
    for (const [api, home] of names) Reflect.deleteProperty(homes[home], api);
  }, gone);
}
