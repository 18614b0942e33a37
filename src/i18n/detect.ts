/**
 * The language to use: the player's choice, else the first of the phone's languages that the app has
 * (`fr-CA` counts as `fr`), else the app's default.
 * @param chosen null to follow the phone
 * @param preferred the phone's languages, best first, as in `navigator.languages`
 * @param available the app's languages, the default first
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
