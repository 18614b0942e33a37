/**
 * Resolves if the site has another version than this page, so that missing files of this one are gone from there.
 * @throws if it has this version, or does not answer
 */
export async function anotherVersion(): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
  // A captive portal answers with a page of its own, which is not JSON.
  const body: unknown = await answer.json();
  const version = typeof body === 'object' && body !== null && 'version' in body && body.version;
  if (!answer.ok || typeof version !== 'string' || version === __APP_VERSION__) {
    throw new Error('no other version');
  }
}
