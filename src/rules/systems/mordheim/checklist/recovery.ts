import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import { fighterDuty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { canAct } from '#rules/skirmish/statuses.ts';
import { has, setFlag } from '../flags.ts';
import { houseRule } from '../house-rules.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';

/** What Mordheim adds to the recovery phase, after rallying and getting up. What comes before them: `start-of-turn.ts`. */
export function recoveryDuties(view: BattleView): readonly Duty[] {
  return healingHerbs(view);
}

/** Herbs bring back every wound of a hero who is not fighting. @rule HERBS */
function healingHerbs(view: BattleView): readonly Duty[] {
  return fightersOf(view, view.position.sideId)
    .filter((fighter) => mayHeal(view, fighter))
    .map((fighter) => {
      const full = fighter.profile['W'] ?? 0;
      const healed: readonly Change[] = [
        { kind: 'wounds', fighterId: fighter.id, to: full },
        setFlag(fighter.id, 'used-healing-herbs', true),
      ];
      return fighterDuty(fighter, {
        kind: 'healing-herbs',
        weight: 'offer',
        rule: 'HERBS',
        facts: [message('healing.wounds', { left: fighter.wounds, full })],
        outcomes: [outcome('healed', 'pass', healed)],
      });
    });
}

/** Not for a stunned hero, nor for one in a fight. @rule MORD-REC-4 */
function mayHeal(view: BattleView, fighter: FighterView): boolean {
  const spent =
    has(fighter, 'used-healing-herbs') && houseRule(view.houseRules, 'healingHerbs') === 'once';
  return (
    carries(fighter.traits, 'healing-herbs') &&
    fighter.role === 'hero' &&
    canAct(RULES.statuses.of(fighter)) &&
    !RULES.statuses.isEngaged(view, fighter) &&
    fighter.wounds < (fighter.profile['W'] ?? 0) &&
    !spent &&
    !isAnswered(view, `healing-herbs:${fighter.id}`)
  );
}
