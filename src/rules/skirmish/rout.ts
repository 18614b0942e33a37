import type { RoutReport } from '../contract/advice.ts';
import type { BattleView, FighterView, Flags, Message, SideView } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import { type DiceSpec, THREE_D6_DROP_HIGHEST } from '../dice/dice.ts';
import { fraction } from '../dice/fraction.ts';
import { leadershipNow } from '../kit/light-side.ts';
import { oncePer } from '../kit/once-per.ts';
import { hasPlayer } from '../kit/parties.ts';
import type { HouseRuleChoices } from '../kit/rows.ts';
import { fighterOf, fightersOf, type Lineup, oncePerSide, sideOf, teamOf } from '../kit/view.ts';
import { isBreaking } from './breaking.ts';
import { leadershipChance } from './leadership.ts';
import { type RoutCount, type RoutCounted, routCount } from './quarter.ts';
import type { SkirmishTraitId } from './roster.ts';
import type { SkirmishRules } from './rules.ts';
import type { SkirmishStatus } from './statuses.ts';
import { carries, has } from './view.ts';

/** A candidate whose Leadership may be used for the Rout test. */
export interface RoutLender {
  readonly id: string;
  readonly leadership: number;
  readonly status: SkirmishStatus;
  /** The designated leader of this battle. */
  readonly leader: boolean;
  /** Never used: hired swords, and profiles whose rule says so. */
  readonly excluded: boolean;
}

export interface RoutLeadershipRules {
  /** Whether a leader on the ground or fleeing is still used: yes by the rules, no by a house rule. */
  readonly downedLeaderLeads: boolean;
  readonly nobodyEligible: 'fails' | 'best-stunned' | 'no-test';
}

export interface RoutLeadership {
  /** The value to roll equal to or under; null without a candidate. */
  readonly leadership: number | null;
  /** The fighters with this value, including ties. */
  readonly from: readonly string[];
  readonly basis: 'leader' | 'highest' | 'best-stunned' | 'nobody' | 'no-test';
}

/**
 * The Leadership of the Rout test: the leader's unless he is stunned, out of action or away, even
 * where another has more; else the highest among those who are neither stunned nor out.
 * @rule MORD-ROUT-2
 */
function routLeadership(
  members: readonly RoutLender[],
  rules: RoutLeadershipRules,
): RoutLeadership {
  const eligible = members.filter((member) => !member.excluded);
  const leader = eligible.find((member) => member.leader && leads(member, rules));
  if (leader !== undefined) return best([leader], 'leader');
  const lenders = eligible.filter((member) => lends(member, rules));
  if (lenders.length > 0) return best(lenders, 'highest');
  return ofNobody(eligible, rules);
}

function leads(leader: RoutLender, rules: RoutLeadershipRules): boolean {
  return rules.downedLeaderLeads
    ? leader.status.lendsRoutLeadershipAsLeader
    : leader.status.lendsBubble;
}

/** A leader excluded by house rule is not considered as an ordinary member either. */
function lends(member: RoutLender, rules: RoutLeadershipRules): boolean {
  return member.status.lendsRoutLeadership && (!member.leader || leads(member, rules));
}

/** @rule MORD-ROUT-2 point 4 */
function ofNobody(eligible: readonly RoutLender[], rules: RoutLeadershipRules): RoutLeadership {
  switch (rules.nobodyEligible) {
    case 'fails':
      return { leadership: null, from: [], basis: 'nobody' };
    case 'no-test':
      return { leadership: null, from: [], basis: 'no-test' };
    case 'best-stunned': {
      const onTable = eligible.filter((member) => member.status.onTable);
      return best(onTable, onTable.length > 0 ? 'best-stunned' : 'nobody');
    }
  }
}

function best(members: readonly RoutLender[], basis: RoutLeadership['basis']): RoutLeadership {
  if (members.length === 0) return { leadership: null, from: [], basis };
  const leadership = Math.max(...members.map((member) => member.leadership));
  const from = members.filter((member) => member.leadership === leadership);
  return { leadership, from: from.map((member) => member.id), basis };
}

/** What the Rout test needs to know of a member. */
export interface RoutMember {
  readonly id: string;
  readonly role: string;
  readonly leader: boolean;
  readonly status: string;
  readonly leadership: number;
  readonly traits: Flags;
}

/** Casualties of a side against its participants. @rule MORD-ROUT-1, WFS-ROUT */
export function sideRoutCount(
  rules: SkirmishRules,
  members: readonly Pick<RoutMember, 'status' | 'traits'>[],
  choices: HouseRuleChoices,
): RoutCount {
  return routCount(members.map(routCounted(rules)(choices)), rules.houseRule(choices, 'routFrom'));
}

/** Excluded from both counts by players, for example after joining late. */
export const UNCOUNTED = 'rout-not-counted' satisfies SkirmishTraitId;

/** How one member counts for the Rout test. @rule MORD-ROUT-1, WFS-ROUT */
const routCounted = oncePer((rules: SkirmishRules) =>
  oncePer((choices: HouseRuleChoices) =>
    oncePer((member: Pick<RoutMember, 'status' | 'traits'>): RoutCounted => {
      const status = rules.statuses.of(member);
      return {
        participates:
          status.participates &&
          !carries(member.traits, UNCOUNTED) &&
          rules.rout.counts(member.traits, choices),
        casualty: isCasualty(rules, status, choices),
        weight: rules.rout.weight(member.traits),
        share: rules.rout.share(member.traits, choices),
      };
    }),
  ),
);

/** Whose Leadership the Rout test is taken on. @rule MORD-ROUT-2, WFS-ROUT */
export function sideRoutLeadership(
  rules: SkirmishRules,
  members: readonly RoutMember[],
  choices: HouseRuleChoices,
): RoutLeadership {
  const lenders = members.map(
    (member): RoutLender => ({
      id: member.id,
      leadership: member.leadership,
      status: rules.statuses.of(member),
      leader: member.leader,
      excluded: rules.rout.excluded(member),
    }),
  );
  return routLeadership(lenders, {
    downedLeaderLeads: rules.houseRule(choices, 'fleeingLeaderLeadsRout') === 'yes',
    nobodyEligible: rules.houseRule(choices, 'routNobodyEligible'),
  });
}

/** Whether a fighter in this state is a casualty for the Rout test. @rule MORD-ROUT-1 */
function isCasualty(
  rules: SkirmishRules,
  status: SkirmishStatus,
  choices: HouseRuleChoices,
): boolean {
  switch (status.countsAsCasualty) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'routCountsLeftTable':
      return rules.houseRule(choices, 'routCountsLeftTable') === 'yes';
  }
}

/**
 * The state of a side's Rout test: losses against the quarter, whether the test is due now, on whose
 * Leadership and why.
 * @rule MORD-ROUT-1
 * @rule MORD-ROUT-2
 * @rule WFS-ROUT
 */
export function routReport(rules: SkirmishRules, view: BattleView, sideId: SideId): RoutReport {
  const side = sideOf(view, sideId);
  if (side === null) return NOBODY;
  const lent = lentLeadership(rules, view, side);
  const bonus = lent.basis === 'fixed' ? 0 : rules.rout.bonus(side.flags);
  const value = lent.leadership === null ? null : lent.leadership + bonus;
  return {
    ...countOf(rules)(view, side.id),
    spared: withoutRout(rules, view, side),
    breaksUp: isBreaking(rules, view, side),
    due: isRoutDue(rules, view, side),
    leadership: value,
    reason: reasonOf(rules, view, side, lent),
    chance: leadershipChance(value, routDice(rules, view, side)),
  };
}

/** The dice of the side's Rout test: by house rule three, of which the two lowest count. @rule MORD-ROUT-2 */
export function routDice(rules: SkirmishRules, view: BattleView, side: SideView): DiceSpec {
  return rules.houseRule(view.houseRules, 'routDice') === '2d6'
    ? rules.leadership.dice(side.traits)
    : THREE_D6_DROP_HIGHEST;
}

export function routTogether(rules: SkirmishRules, view: Lineup): boolean {
  return rules.houseRule(view.houseRules, 'alliesRoutTogether') === 'joint';
}

/** Losses of the side, or of all allies together where they rout as one. @rule MORD-ROUT-1 */
export const countOf = oncePer((rules: SkirmishRules) =>
  oncePerSide((roll, sideId): RoutCount => {
    return sideRoutCount(rules, countedWith(rules, roll, sideId), roll.houseRules);
  }),
);

/** How many of those counted are out of action, whatever each weighs. @rule MORD-ROUT-1 */
export const outOf = oncePer((rules: SkirmishRules) =>
  oncePerSide((roll, sideId): number => {
    const members = countedWith(rules, roll, sideId);
    const counted = members.map(routCounted(rules)(roll.houseRules));
    return counted.filter(({ participates, casualty }) => participates && casualty).length;
  }),
);

function countedWith(rules: SkirmishRules, roll: Lineup, sideId: SideId): readonly FighterView[] {
  const counted = routTogether(rules, roll) ? teamOf(roll, sideId).map(({ id }) => id) : [sideId];
  return counted.flatMap((id) => fightersOf(roll, id));
}

/** No fighter of the side is on the table or still to arrive: no test is due. @rule MORD-ROUT-4 */
export function isWipedOut(rules: SkirmishRules, lineup: Lineup, sideId: SideId): boolean {
  return !fightersOf(lineup, sideId).some((fighter) => {
    const { onTable, use } = rules.statuses.of(fighter);
    return onTable || use === 'reserve';
  });
}

/** Whether the side's Rout test is due now: what its report says, without the report. @rule MORD-ROUT-1 */
export function isRoutDue(rules: SkirmishRules, view: BattleView, side: SideView): boolean {
  if (view.ended || side.removed !== null || withoutRout(rules, view, side)) return false;
  const answer = view.answers[`rout:${side.id}`];
  // An answer that exempted the side has been taken back, so it tests after all.
  if (view.position.sideId !== side.id || (answer !== undefined && answer !== EXEMPT)) return false;
  if (isWipedOut(rules, view, side.id) || isBreaking(rules, view, side)) return false;
  if (passedSince(rules, view, side)) return false;
  // A skipped test is no longer due once casualties have gone down.
  const { reached } = countOf(rules)(view, side.id);
  const isTime = view.position.phase === 'recovery' || has(side, 'rout-passed-over');
  return reached && isTime && lentLeadership(rules, view, side).basis !== 'no-test';
}

/** By house rule a test that was passed is enough until somebody else goes out of action. @rule MORD-ROUT-1 */
function passedSince(rules: SkirmishRules, view: BattleView, side: SideView): boolean {
  const at = side.flags['rout-passed-at'];
  if (typeof at !== 'number') return false;
  const again = rules.houseRule(view.houseRules, 'routAgain') === 'every-turn';
  return !again && outOf(rules)(view, side.id) <= at;
}

/** The answer that the scenario exempts this side from Rout tests. */
export const EXEMPT = 'exempt';

/**
 * Whether this side takes no Rout tests: it has no player, or the scenario has none, or none for this side.
 * @rule MORD-ROUT-1
 */
export function withoutRout(rules: SkirmishRules, view: BattleView, side: SideView): boolean {
  if (!hasPlayer(side)) return true;
  return isExempt(side) || rules.houseRule(view.houseRules, 'scenarioWithoutRout') === 'yes';
}

/** Whether players have exempted this side from Rout tests in this battle. @rule MORD-ROUT-1 */
export function isExempt(side: SideView): boolean {
  return has(side, 'rout-exempt');
}

type Lent = RoutLeadership | { readonly leadership: number; readonly basis: 'light' | 'fixed' };

/** By house rule the test of every side is taken on this. */
const FIXED_LEADERSHIP = 10;

function lentLeadership(rules: SkirmishRules, view: BattleView, side: SideView): Lent {
  if (rules.houseRule(view.houseRules, 'routLeadership') === 'ten') {
    return { leadership: FIXED_LEADERSHIP, basis: 'fixed' };
  }
  if (side.light) return { leadership: leadershipNow(side), basis: 'light' };
  const lent = lentBy(rules);
  return (view.position.sideId === side.id ? lent.inOwnTurn : lent.otherwise)(view, side.id);
}

const lentBy = oncePer((rules: SkirmishRules) => ({
  inOwnTurn: oncePerSide((roll, sideId) => lentByMembers(rules, roll, sideId, true)),
  otherwise: oncePerSide((roll, sideId) => lentByMembers(rules, roll, sideId, false)),
}));

function lentByMembers(
  rules: SkirmishRules,
  lineup: Lineup,
  sideId: SideId,
  ownTurn: boolean,
): RoutLeadership {
  const leaderId = sideOf(lineup, sideId)?.leaderId ?? null;
  const members = fightersOf(lineup, sideId);
  const lentFrom = (some: readonly FighterView[]) =>
    sideRoutLeadership(
      rules,
      some.map((fighter) => ({
        id: fighter.id,
        role: fighter.role,
        leader: fighter.id === leaderId,
        status: statusAtStart(rules, fighter, ownTurn),
        leadership: fighter.profile['Ld'] ?? 0,
        traits: fighter.traits,
      })),
      lineup.houseRules,
    );
  // Where the leader leads, nobody else is looked at.
  const leader = members.find(({ id }) => id === leaderId);
  const led = leader === undefined ? null : lentFrom([leader]);
  return led?.basis === 'leader' ? led : lentFrom(members);
}

/**
 * The test comes before recovery: a fighter stunned at the start of the turn counts as stunned, although he is
 * only knocked down by now.
 * @rule PH-START
 * @rule MORD-ROUT-2
 */
function statusAtStart(rules: SkirmishRules, fighter: FighterView, ownTurn: boolean): string {
  const now = rules.statuses.of(fighter).id;
  if (!ownTurn || !has(fighter, 'came-round')) return now;
  return rules.statuses.rows.find((row) => row.becomesAtTurnStart === now)?.id ?? now;
}

/** Why this Leadership is used: the leader and his state, or who lends it and why. */
function reasonOf(rules: SkirmishRules, view: BattleView, side: SideView, lent: Lent): Message {
  const leader = fighterOf(view, side.leaderId);
  const names = { leader: leader?.label ?? '' };
  const statusNow = (one: FighterView) =>
    statusAtStart(rules, one, view.position.sideId === one.sideId);
  switch (lent.basis) {
    case 'light':
      return { code: 'rout-ld.side', params: {} };
    case 'fixed':
      return { code: 'rout-ld.fixed', params: {} };
    case 'leader':
      return {
        code: `rout-ld.leader-${leader === null ? rules.statuses.onFeet : statusNow(leader)}`,
        params: names,
      };
    case 'highest':
    case 'best-stunned':
      return {
        code: leader === null ? 'rout-ld.highest' : `rout-ld.highest-leader-${statusNow(leader)}`,
        params: { ...names, ...lenderNames(view, lent.from) },
      };
    case 'nobody':
    case 'no-test':
      return { code: `rout-ld.${lent.basis}`, params: {} };
  }
}

/** Their names, and the number of those not named. */
function lenderNames(
  view: BattleView,
  ids: readonly string[],
): { readonly lenders: string; readonly count: number } {
  const from = new Set(ids);
  const names = Object.values(view.fighters)
    .filter((fighter) => from.has(fighter.id))
    .map((fighter) => fighter.label);
  // Three names can be read at a glance; more would distract from the value.
  const named = names.length <= 3 ? names : names.slice(0, 2);
  return { lenders: named.join(', '), count: names.length - named.length };
}

const NOBODY: RoutReport = {
  participants: 0,
  casualties: fraction(0),
  needed: 0,
  reached: false,
  missing: 0,
  spared: false,
  breaksUp: false,
  due: false,
  leadership: null,
  reason: { code: 'rout-ld.nobody', params: {} },
  chance: fraction(0),
};
