import type { FighterView } from '#rules/contract/battle-view.ts';
import type { Striker } from '../fights.ts';
import { has } from '../view.ts';
import type { Arm } from './arms.ts';
import { materialOn, QUICK, skilled } from './edges.ts';
import { firstTurnUnasked } from './first-turn.ts';
import { usualArm } from './hands.ts';
import type { Gear } from './rules.ts';

/** What determines when a fighter strikes. */
export interface Readiness {
  readonly gear: Gear;
  /** His weapons, with their values in this turn of the combat. */
  readonly arm: Arm;
  /** Whether either weapon is of ithilmar. */
  readonly quick: boolean;
  /** From his profile. */
  readonly initiative: number;
  readonly charged: boolean;
  /** Whether his opponent charged him. */
  readonly wasCharged: boolean;
  readonly stoodUp: boolean;
}

/** When he strikes; used by both the duel and the list of fights. @rule CC-ORDER, WEAPONS */
export function strikerOf(facts: Readiness): Omit<Striker, 'id'> {
  const { gear, arm, quick, initiative, charged, wasCharged, stoodUp } = facts;
  // He anticipates the charge: he strikes with the chargers, by Initiative.
  const ready = wasCharged && skilled(gear, 'lightning-reflexes');
  return {
    initiative: initiative + arm.initiative + (quick ? QUICK : 0),
    charged,
    strikesFirst: gear.strikesFirst || ready || arm.strikes === 'first-turn-first',
    strikesLast: gear.strikesLast || (arm.strikes === 'last' && !gear.strongman),
    stoodUp,
  };
}

/**
 * The same for a fighter whose weapons were not entered: the likeliest.
 * @param turn turns the combat has lasted, this one included
 * @param foes enemies in contact
 * @rule CC-ORDER, WEAPONS
 */
export function usualStriker(
  gear: Gear,
  fighter: FighterView,
  turn: number,
  foes: readonly FighterView[],
): Omit<Striker, 'id'> {
  const arm = usualArm(gear, {
    firstTurn: firstTurnUnasked(turn === 1),
    mountedCharge: false,
  });
  return strikerOf({
    gear,
    arm,
    quick: materialOn(gear, arm) === 'ithilmar',
    initiative: fighter.profile['I'] ?? 0,
    charged: has(fighter, 'charged'),
    wasCharged: foes.some((foe) => has(foe, 'charged')),
    stoodUp: has(fighter, 'stood-up'),
  });
}
