import type { BattleView, Duty } from '../../../system.ts';
import { fighterOf, has, setFlag, sideOf } from '../reading.ts';
import { carries } from '../traits.ts';
import { anytimeDuties } from './anytime.ts';
import { closeCombatDuties, combatReminders } from './close-combat.ts';
import { movementDuties } from './movement.ts';
import { recoveryDuties } from './recovery.ts';
import { routDuties } from './rout.ts';
import { shootingDuties } from './shooting.ts';
import { startOfTurnDuties } from './start-of-turn.ts';

/** Everything due now, in the order to show it. Nothing once the battle is over. */
export function duties(view: BattleView): readonly Duty[] {
  if (view.ended) return [];
  return [...routDuties(view), ...anytimeDuties(view), ...phaseDuties(view)].map((duty) =>
    noted(view, duty),
  );
}

/** A holy relic works before its bearer's first Leadership test only: any test of his is that one. @rule MORD-ROUT-3 */
function noted(view: BattleView, duty: Duty): Duty {
  const fighter = fighterOf(view, duty.fighterId);
  if (duty.test === null || fighter === null || !carries(fighter.traits, 'holy-relic')) return duty;
  if (has(fighter, 'leadership-tested')) return duty;
  const tested = setFlag(fighter.id, 'leadership-tested', true);
  return {
    ...duty,
    outcomes: duty.outcomes.map((outcome) =>
      outcome.tone === 'neutral' ? outcome : { ...outcome, changes: [...outcome.changes, tested] },
    ),
  };
}

/** Nothing of a side that has left in its own turn: only the next side is to play. @rule MORD-ROUT-4 */
function phaseDuties(view: BattleView): readonly Duty[] {
  const side = sideOf(view, view.position.sideId);
  if (side === null || side.removed !== null) return [];
  // Fighters of a light side have no duties of their own; what the other side must not forget stays.
  if (side.light) return view.position.phase === 'close-combat' ? combatReminders(view) : [];
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
