// The one text that must be there when no words could be loaded, so it travels with the program.
// oxlint-disable-next-line no-restricted-imports
import french from '../../../locales/fr/last-resort.json?raw';

/** What the error screen says, in French, when not even French could be loaded. */
export function lastResort(key: 'title' | 'text' | 'restart'): string {
  const words: unknown = JSON.parse(french);
  const found = new Map<string, unknown>(Object.entries(words ?? {})).get(key);
  return typeof found === 'string' ? found : '';
}
