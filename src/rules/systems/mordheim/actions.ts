import type { BattleView, Change, Refusal } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { fighterOf } from '#rules/kit/view.ts';
import * as skirmish from '#rules/skirmish/actions.ts';
import { clearFlag, has, setFlag } from './flags.ts';
import { RULES } from './rules.ts';

/** The changes of a named action of a fighter; quarrelling greenskins are marked as well. @rule PSY-ANIM */
export function act(
  view: BattleView,
  action: string,
  fighterId: FighterId,
  targetId: FighterId | null,
): readonly Change[] | Refusal {
  const fighter = fighterOf(view, fighterId);
  if (fighter === null || action !== 'animosity') {
    return skirmish.act(RULES, view, action, fighterId, targetId);
  }
  return has(fighter, 'animosity')
    ? clearFlag(fighter, 'animosity')
    : [setFlag(fighter.id, 'animosity', true)];
}
