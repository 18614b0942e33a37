import type { NamedKind, NameTable } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from './languages.ts';

/** Names of the things of one kind in all languages of foreign lists. */
export function nameTable(kind: NamedKind): NameTable {
  const keys = new Set(LANGUAGES.flatMap((words) => Object.keys(words[kind])));
  return [...keys].map((key) => ({
    ids: idsOf(key),
    names: Object.fromEntries(LANGUAGES.map((words) => [words.language, words[kind][key] ?? []])),
  }));
}

/** `reikland middenheim/captain` are two captains. */
function idsOf(key: string): readonly string[] {
  if (key === '-') return [''];
  const [groups = '', id] = key.split('/');
  return id === undefined ? [key] : groups.split(' ').map((group) => `${group}/${id}`);
}
