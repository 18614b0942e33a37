/**
 * The language to speak: the one the player chose, else the first of the phone's languages that the
 * app has (`fr-CA` counts as `fr`), else the app's last resort.
 * @param chosen null to follow the phone
 * @param preferred the phone's languages, best first, as in `navigator.languages`
 * @param available the app's languages, the last resort first
 */
export function detectLanguage(
  chosen: string | null,
  preferred: readonly string[],
  available: readonly string[],
): string {
  const wishes = chosen === null ? preferred : [chosen, ...preferred];
  const spoken = wishes.map(primary).find((language) => available.includes(language));
  return spoken ?? available[0] ?? '';
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
