import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { fightsOf, skirmishFightRules, skirmishReminders } from '#rules/skirmish/fights.ts';
import { RULES } from './rules.ts';
import { carries } from './traits.ts';

/** Who fights whom, who strikes when, and what counts this time. @rule CC-ORDER */
export function fights(view: BattleView): readonly Fight[] {
  return fightsOf(view, FIGHT_RULES);
}

/** What is easily forgotten while dice roll. */
export function fightReminders(fighter: FighterView): readonly Duty[] {
  return skirmishReminders(fighter);
}

export const FIGHT_RULES = skirmishFightRules(RULES, {
  speed: ({ traits }) => ({
    strikesFirst: carries(traits, 'strikes-first'),
    strikesLast: carries(traits, 'strikes-last'),
  }),
  reminders: fightReminders,
});
