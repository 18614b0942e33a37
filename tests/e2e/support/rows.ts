import type { Page } from '@playwright/test';

/** What is done to a table: rows are counted in the order of their keys, from the end if below zero. */
export type Change =
  | { readonly clear: true }
  | { readonly lose: number }
  | { readonly spoil: number }
  | { readonly put: readonly unknown[] };

/** Changes a table of the app's database without the app, which has to have made it. */
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
