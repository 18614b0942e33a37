import { fraction } from '../../chance.ts';
import type { SideId } from '../../ids.ts';
import { contactsLeft } from '../../leaving.ts';
import { leadershipChance } from '../../parts/leadership-test.ts';
import { routOutcome, voluntaryRoutAllowed } from '../../parts/quarter-rout.ts';
import type { RoutLeadership } from '../../parts/rout-leadership.ts';
import type {
  BattleView,
  Change,
  DiceSpec,
  FighterView,
  RoutReport,
  Said,
  SideView,
} from '../../system.ts';
import { houseRule } from './house-rules.ts';
import { fighterOf, fightersOf, has, sideOf, statusOf } from './reading.ts';
import { routBonus, warbandRoutCount, warbandRoutLeadership } from './rout.ts';
import type { StatusId } from './statuses.ts';
import { diceOf } from './test-leadership.ts';

/**
 * Where a side stands with its Rout test: losses against the quarter, whether the test is due now,
 * on whose Leadership and why.
 * @rule MORD-ROUT-1 @rule MORD-ROUT-2 @rule MORD-ROUT-3
 */
export function routReport(view: BattleView, sideId: SideId): RoutReport {
  const side = sideOf(view, sideId);
  if (side === null) return NOBODY;
  const members = fightersOf(view, sideId);
  const count = warbandRoutCount(members, view.houseRules);
  const lent = lentLeadership(view, side);
  const value = lent.leadership === null ? null : lent.leadership + routBonus(side.flags);
  return {
    ...count,
    due: lent.basis !== 'no-test' && isDue(view, side, count.reached),
    leadership: value,
    reason: reasonOf(view, side, lent),
    chance: leadershipChance({
      leadership: value,
      bonus: 0,
      dice: routDice(side),
      reroll: false,
    }),
  };
}

/** Cold-blooded warbands drop the highest of three dice. @rule MORD-ROUT-3 */
export function routDice(side: SideView): DiceSpec {
  return diceOf(side);
}

/** @rule MORD-ROUT-5 */
export function mayRoutByChoice(view: BattleView, sideId: SideId): boolean {
  const side = sideOf(view, sideId);
  if (side === null || withoutRout(view)) return false;
  const { participants, casualties } = warbandRoutCount(fightersOf(view, sideId), view.houseRules);
  return voluntaryRoutAllowed({
    startOfOwnTurn: view.position.sideId === sideId && view.position.phase === 'recovery',
    participants,
    casualties,
    hadToTestBefore: has(side, 'had-to-rout'),
  });
}

/** A side leaves: it is gone, and the battle with it when only one remains. @rule MORD-ROUT-4 */
export function routOutcomeChanges(
  view: BattleView,
  sideId: SideId,
  cause: string,
): readonly Change[] {
  const playing = view.sides.filter((side) => side.removed === null);
  const result = routOutcome({
    playing: playing.map((side) => side.id),
    leaves: sideId,
    scenarioSpecial: false,
  });
  const winner = playing.find((side) => side.id === result.lastStanding);
  return [
    { kind: 'side-removed', sideId, cause },
    ...(result.gameEnds
      ? [{ kind: 'battle-ended', winnerId: winner?.id ?? null, cause } as const]
      : contactsLeft(view, sideId)),
  ];
}

function isDue(view: BattleView, side: SideView, reached: boolean): boolean {
  if (view.ended || side.removed !== null || withoutRout(view)) return false;
  if (view.position.sideId !== side.id || view.answers[`rout:${side.id}`] !== undefined)
    return false;
  // A test that was passed over is no longer due once the casualties turn out to be fewer.
  return reached && (view.position.phase === 'recovery' || has(side, 'rout-passed-over'));
}

function withoutRout(view: BattleView): boolean {
  return houseRule(view.houseRules, 'scenarioWithoutRout') === 'yes';
}

type Lent = RoutLeadership | { readonly leadership: number; readonly basis: 'light' };

function lentLeadership(view: BattleView, side: SideView): Lent {
  if (side.light) return { leadership: side.leadership ?? 0, basis: 'light' };
  const members = fightersOf(view, side.id).map((fighter) => ({
    id: fighter.id,
    role: fighter.role,
    leader: fighter.id === side.leaderId,
    status: statusAtStart(view, fighter),
    leadership: fighter.profile['Ld'] ?? 0,
    traits: fighter.traits,
  }));
  return warbandRoutLeadership(members, view.houseRules);
}

/**
 * The test comes before anybody recovers: who was stunned when his turn began lends nothing to it,
 * although he has come round by now.
 * @rule PH-START @rule MORD-ROUT-2
 */
function statusAtStart(view: BattleView, fighter: FighterView): StatusId {
  const thisTurn = view.position.sideId === fighter.sideId && has(fighter, 'came-round');
  return thisTurn && fighter.status === 'knocked-down' ? 'stunned' : statusOf(fighter);
}

/** Why this Leadership, in the words the table needs: the leader and his state, or who lends it and why. */
function reasonOf(view: BattleView, side: SideView, lent: Lent): Said {
  const leader = fighterOf(view, side.leaderId);
  const names = { leader: leader?.label ?? '' };
  switch (lent.basis) {
    case 'light':
      return { code: 'rout-ld.side', params: {} };
    case 'leader':
      return {
        code: `rout-ld.leader-${leader === null ? 'standing' : statusAtStart(view, leader)}`,
        params: names,
      };
    case 'highest':
    case 'best-stunned':
      return {
        code:
          leader === null
            ? 'rout-ld.highest'
            : `rout-ld.highest-leader-${statusAtStart(view, leader)}`,
        params: { ...names, lenders: lenderNames(view, lent.from) },
      };
    case 'nobody':
    case 'no-test':
      return { code: `rout-ld.${lent.basis}`, params: {} };
  }
}

function lenderNames(view: BattleView, ids: readonly string[]): string {
  const names = Object.values(view.fighters)
    .filter((fighter) => ids.includes(fighter.id))
    .map((fighter) => fighter.label);
  // Three names are read at a glance; more would hide the number that matters.
  return names.length <= 3
    ? names.join(', ')
    : `${names.slice(0, 2).join(', ')} +${names.length - 2}`;
}

const NOBODY: RoutReport = {
  participants: 0,
  casualties: fraction(0),
  needed: 0,
  reached: false,
  missing: 0,
  due: false,
  leadership: null,
  reason: { code: 'rout-ld.nobody', params: {} },
  chance: fraction(0),
};
