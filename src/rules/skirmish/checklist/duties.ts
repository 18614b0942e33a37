import type { Duty, Fight, Outcome } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Message,
  SideView,
} from '#rules/contract/battle-view.ts';
import { sideOf } from '#rules/kit/view.ts';
import type { SkirmishRules } from '../rules.ts';
import { anytimeDuties, edgeReminders } from './anytime.ts';
import { closeCombatDuties, combatReminders } from './close-combat.ts';
import { castDuties, enemyShooters, shootDuties } from './marks.ts';
import { movementDuties } from './movement.ts';
import { recoveryDuties } from './recovery.ts';
import { routDuties } from './rout.ts';

/** What one skirmish game adds to the checklist that all of them share. */
export interface OwnDuties {
  readonly rout: OwnRout;
  /** After the Rout test and before anything else of a turn. */
  readonly startOfTurn: (view: BattleView) => readonly Duty[];
  readonly recovery: (view: BattleView) => readonly Duty[];
  /** What comes before charges are declared, or because they were. */
  readonly charges: (view: BattleView) => readonly Duty[];
  /** What to say where charges are declared, of those who may. */
  readonly chargeFacts: (able: readonly FighterView[]) => readonly Message[];
  readonly compulsory: (view: BattleView) => readonly Duty[];
  /** What to say where spells are noted. */
  readonly castFacts: (view: BattleView, able: readonly FighterView[]) => readonly Message[];
  /** What to say where runs are noted, of those who may. */
  readonly runFacts: (able: readonly FighterView[]) => readonly Message[];
  /** What comes before blows fall. */
  readonly closeCombat: (view: BattleView) => readonly Duty[];
  readonly fights: (view: BattleView) => readonly Fight[];
  /** What is easily forgotten while dice roll, in this turn of a combat, against those whom he touches. */
  readonly fightReminders: (
    fighter: FighterView,
    turn: number,
    foes: readonly FighterView[],
  ) => readonly Duty[];
  readonly allAlone: {
    readonly facts: (fighter: FighterView) => readonly Message[];
    /** What else spares him the test, to be told by the players. */
    readonly spared: (view: BattleView, fighter: FighterView) => readonly Outcome[];
    /** What lets him roll a failed test once more; null when nothing does. */
    readonly reroll: (view: BattleView, fighter: FighterView) => readonly Change[] | null;
  };
  /** A last look at every duty. */
  readonly noted: (view: BattleView, duty: Duty) => Duty;
}

export interface OwnRout {
  readonly facts: (side: SideView) => readonly Message[];
  /** What a side may use before the dice. */
  readonly boosts: (view: BattleView, side: SideView) => readonly Outcome[];
  /** What lets a side roll a failed test once more; null when nothing does. */
  readonly reroll: (view: BattleView, side: SideView) => readonly Change[] | null;
  /** What else a passed test leaves behind. */
  readonly passed: (side: SideView) => readonly Change[];
}

/** Everything due now, in the order to show it. Nothing once the battle is over. */
export function skirmishDuties(
  rules: SkirmishRules,
  view: BattleView,
  own: OwnDuties,
): readonly Duty[] {
  if (view.ended) return [];
  return [
    ...routDuties(rules, view, own.rout),
    ...anytimeDuties(rules, view),
    ...edgeReminders(rules, view),
    ...phaseDuties(rules, view, own),
  ].map((duty) => own.noted(view, duty));
}

/** Nothing of a side that has left in its own turn: only the next side is to play. @rule MORD-ROUT-4 */
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
