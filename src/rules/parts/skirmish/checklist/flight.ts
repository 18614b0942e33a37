import { TWO_D6 } from '#rules/dice.ts';
import type { BattleView, Duty, FighterView } from '#rules/system.ts';
import { clearFlag, fightersOf, has } from '../reading.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { fighterDuty, outcome } from './duty.ts';
import type { OwnDuties } from './own.ts';

/** Fugitives who run on, and other moves that nobody chooses. @rule MORD-FLEE-1 */
export function compulsoryDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  const runs = fightersOf(view, view.position.sideId)
    .filter((fighter) => fighter.status === 'fleeing' && has(fighter, 'flee-move-due'))
    .map((fighter) => fleeMove(rules, view, fighter, 'flee-move', 'MORD-FLEE-1'));
  return [...runs, ...own.compulsory(view)];
}

/** Two dice towards the edge of the table, and perhaps over it. */
export function fleeMove(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  kind: string,
  rule: string,
): Duty {
  return fighterDuty(fighter, {
    kind,
    weight: 'choice',
    rule,
    tone: 'fleeing',
    dice: TWO_D6,
    outcomes: [
      outcome('left-table', 'fail', changeStatus(rules, view, fighter.id, 'left-table')),
      outcome('moved', 'neutral', clearFlag(fighter, 'flee-move-due'), [2, 12]),
    ],
  });
}
