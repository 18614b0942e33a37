/**
 * Resolves when the site has another version than this page: what the page still lacks is gone from there.
 * @throws when it has this one, or does not answer
 */
export async function anotherVersion(): Promise<void> {
  const answer = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
  // Whoever asks for a password first answers with a page of his own, which is no JSON.
  const told: unknown = await answer.json();
  const version = typeof told === 'object' && told !== null && 'version' in told && told.version;
  if (!answer.ok || typeof version !== 'string' || version === __APP_VERSION__) {
    throw new Error('no other version');
  }
}
