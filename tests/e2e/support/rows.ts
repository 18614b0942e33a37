import type { Page } from '@playwright/test';

/** A change to a table: rows are counted in the order of their keys, from the end if negative. */
export type Change =
  | { readonly clear: true }
  | { readonly lose: number }
  | { readonly spoil: number }
  | { readonly put: readonly unknown[] };

/** Changes a table of the app's database behind the app's back; the app must have created it. */
export async function changeRows(page: Page, table: string, change: Change): Promise<void> {
  await page.evaluate(
    async ({ name, wish }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        });
      const db = await answer(indexedDB.open('hors-de-combat'));
      const transaction = db.transaction(name, 'readwrite');
      const done = new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', reject);
      });
      const rows = transaction.objectStore(name);
      if ('clear' in wish) rows.clear();
      else if ('put' in wish) for (const row of wish.put) rows.put(row);
      else {
        const keys = await answer(rows.getAllKeys());
        const key = keys.at('lose' in wish ? wish.lose : wish.spoil) ?? '';
        if ('lose' in wish) rows.delete(key);
        else rows.put({ ...(await answer(rows.get(key))), data: 7 });
      }
      await done;
      db.close();
    },
    { name: table, wish: change },
  );
}

/** Opens a page of the same site that is not the app, to change the database without it. */
export async function besideTheApp(page: Page): Promise<void> {
  // An image, since WebKit shows text with styles of its own, and complains about them.
  await page.goto('/icons/favicon.svg');
}

/** Opens the database in the given version, and keeps it open as a tab of an older app would. */
export async function openDatabaseIn(page: Page, version: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hors-de-combat', wanted);
        request.addEventListener('upgradeneeded', () => {
          const { result: db } = request;
          if (db.objectStoreNames.length > 0) return;
          db.createObjectStore('entries', { keyPath: 'id' }).createIndex('battleId', 'battleId');
          db.createObjectStore('warbands', { keyPath: 'id' });
          db.createObjectStore('settings', { keyPath: 'key' });
        });
        request.addEventListener('blocked', () => reject(new Error('The database is in use.')));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
        request.addEventListener('success', () => {
          if (wanted > 100) request.result.close();
          resolve();
        });
      }),
    version,
  );
}
