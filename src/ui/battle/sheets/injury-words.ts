import type { Words } from '#ui/battle/words.ts';

/** What an injury roll leads to: a status, or nothing at all. */
export function resultWord(status: string | null, words: Words): string {
  return status === null ? words.of('injury.no-effect') : words.of(`status.${status}.word`);
}
