import type { DraftFighter } from './draft.ts';
import { fold, ownSpelling } from './words/names.ts';
import type { Words } from './words/words.ts';

/** Whether a fighter has only the name of his type. */
export function isUnnamed({ name, type }: Pick<DraftFighter, 'name' | 'type'>): boolean {
  return name.value === '' || fold(name.value) === fold(type.value);
}

/**
 * What a single fighter without a name is called, as in the app: by his profile, `Champion` for one of `2 CHAMPIONS`.
 * @param ids the profiles that he may have
 */
export function nameOfOne(type: string, ids: readonly string[], words: Words): string {
  return ownSpelling(words.indexes.profiles, type, ids, words.language) ?? type;
}
