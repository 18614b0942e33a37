import { type Fraction, fraction, ONE } from '../../chance.ts';
import { type RoutCount, type RoutCounted, routCount } from '../../parts/quarter-rout.ts';
import {
  type RoutLeadership,
  type RoutLender,
  routLeadership,
} from '../../parts/rout-leadership.ts';
import type { Flags } from '../../system.ts';
import { type HouseRuleChoices, houseRule } from './house-rules.ts';
import { type MordheimStatus, statusRow } from './statuses.ts';
import { carries, type TraitId } from './traits.ts';

/** What the Rout test asks of a member of the side. */
export interface RoutMember {
  readonly id: string;
  readonly role: string;
  readonly leader: boolean;
  readonly status: string;
  readonly leadership: number;
  readonly traits: Flags;
}

/** Casualties of a side against its participants. @rule MORD-ROUT-1 */
export function warbandRoutCount(
  members: readonly Pick<RoutMember, 'status' | 'traits'>[],
  choices: HouseRuleChoices,
): RoutCount {
  return routCount(members.map((member) => routCounted(member, 1, choices)));
}

/** How one member, or several alike, count for the Rout test. @rule MORD-ROUT-1 */
export function routCounted(
  member: Pick<RoutMember, 'status' | 'traits'>,
  count: number,
  choices: HouseRuleChoices,
): RoutCounted {
  const status = statusRow(member.status);
  return {
    count,
    participates: status.participates && countsForRout(member.traits, choices),
    casualty: isCasualty(status, choices),
    weight: casualtyWeight(member.traits),
  };
}

/** Whose Leadership the Rout test is taken on. @rule MORD-ROUT-2 */
export function warbandRoutLeadership(
  members: readonly RoutMember[],
  choices: HouseRuleChoices,
): RoutLeadership {
  return routLeadership(members.map(lender), {
    downedLeaderLeads: houseRule(choices, 'fleeingLeaderLeadsRout') === 'yes',
    nobodyEligible: houseRule(choices, 'routNobodyEligible'),
  });
}

/** Whether a fighter in this state is a casualty for the Rout test. @rule MORD-ROUT-1 */
export function isCasualty(status: MordheimStatus, choices: HouseRuleChoices): boolean {
  switch (status.countsAsCasualty) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'routCountsLeftTable':
      return houseRule(choices, 'routCountsLeftTable') === 'yes';
  }
}

/**
 * Whether such a fighter counts at all, among participants and casualties alike. A mount is one with
 * its rider; a gnoblar's own rule leaves him out.
 * @rule MORD-ROUT-1
 */
export function countsForRout(traits: Flags, choices: HouseRuleChoices): boolean {
  if (NEVER_COUNTED.some((trait) => carries(traits, trait))) return false;
  if (carries(traits, 'summoned')) return houseRule(choices, 'routCountsSummoned') === 'yes';
  if (carries(traits, 'wardog')) return houseRule(choices, 'routCountsWardogs') === 'yes';
  return true;
}

/** What one casualty weighs: a goblin or a cave squig half as much as others. @rule MORD-ROUT-1 */
export function casualtyWeight(traits: Flags): Fraction {
  return carries(traits, 'rout-half-casualty') ? HALF : ONE;
}

/**
 * Possessions and skills that let the side roll this failed Rout test again. The first is to be
 * offered first: those that cost nothing stand before those that are used up.
 * @rule MORD-ROUT-3
 */
export function routRerolls(facts: {
  readonly sideTraits: Flags;
  /** The designated leader, who has to be on the table; null when there is none. */
  readonly leader: {
    readonly traits: Flags;
    readonly flags: Flags;
    readonly status: string;
  } | null;
}): readonly TraitId[] {
  const { leader, sideTraits } = facts;
  const ofSide: readonly TraitId[] = carries(sideTraits, 'hardy') ? ['hardy'] : [];
  if (leader === null) return ofSide;
  const ofLeader = LEADER_REROLLS.filter(
    ({ trait, usedFlag }) =>
      carries(leader.traits, trait) &&
      (usedFlag === null || leader.flags[usedFlag] === undefined) &&
      statusRow(leader.status).onTable,
  );
  return [...ofSide, ...ofLeader.map(({ trait }) => trait)];
}

/**
 * Whether the leader's holy relic passes this Rout test without a roll: it is his first Leadership
 * test of the battle, and his Leadership is the one used.
 * @rule MORD-ROUT-3
 */
export function relicPassesRout(leader: {
  readonly traits: Flags;
  readonly flags: Flags;
}): boolean {
  return (
    carries(leader.traits, 'holy-relic') &&
    leader.flags['used-holy-relic'] === undefined &&
    leader.flags['leadership-tested'] === undefined
  );
}

/** What is added to the Leadership of a Rout test: one for the prayer, one for the horn. @rule MORD-ROUT-3 */
export function routBonus(sideFlags: Flags): number {
  const boosts = ['hearts-of-steel', 'horn-blown'] as const;
  return boosts.filter((flag) => sideFlags[flag] !== undefined).length;
}

const HALF = fraction(1, 2);

const NEVER_COUNTED = [
  'mount',
  'gnoblar',
  'rout-not-counted',
] as const satisfies readonly TraitId[];

const LEADER_REROLLS = [
  { trait: 'utter-determination', usedFlag: null },
  { trait: 'bellowing-roar', usedFlag: null },
  { trait: 'da-cunnin-plan', usedFlag: null },
  { trait: 'blood-oath', usedFlag: 'used-blood-oath' },
  { trait: 'silk-clothes', usedFlag: 'used-silk-clothes' },
] as const satisfies readonly {
  readonly trait: TraitId;
  readonly usedFlag: string | null;
}[];

function lender(member: RoutMember): RoutLender {
  return {
    id: member.id,
    leadership: member.leadership,
    status: statusRow(member.status),
    leader: member.leader,
    excluded: member.role === 'hired-sword' || carries(member.traits, 'rout-ld-excluded'),
  };
}
