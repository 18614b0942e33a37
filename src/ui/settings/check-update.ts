/** What came of looking for a new version. */
export type UpdateAnswer = 'newest' | 'coming' | 'no-network' | 'no-offline';

/**
 * Looks for a new version now. Whatever is found is fetched beside the running one and announced
 * like any other; nothing is taken here.
 */
export async function checkForUpdate(): Promise<UpdateAnswer> {
  if (!('serviceWorker' in navigator)) return 'no-offline';
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return 'no-offline';
  try {
    await registration.update();
  } catch {
    return 'no-network';
  }
  const found = registration.installing ?? registration.waiting;
  return found === null ? 'newest' : 'coming';
}
