import { countsAsOpponent } from '../../parts/all-alone.ts';
import type { BattleView, FighterView } from '../../system.ts';
import { fearTestBeforeCharging, fearTestWhenCharged } from './fear.ts';
import { houseRule } from './house-rules.ts';
import { friendsOf, has, isFrenzied, opponentsOf, rowOf } from './reading.ts';
import { carriesAny } from './traits.ts';

/** Who frightens whom, and who has to hold out alone. */

/** Causes fear by nature, skill or scars. */
export function causesFear(fighter: FighterView): boolean {
  return carriesAny(fighter.traits, ['causes-fear', 'fearsome', 'injury-horrible-scars']);
}

/** Charged by `charger`: does the target test? @rule PSY-FEAR-A */
export function testsFearWhenCharged(target: FighterView, charger: FighterView): boolean {
  return fearTestWhenCharged({
    chargerCausesFear: causesFear(charger),
    chargeInRange: true,
    immune: isFearless(target),
    frenzied: isFrenzied(target),
    enemyWithinChargeRange: has(target, 'frenzy-in-range') || reachesAsFar(target, charger),
  });
}

/** Whoever charges him from within his own reach is an enemy within charge range. @rule PSY-FRENZY */
function reachesAsFar(target: FighterView, charger: FighterView): boolean {
  return (target.profile['M'] ?? 0) >= (charger.profile['M'] ?? 0);
}

/** Wants to charge `target`: does the charger test? @rule PSY-FEAR-B */
export function testsFearBeforeCharging(charger: FighterView, target: FighterView): boolean {
  return fearTestBeforeCharging({
    targetCausesFear: causesFear(target),
    immune: isFearless(charger),
    frenzied: isFrenzied(charger),
  });
}

/** Those who cause fear never test; some are hardened, and some pass every test. @rule PSY-FEAR-A */
function isFearless(fighter: FighterView): boolean {
  return (
    causesFear(fighter) ||
    carriesAny(fighter.traits, [
      'immune-fear',
      'immune-psychology',
      'injury-hardened',
      'bugmans-ale',
      'auto-pass-leadership-tests',
    ])
  );
}

/** Enemies in contact that count towards being outnumbered. @rule MORD-ALONE-1 */
export function countedOpponents(view: BattleView, fighter: FighterView): readonly FighterView[] {
  const downedCount = houseRule(view.houseRules, 'downedOpponentsCount') === 'yes';
  return opponentsOf(view, fighter).filter((other) => countsAsOpponent(rowOf(other), downedCount));
}

/** Takes All Alone tests at all: on his feet and not exempt. @rule MORD-ALONE-2 */
export function mayTestAllAlone(view: BattleView, fighter: FighterView): boolean {
  return rowOf(fighter).takesAllAlone && !isExempt(view, fighter);
}

/**
 * Faces two or more with nobody of his side in the same fight. Friends within 6″ are asked for.
 * @rule MORD-ALONE-1
 */
export function standsAlone(view: BattleView, fighter: FighterView): boolean {
  if (!mayTestAllAlone(view, fighter) || has(fighter, 'breaking')) return false;
  const known = countedOpponents(view, fighter).length;
  // "Against two or more" was said of the one who is known and others: with him it falls.
  const enough = known >= 2 || (known === 1 && has(fighter, 'outnumbered'));
  return enough && !hasCompany(view, fighter);
}

/** A friend who fights one of the same enemies is in the same fight. @rule MORD-ALONE-1 */
export function hasCompany(view: BattleView, fighter: FighterView): boolean {
  const enemies = new Set(opponentsOf(view, fighter).map((other) => other.id));
  return friendsOf(view, fighter).some(
    (friend) =>
      rowOf(friend).countsAsFriend &&
      opponentsOf(view, friend).some((other) => enemies.has(other.id)),
  );
}

function isExempt(view: BattleView, fighter: FighterView): boolean {
  const named = carriesAny(fighter.traits, [
    'immune-all-alone',
    'never-leaves-combat',
    'combat-master',
    'absolute-faith',
    'auto-pass-leadership-tests',
    'daemon',
  ]);
  if (named) return true;
  const asPsychology = houseRule(view.houseRules, 'allAloneIsPsychology') === 'yes';
  return asPsychology && (isFrenzied(fighter) || carriesAny(fighter.traits, ['immune-psychology']));
}
