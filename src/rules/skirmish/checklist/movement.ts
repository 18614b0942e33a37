import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { TWO_D6 } from '#rules/dice/dice.ts';
import { fighterDuty, outcome, said } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { mayHide, mayMove, mayRun } from '../capabilities.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { clearFlag, enemiesOf, has, rowOf } from '../view.ts';
import { chargeDuties } from './charges.ts';
import type { OwnDuties } from './duties.ts';
import { mark } from './marks.ts';

/** Charges, then compulsory moves, then the rest. @rule PH-MOVE */
export function movementDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  switch (view.position.step) {
    case 0:
      return chargeDuties(rules, view, own);
    case 1:
      return compulsoryDuties(rules, view, own);
    default:
      return otherMoveDuties(rules, view, own);
  }
}

/** Marks for what matters later in the turn: who ran, hid or moved. @rule MOV-RUN @rule MOV-HIDE */
function otherMoveDuties(rules: SkirmishRules, view: BattleView, own: OwnDuties): readonly Duty[] {
  const mine = fightersOf(view, view.position.sideId);
  const blocked = enemiesOf(view, view.position.sideId).some(
    (enemy) => rowOf(enemy).blocksEnemyRun && !has(enemy, 'hidden'),
  );
  const runners = mine.filter((fighter) => mayRun(rules, view, fighter));
  const movers = mine.filter((fighter) => mayMove(rules, view, fighter));
  const hiders = mine.filter((fighter) => mayHide(rules, view, fighter));
  return [
    // Whoever was passed over in the step before is not forgotten.
    ...compulsoryDuties(rules, view, own),
    ...mark(view, 'run', 'MOV-RUN', runners, blocked ? [said('run.enemy-near')] : []),
    ...mark(view, 'move', 'SHO-HIT', movers),
    ...mark(view, 'hide', 'MOV-HIDE', hiders),
  ];
}

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
