/** Where the browser posts what another app shares; also in the manifest (vite.config.ts). */
export const SHARED_PATH = 'shared';

/** The screen that picks it up (shared.ts). */
export const SHARED_PLACE = '#/import/shared';

/**
 * Keeps all shared files, or else the shared text, until the page picks them up. Replaces what was not picked up.
 */
export async function keepShared(form: FormData): Promise<void> {
  const files = form
    .getAll('file')
    .flatMap((file) => (file instanceof File && file.size > 0 ? [file] : []));
  const words = WORDS.flatMap((name) => form.get(name) ?? []).filter(
    (value) => typeof value === 'string',
  );
  // The page looks for them under these names.
  await caches.delete('hors-de-combat-shared');
  const cache = await caches.open('hors-de-combat-shared');
  const given = files.length === 0 ? [new File([words.join('\n')], '')] : files;
  for (const [at, file] of given.entries()) {
    const headers = { 'x-name': encodeURIComponent(file.name) };
    await cache.put(`shared${at === 0 ? '' : at}`, new Response(file, { headers }));
  }
}

/** In reading order: name, lines, source. */
const WORDS = ['title', 'text', 'url'];
