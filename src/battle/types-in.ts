import type { BattleView } from '#rules/contract/battle-view.ts';

/** The types of warbands whose fighters take part, by their ids; '' for those who are of none. */
export function typesIn({ fighters }: Pick<BattleView, 'fighters'>): readonly string[] {
  return [
    ...new Set(Object.values(fighters).map(({ profileId }) => profileId.split('/')[0] ?? '')),
  ];
}
