import type { DiceSpec } from '../system.ts';
import { leadershipPassed } from './leadership-test.ts';
import type { SkirmishStatus } from './skirmish-status.ts';

/** Friends farther off than this don't help, inches. @rule MORD-ALONE-1 */
export const FRIEND_RANGE = 6;
/** Against this many opponents or more a fighter may be all alone. @rule MORD-ALONE-1 */
export const ALONE_AGAINST = 2;

export interface AllAloneFriend {
  readonly status: Pick<SkirmishStatus, 'countsAsFriend'>;
  readonly distance: number;
  /** Fights in the same combat: then the fighter is not alone, however long the line. */
  readonly inSameCombat: boolean;
}

export interface AllAloneFacts {
  /** It is the end of the close-combat phase of the fighter's own turn. */
  readonly endOfOwnCombatPhase: boolean;
  readonly status: Pick<SkirmishStatus, 'takesAllAlone'>;
  /** His rules keep him from ever breaking, or pass the test for him. */
  readonly immune: boolean;
  /** Enemies in contact. */
  readonly opponents: readonly Pick<SkirmishStatus, 'countsAsOpponent'>[];
  readonly friends: readonly AllAloneFriend[];
  /** Setting: enemies on the ground count among the two. */
  readonly downedOpponentsCount: boolean;
}

/**
 * Whether a fighter has to test for fighting all alone: on his feet, against two or more who are on
 * theirs, no friend in the fight or within 6″ who is on his.
 * @rule MORD-ALONE-1, MORD-ALONE-2
 */
export function allAloneRequired(facts: AllAloneFacts): boolean {
  if (!facts.endOfOwnCombatPhase || !facts.status.takesAllAlone || facts.immune) return false;
  const opponents = facts.opponents.filter((enemy) =>
    countsAsOpponent(enemy, facts.downedOpponentsCount),
  );
  return opponents.length >= ALONE_AGAINST && !facts.friends.some(keepsCompany);
}

/** Whether an enemy in contact is one of the two or more. @rule MORD-ALONE-1 */
export function countsAsOpponent(
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

export interface AllAloneOutcome {
  readonly passed: boolean;
  readonly status: string;
  /** Automatic hits he takes before he runs: one from each opponent on his feet. */
  readonly freeHits: number;
  /** He runs 2D6″ away from his opponents at once. */
  readonly runs: boolean;
}

/**
 * What comes of the test: he holds, or takes a free hit from each opponent and runs if none of them
 * drops him.
 * @rule MORD-ALONE-3
 */
export function allAloneOutcome(facts: {
  readonly leadership: number;
  readonly dice: readonly number[];
  readonly keep: DiceSpec['keep'];
  /** Opponents in contact who are on their feet. */
  readonly opponents: number;
  /** Where the free hits leave him; `standing` when they do not drop him. */
  readonly afterFreeHits: 'standing' | 'knocked-down' | 'stunned' | 'out-of-action';
  /** Setting: what becomes of one whom a free hit puts on the ground. */
  readonly dropped: 'stays' | 'stays-fleeing' | 'runs';
}): AllAloneOutcome {
  const passed = leadershipPassed({ ...facts, bonus: 0 });
  if (passed) return { passed, status: 'standing', freeHits: 0, runs: false };
  const { status, runs } = afterBreaking(facts.afterFreeHits, facts.dropped);
  return { passed, status, freeHits: facts.opponents, runs };
}

function keepsCompany(friend: AllAloneFriend): boolean {
  return friend.status.countsAsFriend && (friend.inSameCombat || friend.distance <= FRIEND_RANGE);
}

function afterBreaking(
  after: 'standing' | 'knocked-down' | 'stunned' | 'out-of-action',
  dropped: 'stays' | 'stays-fleeing' | 'runs',
): { readonly status: string; readonly runs: boolean } {
  if (after === 'standing') return { status: 'fleeing', runs: true };
  if (after === 'out-of-action' || dropped === 'stays') return { status: after, runs: false };
  return { status: 'fleeing', runs: dropped === 'runs' };
}
