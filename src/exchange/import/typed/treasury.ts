import { sectionOf } from '#exchange/import/words/sections.ts';
import type { Token } from './tokens.ts';
import { isCommon, isMoney, linkOf, saysPurse, saysShards } from './vocabulary.ts';

/** What a line says that lies at home, and nothing else: gold, or shards of which nobody counts the crowns. */
export interface Treasury {
  readonly gold: number | null;
}

/**
 * The treasury of `Trésor 35 co`, `35 gc left`, `2 shards`; null for a line that speaks of anything else.
 * @param athome it stands below a heading for what lies there
 */
export function treasuryIn(tokens: readonly Token[], athome: boolean): Treasury | null {
  const words = tokens.filter(({ is }) => is === 'word').map(({ text }) => text);
  const [number, ...others] = tokens.filter(({ is }) => is === 'number');
  if (number === undefined || others.length > 0 || words.length === 0 || words.length > MOST_WORDS)
    return null;
  const shards = words.some(saysShards);
  const told = shards || words.some(isPurse) || (athome && words.some(isMoney));
  const only = words.every(
    (word) =>
      isPurse(word) || isMoney(word) || saysShards(word) || linkOf(word) !== null || isCommon(word),
  );
  return told && only ? { gold: shards ? null : Number(number.text) } : null;
}

function isPurse(word: string): boolean {
  return saysPurse(word) || sectionOf(word) === 'stash';
}

const MOST_WORDS = 6;
