import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';

/**
 * What a battle needs of its game: the types of warbands whose fighters take part ('' for those who are of none), and
 * the traits that they carry, by their ids.
 */
export function needsOf({ fighters }: Pick<BattleView, 'fighters'>) {
  return needsOfFighters(Object.values(fighters));
}

/** The same of some fighters. */
export function needsOfFighters(
  all: readonly Pick<FighterView, 'profileId' | 'traits'>[],
): readonly [types: readonly string[], traits: readonly string[]] {
  return [
    [...new Set(all.map(({ profileId }) => profileId.split('/')[0] ?? ''))],
    [...new Set(all.flatMap(({ traits }) => Object.keys(traits)))],
  ];
}
