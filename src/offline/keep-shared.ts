/** Where the browser posts what another app shares; also in the manifest (vite.config.ts). */
export const SHARED_PATH = 'shared';

/** The screen that picks it up (shared.ts). */
export const SHARED_PLACE = '#/import/shared';

/**
 * Keeps a shared file, or else the shared text, until the page picks it up. Replaces what was not picked up.
 */
export async function keepShared(form: FormData): Promise<void> {
  const file = form.get('file');
  const given = file instanceof File && file.size > 0 ? file : null;
  const words = WORDS.flatMap((name) => form.get(name) ?? []).filter(
    (value) => typeof value === 'string',
  );
  // The page looks for it under these names.
  const cache = await caches.open('hors-de-combat-shared');
  const headers = { 'x-name': encodeURIComponent(given?.name ?? '') };
  await cache.put('shared', new Response(given ?? words.join('\n'), { headers }));
}

/** In reading order: name, lines, source. */
const WORDS = ['title', 'text', 'url'];
