import type { BattleView, FighterView } from '../contract/battle-view.ts';
import { areFriends, type Lineup, opponentsOf } from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import type { SkirmishStatus } from './statuses.ts';
import { has } from './view.ts';

/** Friends farther off than this don't help, inches. @rule MORD-ALONE-1 */
export const FRIEND_RANGE = 6;
/** Against this many opponents or more a fighter may be all alone. @rule MORD-ALONE-1 */
export const ALONE_AGAINST = 2;

/** Whether an enemy in contact is one of the two or more. @rule MORD-ALONE-1 */
function countsAsOpponent(
  status: Pick<SkirmishStatus, 'countsAsOpponent'>,
  downedOpponentsCount: boolean,
): boolean {
  switch (status.countsAsOpponent) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'downedOpponentsCount':
      return downedOpponentsCount;
  }
}

/** Who has to hold out alone. */

/** Enemies in contact that count towards being outnumbered. @rule MORD-ALONE-1 */
export function countedOpponents(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly FighterView[] {
  const downedCount = rules.houseRule(view.houseRules, 'downedOpponentsCount') === 'yes';
  return opponentsOf(view, fighter).filter((other) =>
    countsAsOpponent(rules.statuses.of(other), downedCount),
  );
}

/** Takes All Alone tests at all: on his feet and not exempt. @rule MORD-ALONE-2 */
export function mayTestAllAlone(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): boolean {
  return rules.statuses.of(fighter).takesAllAlone && !rules.neverAlone(view, fighter);
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
  return enough && !hasCompany(rules, view, fighter);
}

/** A friend who fights one of the same enemies is in the same fight. @rule MORD-ALONE-1 */
export function hasCompany(rules: SkirmishRules, lineup: Lineup, fighter: FighterView): boolean {
  return opponentsOf(lineup, fighter).some((enemy) =>
    opponentsOf(lineup, enemy).some(
      (other) => rules.statuses.of(other).countsAsFriend && areFriends(lineup, fighter, other),
    ),
  );
}

/**
 * Whether he may face more enemies than are known: he touches somebody of a side that is only counted, of whom
 * nobody tells one from the other, and another one of it is on his feet. Contacts of named fighters are known:
 * against one of those he faces one.
 * @rule MORD-ALONE-1
 */
export function mayFaceMore(rules: SkirmishRules, lineup: Lineup, fighter: FighterView): boolean {
  const counted = new Set(lineup.sides.flatMap(({ id, light }) => (light ? [id] : [])));
  const met = opponentsOf(lineup, fighter).filter(({ sideId }) => counted.has(sideId));
  if (met.length === 0) return false;
  const known = new Set(met.map(({ id }) => id));
  return rules.statuses
    .enemiesOf(lineup, fighter.sideId)
    .some(
      (enemy) =>
        counted.has(enemy.sideId) && rules.statuses.of(enemy).onFeet && !known.has(enemy.id),
    );
}
