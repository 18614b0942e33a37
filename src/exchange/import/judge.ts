import type { Draft } from './draft.ts';
import { factsOf } from './judge/facts.ts';
import { SIGNS, type Sign } from './judge/signs.ts';
import type { Words } from './words/words.ts';

/** Whether a list is one of this game, another's, or none at all. */
export interface Judgement {
  readonly is: Sign['says'];
  /** The other game; '' if unknown. */
  readonly name: string;
  /** What decided; null if nothing was seen. */
  readonly by: Sign | null;
}

/**
 * Judges by its content a list that does not name its game: other games have captains and swords too. The heaviest
 * sign decides.
 * @param written typed by hand, so that it may also be a battle report or a page of rules
 */
export function judge(
  draft: Draft,
  text: string,
  written: boolean,
  words: Words,
  signs: readonly Sign[] = SIGNS,
): Judgement {
  const facts = factsOf(draft, text, written, words);
  const by =
    signs
      .filter((sign) => written || sign.written !== true)
      .toSorted((a, b) => b.weight - a.weight)
      .find((sign) => sign.sees(facts)) ?? null;
  return { is: by?.says ?? 'nothing', name: facts.other.name, by };
}
