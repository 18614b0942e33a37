import type { Refusal } from '../../system.ts';

/**
 * What leaving contact costs: an action die for each enemy touched, given to him, to strike with at
 * once or to keep.
 * @returns the pool that is left, or why he cannot
 * @rule DR-6
 */
export function disengage(facts: {
  readonly enemiesInContact: number;
  /** Action dice he has left. */
  readonly pool: number;
}): { readonly diceGiven: number; readonly poolAfter: number } | Refusal {
  if (facts.enemiesInContact === 0) return { refused: 'not-in-contact' };
  if (facts.pool < facts.enemiesInContact) return { refused: 'pool-too-small' };
  return { diceGiven: facts.enemiesInContact, poolAfter: facts.pool - facts.enemiesInContact };
}

/** What pushing an enemy back needs and does: all damage of the attack is given up for it. @rule DR-7 */
export function pushBack(facts: {
  readonly damage: number;
  readonly shot: boolean;
  /** Nobody else takes part in the fight. Makes no difference to a shot. */
  readonly oneAgainstOne: boolean;
}): { readonly attackerFollows: boolean; readonly damageApplied: number } | Refusal {
  if (facts.damage <= 0) return { refused: 'no-damage' };
  if (!facts.shot && !facts.oneAgainstOne) return { refused: 'more-than-two' };
  return { attackerFollows: !facts.shot, damageApplied: 0 };
}

/** Dice that a team-mate strikes with at an enemy pushed against him, besides those he has kept. @rule DR-7 */
export const PINNED_BONUS_DICE = 1;
