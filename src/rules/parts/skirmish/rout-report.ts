import { fraction } from '#rules/chance.ts';
import type { SideId } from '#rules/ids.ts';
import { contactsLeft } from '#rules/leaving.ts';
import type { BattleView, Change, FighterView, RoutReport, Said, SideView } from '#rules/system.ts';
import { leadershipChance } from '../leadership-test.ts';
import { type RoutCount, routOutcome, voluntaryRoutAllowed } from '../quarter-rout.ts';
import { oncePerSide, type Roll } from '../roll-call.ts';
import type { RoutLeadership } from '../rout-leadership.ts';
import { fighterOf, fightersOf, has, sideOf, statusOf, teamOf } from './reading.ts';
import { sideRoutCount, sideRoutLeadership } from './rout.ts';
import { oncePerGame, type SkirmishRules } from './rules.ts';
import type { StatusId } from './statuses.ts';

/**
 * Where a side stands with its Rout test: losses against the quarter, whether the test is due now,
 * on whose Leadership and why.
 * @rule MORD-ROUT-1 @rule MORD-ROUT-2 @rule WFS-ROUT
 */
export function routReport(rules: SkirmishRules, view: BattleView, sideId: SideId): RoutReport {
  const side = sideOf(view, sideId);
  if (side === null) return NOBODY;
  const count = countOf(rules)(view, side.id);
  const lent = lentLeadership(rules, view, side);
  const value = lent.leadership === null ? null : lent.leadership + rules.rout.bonus(side.flags);
  return {
    ...count,
    due: lent.basis !== 'no-test' && isDue(rules, view, side, count.reached),
    leadership: value,
    reason: reasonOf(view, side, lent),
    chance: leadershipChance(value, rules.leadership.dice(side.traits)),
  };
}

/** @rule MORD-ROUT-5 */
export function mayRoutByChoice(rules: SkirmishRules, view: BattleView, sideId: SideId): boolean {
  const side = sideOf(view, sideId);
  if (side === null || withoutRout(rules, view)) return false;
  if (!rules.rout.voluntary(view.houseRules)) return false;
  const { participants, casualties } = countOf(rules)(view, sideId);
  return voluntaryRoutAllowed({
    startOfOwnTurn: view.position.sideId === sideId && view.position.phase === 'recovery',
    participants,
    casualties,
    hadToTestBefore: has(side, 'had-to-rout'),
  });
}

/**
 * A side leaves, with its allies where they rout together: it is gone, and the battle with it when
 * only one is left, or only allies. A scenario may give the battle to the first who routs.
 * @rule MORD-ROUT-4
 */
export function routOutcomeChanges(
  rules: SkirmishRules,
  view: BattleView,
  sideId: SideId,
  cause: 'rout' | 'voluntary-rout' | 'wiped-out',
): readonly Change[] {
  if (cause === 'wiped-out')
    return leftChanges(rules, view, { leaving: [sideId], cause, winnerId: null });
  const leaving = routingWith(rules, view, sideId).map(({ id }) => id);
  const winnerId = winsByLeaving(rules, view) ? sideId : null;
  return leftChanges(rules, view, { leaving, cause, winnerId });
}

/** A side leaves because players say so: for itself, but to the same end as if it had routed. @rule MORD-ROUT-4 */
export function leavingChanges(
  rules: SkirmishRules,
  view: BattleView,
  sideId: SideId,
  cause: string,
): readonly Change[] {
  const winnerId = winsByLeaving(rules, view) ? sideId : null;
  return leftChanges(rules, view, { leaving: [sideId], cause, winnerId });
}

interface Leave {
  readonly leaving: readonly SideId[];
  readonly cause: string;
  /** Who has won by leaving; null for nobody. */
  readonly winnerId: SideId | null;
}

function leftChanges(
  rules: SkirmishRules,
  view: BattleView,
  { leaving, cause, winnerId }: Leave,
): readonly Change[] {
  const playing = view.sides.filter((side) => side.removed === null);
  const result = routOutcome({
    playing,
    leaves: leaving,
    scenarioSpecial: winnerId !== null || !rules.rout.playsOn(view.houseRules),
  });
  const last = playing.find(({ id }) => id === result.lastStanding)?.id ?? null;
  return [
    ...leaving.map((id): Change => ({ kind: 'side-removed', sideId: id, cause })),
    ...(result.gameEnds
      ? [{ kind: 'battle-ended', winnerId: winnerId ?? last, cause } as const]
      : leaving.flatMap((id) => contactsLeft(view, id))),
  ];
}

/** In such a scenario whoever leaves first has won, as long as everybody is still there. */
function winsByLeaving(rules: SkirmishRules, view: BattleView): boolean {
  const first = view.sides.every((side) => side.removed === null);
  return first && rules.houseRule(view.houseRules, 'scenarioFirstToLeaveWins') === 'yes';
}

/** The side itself, and those of its allies who still play where allies rout as one. */
function routingWith(rules: SkirmishRules, view: BattleView, sideId: SideId): readonly SideView[] {
  return teamOf(view, sideId).filter(
    (side) => side.id === sideId || (side.removed === null && routTogether(rules, view)),
  );
}

function routTogether(rules: SkirmishRules, view: Roll): boolean {
  return rules.houseRule(view.houseRules, 'alliesRoutTogether') === 'joint';
}

/** Losses of the side, or of all allies together where they rout as one. @rule MORD-ROUT-1 */
const countOf = oncePerGame((rules) =>
  oncePerSide((roll, sideId): RoutCount => {
    const counted = routTogether(rules, roll) ? teamOf(roll, sideId).map(({ id }) => id) : [sideId];
    const members = counted.flatMap((id) => fightersOf(roll, id));
    return sideRoutCount(rules, members, roll.houseRules);
  }),
);

function isDue(rules: SkirmishRules, view: BattleView, side: SideView, reached: boolean): boolean {
  if (view.ended || side.removed !== null || withoutRout(rules, view)) return false;
  if (view.position.sideId !== side.id || view.answers[`rout:${side.id}`] !== undefined)
    return false;
  // A test that was passed over is no longer due once the casualties turn out to be fewer.
  return reached && (view.position.phase === 'recovery' || has(side, 'rout-passed-over'));
}

function withoutRout(rules: SkirmishRules, view: BattleView): boolean {
  return rules.houseRule(view.houseRules, 'scenarioWithoutRout') === 'yes';
}

type Lent = RoutLeadership | { readonly leadership: number; readonly basis: 'light' };

function lentLeadership(rules: SkirmishRules, view: BattleView, side: SideView): Lent {
  if (side.light) return { leadership: side.leadership ?? 0, basis: 'light' };
  const lent = lentBy(rules);
  return (view.position.sideId === side.id ? lent.inOwnTurn : lent.otherwise)(view, side.id);
}

const lentBy = oncePerGame((rules) => ({
  inOwnTurn: oncePerSide((roll, sideId) => lentByMembers(rules, roll, sideId, true)),
  otherwise: oncePerSide((roll, sideId) => lentByMembers(rules, roll, sideId, false)),
}));

function lentByMembers(
  rules: SkirmishRules,
  roll: Roll,
  sideId: SideId,
  ownTurn: boolean,
): RoutLeadership {
  const leaderId = sideOf(roll, sideId)?.leaderId ?? null;
  const members = fightersOf(roll, sideId).map((fighter) => ({
    id: fighter.id,
    role: fighter.role,
    leader: fighter.id === leaderId,
    status: statusAtStart(fighter, ownTurn),
    leadership: fighter.profile['Ld'] ?? 0,
    traits: fighter.traits,
  }));
  return sideRoutLeadership(rules, members, roll.houseRules);
}

/**
 * The test comes before anybody recovers: who was stunned when his turn began lends nothing to it,
 * although he has come round by now.
 * @rule PH-START @rule MORD-ROUT-2
 */
function statusAtStart(fighter: FighterView, ownTurn: boolean): StatusId {
  const thisTurn = ownTurn && has(fighter, 'came-round');
  return thisTurn && fighter.status === 'knocked-down' ? 'stunned' : statusOf(fighter);
}

/** Why this Leadership, in the words the table needs: the leader and his state, or who lends it and why. */
function reasonOf(view: BattleView, side: SideView, lent: Lent): Said {
  const leader = fighterOf(view, side.leaderId);
  const names = { leader: leader?.label ?? '' };
  const statusNow = (one: FighterView) => statusAtStart(one, view.position.sideId === one.sideId);
  switch (lent.basis) {
    case 'light':
      return { code: 'rout-ld.side', params: {} };
    case 'leader':
      return {
        code: `rout-ld.leader-${leader === null ? 'standing' : statusNow(leader)}`,
        params: names,
      };
    case 'highest':
    case 'best-stunned':
      return {
        code: leader === null ? 'rout-ld.highest' : `rout-ld.highest-leader-${statusNow(leader)}`,
        params: { ...names, lenders: lenderNames(view, lent.from) },
      };
    case 'nobody':
    case 'no-test':
      return { code: `rout-ld.${lent.basis}`, params: {} };
  }
}

function lenderNames(view: BattleView, ids: readonly string[]): string {
  const lenders = new Set(ids);
  const names = Object.values(view.fighters)
    .filter((fighter) => lenders.has(fighter.id))
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
