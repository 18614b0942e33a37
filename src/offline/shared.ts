/**
 * What another app has shared and the service worker has kept (keep-shared.ts): a file or a text; null where
 * there is nothing. Returned once.
 */
export async function takeShared(): Promise<File | string | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open('hors-de-combat-shared');
  const kept = await cache.match('shared');
  if (kept === undefined) return null;
  await cache.delete('shared');
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  return name === '' ? kept.text() : new File([await kept.blob()], name);
}
