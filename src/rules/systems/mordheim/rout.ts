import { statusRow } from '../../parts/skirmish/statuses.ts';
import type { Flags } from '../../system.ts';
import { carries, type TraitId } from './traits.ts';

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
