/** What another app has shared: a file or a text, and how many files are still to be taken. */
export interface Shared {
  readonly given: File | string;
  readonly left: number;
}

/**
 * Takes the next of what another app has shared and the service worker has kept (keep-shared.ts); null where there
 * is nothing. Each is returned once.
 */
export async function takeShared(): Promise<Shared | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open('hors-de-combat-shared');
  const [next, ...others] = await cache.keys();
  const kept = next === undefined ? undefined : await cache.match(next);
  if (next === undefined || kept === undefined) return null;
  await cache.delete(next);
  const name = decodeURIComponent(kept.headers.get('x-name') ?? '');
  const given = name === '' ? await kept.text() : new File([await kept.blob()], name);
  return { given, left: others.length };
}
