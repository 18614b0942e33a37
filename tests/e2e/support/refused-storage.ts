import type { Page } from '@playwright/test';

/**
 * From the next page on, the browser refuses all that could keep anything, as Firefox does where site data are blocked:
 * not when it is used but when it is reached for, and the whole family at once.
 */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
    const refuse = () => {
      throw refusal();
    };
    const reject = () => Promise.reject(refusal());
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function refused() {
        refuse();
      },
      configurable: true,
      writable: true,
    });
    Object.assign(CacheStorage.prototype, { open: reject, match: reject, has: reject });
    Object.assign(ServiceWorkerContainer.prototype, { register: reject, getRegistration: reject });
    Object.assign(LockManager.prototype, { request: reject, query: reject });
    Object.assign(StorageManager.prototype, {
      estimate: reject,
      persist: reject,
      persisted: reject,
    });
  });
}
