import type { Flags } from '#rules/system.ts';
import { type RoutCount, type RoutCounted, routCount } from '../quarter-rout.ts';
import { type RoutLeadership, type RoutLender, routLeadership } from '../rout-leadership.ts';
import type { HouseRuleChoices } from './house-rules.ts';
import type { SkirmishRules } from './rules.ts';
import { statusRow, type TableStatus } from './statuses.ts';

/** What the Rout test asks of a member of the side. */
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
  return routCount(members.map((member) => routCounted(rules, member, choices)));
}

/** How one member counts for the Rout test. @rule MORD-ROUT-1, WFS-ROUT */
function routCounted(
  rules: SkirmishRules,
  member: Pick<RoutMember, 'status' | 'traits'>,
  choices: HouseRuleChoices,
): RoutCounted {
  const status = statusRow(member.status);
  return {
    participates: status.participates && rules.rout.counts(member.traits, choices),
    casualty: isCasualty(rules, status, choices),
    weight: rules.rout.weight(member.traits),
  };
}

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
      status: statusRow(member.status),
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
function isCasualty(rules: SkirmishRules, status: TableStatus, choices: HouseRuleChoices): boolean {
  switch (status.countsAsCasualty) {
    case 'yes':
      return true;
    case 'no':
      return false;
    case 'routCountsLeftTable':
      return rules.houseRule(choices, 'routCountsLeftTable') === 'yes';
  }
}
