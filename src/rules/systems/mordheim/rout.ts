import type { RoutCount, RoutCounted } from '../../parts/quarter-rout.ts';
import type { RoutLeadership } from '../../parts/rout-leadership.ts';
import * as skirmish from '../../parts/skirmish/rout.ts';
import { statusRow } from '../../parts/skirmish/statuses.ts';
import type { Flags } from '../../system.ts';
import type { HouseRuleChoices } from './house-rules.ts';
import { RULES } from './rules.ts';
import { carries, type TraitId } from './traits.ts';

export type { RoutMember } from '../../parts/skirmish/rout.ts';
export { routBonus } from './rules.ts';

/** Casualties of a warband against its participants. @rule MORD-ROUT-1 */
export function warbandRoutCount(
  members: readonly Pick<skirmish.RoutMember, 'status' | 'traits'>[],
  choices: HouseRuleChoices,
): RoutCount {
  return skirmish.sideRoutCount(RULES, members, choices);
}

/** How one member, or several alike, count for the Rout test. @rule MORD-ROUT-1 */
export function routCounted(
  member: Pick<skirmish.RoutMember, 'status' | 'traits'>,
  count: number,
  choices: HouseRuleChoices,
): RoutCounted {
  return skirmish.routCounted(RULES, member, count, choices);
}

/** Whose Leadership the Rout test is taken on. @rule MORD-ROUT-2 */
export function warbandRoutLeadership(
  members: readonly skirmish.RoutMember[],
  choices: HouseRuleChoices,
): RoutLeadership {
  return skirmish.sideRoutLeadership(RULES, members, choices);
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
