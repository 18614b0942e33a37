import type { BattleView, Duty } from '#rules/system.ts';
import { mayHide, mayMove, mayRun } from '../abilities.ts';
import { enemiesOf, fightersOf, has, rowOf } from '../reading.ts';
import type { SkirmishRules } from '../rules.ts';
import { chargeDuties } from './charges.ts';
import { said } from './duty.ts';
import { compulsoryDuties } from './flight.ts';
import { mark } from './marks.ts';
import type { OwnDuties } from './own.ts';

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
