import type { BattleView, FighterView } from '#rules/system.ts';
import { ALONE_AGAINST, countsAsOpponent } from '../all-alone.ts';
import type { Roll } from '../roll-call.ts';
import { areFriends, enemiesOf, has, opponentsOf, rowOf } from './reading.ts';
import type { SkirmishRules } from './rules.ts';

/** Who has to hold out alone. */

/** Enemies in contact that count towards being outnumbered. @rule MORD-ALONE-1 */
export function countedOpponents(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly FighterView[] {
  const downedCount = rules.houseRule(view.houseRules, 'downedOpponentsCount') === 'yes';
  return opponentsOf(view, fighter).filter((other) => countsAsOpponent(rowOf(other), downedCount));
}

/** Takes All Alone tests at all: on his feet and not exempt. @rule MORD-ALONE-2 */
export function mayTestAllAlone(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): boolean {
  return rowOf(fighter).takesAllAlone && !rules.neverAlone(view, fighter);
}

/**
 * Faces two or more with nobody of his own in the same fight. Friends within 6″ are asked for.
 * @rule MORD-ALONE-1
 */
export function standsAlone(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!mayTestAllAlone(rules, view, fighter) || has(fighter, 'breaking')) return false;
  const known = countedOpponents(rules, view, fighter).length;
  // "Against two or more" was said of the one who is known and others: with him it falls.
  const enough = known >= ALONE_AGAINST || (known === 1 && has(fighter, 'outnumbered'));
  return enough && !hasCompany(view, fighter);
}

/** A friend who fights one of the same enemies is in the same fight. @rule MORD-ALONE-1 */
export function hasCompany(roll: Roll, fighter: FighterView): boolean {
  return opponentsOf(roll, fighter).some((enemy) =>
    opponentsOf(roll, enemy).some(
      (other) => rowOf(other).countsAsFriend && areFriends(roll, fighter, other),
    ),
  );
}

/** Whether an enemy is on his feet whom he is not known to fight already. */
export function hasOtherStandingEnemy(roll: Roll, fighter: FighterView): boolean {
  const met = new Set(opponentsOf(roll, fighter).map((other) => other.id));
  return enemiesOf(roll, fighter.sideId).some(
    (enemy) => enemy.status === 'standing' && !met.has(enemy.id),
  );
}
