import type { BattleView, FighterView } from '../contract/battle-view.ts';
import { areFriends, type Lineup, opponentsOf } from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import type { SkirmishStatus } from './statuses.ts';
import { has } from './view.ts';

/** Friends farther away than this don't help, inches. @rule MORD-ALONE-1 */
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

/** Fighters who have to take the All Alone test. */

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

/** Whether he takes All Alone tests: standing and not exempt. @rule MORD-ALONE-2 */
export function mayTestAllAlone(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): boolean {
  return rules.statuses.of(fighter).takesAllAlone && !rules.neverAlone(view, fighter);
}

/**
 * Whether he faces two or more with no friend in the same fight. Friends within 6″ are asked about.
 * @rule MORD-ALONE-1
 */
export function standsAlone(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  if (!mayTestAllAlone(rules, view, fighter) || has(fighter, 'breaking')) return false;
  const known = countedOpponents(rules, view, fighter).length;
  // "Against two or more" referred to a known enemy and others: without that enemy it no longer holds.
  const enough = known >= ALONE_AGAINST || (known === 1 && has(fighter, 'outnumbered'));
  return enough && !hasCompany(rules, view, fighter);
}

/** Whether a friend fights one of the same enemies. @rule MORD-ALONE-1 */
export function hasCompany(rules: SkirmishRules, lineup: Lineup, fighter: FighterView): boolean {
  return opponentsOf(lineup, fighter).some((enemy) =>
    opponentsOf(lineup, enemy).some(
      (other) => rules.statuses.of(other).countsAsFriend && areFriends(lineup, fighter, other),
    ),
  );
}

/**
 * Whether he may face more enemies than are known: he touches a fighter of a counted side, whose fighters
 * can't be distinguished, and another of them is standing. Contacts with named fighters are exact.
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
