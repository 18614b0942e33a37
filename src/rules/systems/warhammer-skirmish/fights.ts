import type { Duty, Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { usualStriker } from '#rules/skirmish/duel/striker.ts';
import { fightsOf, skirmishFightRules, skirmishReminders } from '#rules/skirmish/fights.ts';
import { gearOf } from './gear.ts';
import { RULES } from './rules.ts';

/** Who fights whom, who strikes when, and what counts this time. @rule CC-ORDER */
export function fights(view: BattleView): readonly Fight[] {
  return fightsOf(view, FIGHT_RULES);
}

/** What is easily forgotten while dice roll. */
export function fightReminders(fighter: FighterView): readonly Duty[] {
  return skirmishReminders(fighter);
}

export const FIGHT_RULES = skirmishFightRules(RULES, {
  striking: (fighter, turn, foes) => usualStriker(gearOf(fighter.traits), fighter, turn, foes),
  reminders: fightReminders,
});
