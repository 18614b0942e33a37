// The one text that must be there when no words could be loaded, so it travels with the program.
// oxlint-disable-next-line no-restricted-imports
import french from '../../../locales/fr/error.json?raw';

/** What the error screen says, in French, when not even French could be loaded. */
export function lastResort(key: 'title' | 'text' | 'restart'): string {
  const words: unknown = JSON.parse(french);
  const group = isGroup(words) ? words['lastResort'] : null;
  const text = isGroup(group) ? group[key] : null;
  return typeof text === 'string' ? text : '';
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
