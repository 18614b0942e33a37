import { sectionOf } from '#exchange/import/words/sections.ts';
import type { Token } from './tokens.ts';
import { isCommon, isMoney, linkOf, saysPurse, saysShards } from './vocabulary.ts';

/** The content of a line about the treasury. */
export interface Treasury {
  /** Gold crowns, and pieces of the treasure that is traded for them; null for none. */
  readonly gold: number | null;
  readonly shards: number | null;
}

/**
 * The treasury in `Trésor 35 co`, `35 gc left`, `2 shards`; null for a line about anything else.
 * @param athome the line is below a stash heading
 */
export function treasuryIn(tokens: readonly Token[], athome: boolean): Treasury | null {
  const words = tokens.filter(({ is }) => is === 'word').map(({ text }) => text);
  const [number, ...others] = tokens.filter(({ is }) => is === 'number');
  if (number === undefined || others.length > 0 || words.length === 0 || words.length > MAX_WORDS)
    return null;
  const shards = words.some(saysShards);
  const named = shards || words.some(isPurse) || (athome && words.some(isMoney));
  const only = words.every(
    (word) =>
      isPurse(word) || isMoney(word) || saysShards(word) || linkOf(word) !== null || isCommon(word),
  );
  const value = Number(number.text);
  if (!named || !only) return null;
  return shards ? { gold: null, shards: value } : { gold: value, shards: null };
}

function isPurse(word: string): boolean {
  return saysPurse(word) || sectionOf(word) === 'stash';
}

const MAX_WORDS = 6;
