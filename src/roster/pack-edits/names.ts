import { normalizedLine } from '#roster/limits.ts';
import type { Names } from '#rules/contract/pack-form.ts';

/** Characters of a name and of a sentence, as packs may have them. */
export const PACK_LIMITS = { name: 80, hint: 200, gold: 9999, count: 99, experience: 99 } as const;

/** What has a name in some languages, and perhaps names that nobody has confirmed. */
interface Named {
  readonly names?: Names;
  readonly unsure?: readonly string[];
}

/** Its name in a language. A blank one changes nothing. */
export function namedIn<T extends Named>(one: T, language: string, typed: string): T {
  const name = normalizedLine(typed, PACK_LIMITS.name);
  if (name === '') return one;
  const named: T = { ...one, names: { ...one.names, [language]: name } };
  const unsure = one.unsure?.filter((other) => other !== language) ?? [];
  if (unsure.length > 0) return { ...named, unsure };
  Reflect.deleteProperty(named, 'unsure');
  return named;
}

/** How something is called: in another language rather than not at all; '' for what has no name. */
export function nameIn({ names = {} }: Named, language: string): string {
  return names[language] ?? names['en'] ?? Object.values(names)[0] ?? '';
}
