import type { BattleView, Duty } from '../../../system.ts';
import { anytimeDuties } from './anytime.ts';
import { closeCombatDuties } from './close-combat.ts';
import { movementDuties } from './movement.ts';
import { recoveryDuties } from './recovery.ts';
import { routDuties } from './rout.ts';
import { shootingDuties } from './shooting.ts';
import { startOfTurnDuties } from './start-of-turn.ts';

/** Everything due now, in the order to show it. Nothing once the battle is over. */
export function duties(view: BattleView): readonly Duty[] {
  if (view.ended) return [];
  return [...routDuties(view), ...anytimeDuties(view), ...phaseDuties(view)];
}

function phaseDuties(view: BattleView): readonly Duty[] {
  switch (view.position.phase) {
    case 'recovery':
      return [...startOfTurnDuties(view), ...recoveryDuties(view)];
    case 'movement':
      return movementDuties(view);
    case 'shooting':
      return shootingDuties(view);
    case 'close-combat':
      return closeCombatDuties(view);
    default:
      return [];
  }
}
