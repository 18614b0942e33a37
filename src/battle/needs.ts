import type { BattleView } from '#rules/contract/battle-view.ts';

/**
 * What a battle needs of its game: the types of warbands whose fighters take part ('' for those who are of none), and
 * the traits that they carry, by their ids.
 */
export function needsOf({
  fighters,
}: Pick<BattleView, 'fighters'>): readonly [types: readonly string[], traits: readonly string[]] {
  const all = Object.values(fighters);
  return [
    [...new Set(all.map(({ profileId }) => profileId.split('/')[0] ?? ''))],
    [...new Set(all.flatMap(({ traits }) => Object.keys(traits)))],
  ];
}
