/** Where the phone posts what another app shares with this one; stands in the manifest too (vite.config.ts). */
export const SHARED_PATH = 'shared';

/** Where the page goes on with it, and picks it up (shared.ts). */
export const SHARED_PLACE = '#/import/shared';

/**
 * Keeps a shared file, or else the words that were shared, until the page picks them up; in place of what
 * nobody has picked up. The network has no part in it.
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

/** In the order in which a list reads: its name, its lines, where it came from. */
const WORDS = ['title', 'text', 'url'];
