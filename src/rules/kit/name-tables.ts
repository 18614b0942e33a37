import type { NamedKind, NameTable } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from './languages.ts';

/** What the things of a kind are called in all languages that lists are read in. */
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
