import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { sideOf } from '#rules/kit/view.ts';
import type { SkirmishRules } from '../rules.ts';
import { anytimeDuties, edgeReminders } from './anytime.ts';
import { breakingDuties } from './breaking.ts';
import { closeCombatDuties, combatReminders } from './close-combat.ts';
import { castDuties, enemyShooters, shootDuties } from './marks.ts';
import { movementDuties } from './movement.ts';
import type { OwnDuties } from './own-duties.ts';
import { recoveryDuties } from './recovery.ts';
import { routDuties } from './rout.ts';

/** Everything due now, in the order to show it. Empty once the battle is over. */
export function skirmishDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  if (view.ended) return [];
  return [
    ...routDuties(rules, view, own.rout),
    ...breakingDuties(rules, view),
    ...anytimeDuties(rules, view),
    ...edgeReminders(rules)(view),
    ...own.events(view),
    ...phaseDuties(rules, view, own),
  ].map((duty) => own.noted(view, duty));
}

/** No duties for a side that has left in its own turn: the next side plays. @rule MORD-ROUT-4 */
function phaseDuties(rules: SkirmishRules, view: BattleView, own: OwnDuties): readonly Duty[] {
  const side = sideOf(view, view.position.sideId);
  if (side === null || side.removed !== null) return [];
  const { phase } = view.position;
  // Fighters of a light side have no duties of their own; what the other side must not forget stays.
  if (side.light) {
    return phase === 'close-combat'
      ? combatReminders(rules, view, own)
      : phase === 'shooting'
        ? enemyShooters(side)
        : [];
  }
  switch (phase) {
    case 'recovery':
      return [...own.startOfTurn(view), ...recoveryDuties(rules, view), ...own.recovery(view)];
    case 'movement':
      return movementDuties(rules, view, own);
    case 'close-combat':
      return closeCombatDuties(rules, view, own);
    default:
      return [
        ...(phase === 'shooting' ? shootDuties(rules, view) : []),
        ...(phase === rules.castingPhase ? castDuties(rules, view, own.castFacts) : []),
      ];
  }
}
