import { fighterDuty, isAnswered, outcome, said } from '../../../parts/skirmish/checklist/duty.ts';
import type { BattleView, Change, Duty, FighterView } from '../../../system.ts';
import { houseRule } from '../house-rules.ts';
import { fightersOf, has, isEngaged, rowOf, setFlag } from '../reading.ts';
import { carries } from '../traits.ts';

/** Herbs bring back every wound of a hero who is not fighting, while his own side recovers. @rule HERBS */
export function healingDuties(view: BattleView): readonly Duty[] {
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
        facts: [said('healing.wounds', { left: fighter.wounds, full })],
        outcomes: [outcome('healed', 'pass', healed)],
      });
    });
}

/** A stunned hero does nothing at all, and nobody looks for herbs in a fight. @rule MORD-REC-4 */
function mayHeal(view: BattleView, fighter: FighterView): boolean {
  const spent =
    has(fighter, 'used-healing-herbs') && houseRule(view.houseRules, 'healingHerbs') === 'once';
  return (
    carries(fighter.traits, 'healing-herbs') &&
    fighter.role === 'hero' &&
    rowOf(fighter).onTable &&
    fighter.status !== 'stunned' &&
    !isEngaged(view, fighter) &&
    fighter.wounds < (fighter.profile['W'] ?? 0) &&
    !spent &&
    !isAnswered(view, `healing-herbs:${fighter.id}`)
  );
}
