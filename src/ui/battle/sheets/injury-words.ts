import type { Words } from '#ui/battle/words.ts';

/** The result of an injury roll: a status, or no effect. */
export function resultWord(status: string | null, words: Words): string {
  return status === null ? words.of('injury.no-effect') : words.of(`status.${status}.word`);
}
