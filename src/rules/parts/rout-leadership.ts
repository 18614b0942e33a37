import type { SkirmishStatus } from './skirmish-status.ts';

/** Someone whose Leadership may be used for the Rout test. */
export interface RoutLender {
  readonly id: string;
  readonly leadership: number;
  readonly status: SkirmishStatus;
  /** The designated leader of this battle. */
  readonly leader: boolean;
  /** Never lends: hired swords, and profiles whose rule says so. */
  readonly excluded: boolean;
}

export interface RoutLeadershipRules {
  /** Whether a leader on the ground or in flight is still used; the rules say so, some tables don't. */
  readonly downedLeaderLeads: boolean;
  readonly nobodyEligible: 'fails' | 'best-stunned' | 'no-test';
}

export interface RoutLeadership {
  /** What to roll under or equal; null when nobody lends any. */
  readonly leadership: number | null;
  /** Those whose value it is, ties included. */
  readonly from: readonly string[];
  readonly basis: 'leader' | 'highest' | 'best-stunned' | 'nobody' | 'no-test';
}

/**
 * The Leadership of the Rout test: the leader's unless he is stunned, out of action or away, even
 * where another has more; else the highest among those who are neither stunned nor out.
 * @rule MORD-ROUT-2
 */
export function routLeadership(
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

/** A leader whom the table does not let lead gets no second chance as an ordinary member. */
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
