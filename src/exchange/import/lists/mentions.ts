import type { FoundFighter } from '#exchange/import/found.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';

interface Met {
  readonly found: FoundFighter;
  readonly line: { readonly heading: boolean; readonly strong: boolean; readonly bullet: boolean };
}

/**
 * Fighters without those who are only talked about, as in the log below a list: `#3 +2xp`, `Skot rises` of
 * Skot Ashtail above, and headings of chapters that have somebody’s word in them.
 */
export function withoutMentions<One extends Met>(
  fighters: readonly One[],
  words: Words,
): readonly One[] {
  const armed = fighters.filter(({ found }) => found.gear.length > 0);
  const headed = armed.some(({ line }) => line.heading && !line.strong);
  // `- Witch Hunter (what I thought of first)` above a list that has no such signs.
  const start = fighters.findIndex(({ found }) => found.gear.length > 0);
  const bullets = armed.filter(({ line }) => line.bullet).length;
  const signed = armed.length < LEAST || bullets * 3 > armed.length;
  const end = fighters.findLastIndex(({ found }) => found.gear.length > 0);
  return fighters.filter((one, at) => {
    const { found, line } = one;
    if (!signed && at < start && line.bullet && found.count === null && found.xp === null)
      return false;
    // Talked of far below a list of people who are armed.
    const alone = found.count === null && found.xp === null && found.gear.length === 0;
    const far = lineOf(fighters[at - 1]) + FAR < (found.line ?? 0);
    if (at > end && armed.length >= LEAST && alone && far) return false;
    if (!/\p{L}/u.test(found.name || found.type)) return false;
    if (found.gear.length > 0 || Object.keys(found.stats).length > 0) return true;
    if (line.heading && !line.strong && !headed && armed.length >= LEAST) return false;
    return isWord(words, 'profiles', found.type) || !isAgain(found, fighters.slice(0, at));
  });
}

/** Nobody's things take so many lines. */
const FAR = 20;

function lineOf(one: Met | undefined): number {
  return one?.found.line ?? Number.POSITIVE_INFINITY;
}

/** Fewer say nothing of how a list is written. */
const LEAST = 3;

/** Called as somebody above begins to be called. */
function isAgain({ name }: FoundFighter, above: readonly Met[]): boolean {
  const [first = ''] = fold(name).split(' ');
  return above.some(({ found }) => {
    const other = fold(found.name);
    return found.gear.length > 0 && other !== first && other.split(' ').includes(first);
  });
}
