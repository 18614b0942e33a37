import type { Outcome } from '#rules/contract/advice.ts';
import type { BattleView, Change, Flags, Message, SideView } from '#rules/contract/battle-view.ts';
import { message, outcome, toggle } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import type { OwnRout } from '#rules/skirmish/checklist/own-duties.ts';
import { type FlagId, has, setFlag, setSideFlag } from '../flags.ts';
import { RULES } from '../rules.ts';
import { hasSkill } from '../skill-conditions.ts';
import { carries, type TraitId } from '../traits.ts';
import { prayer } from './help.ts';

/**
 * Possessions and skills that let the side roll this failed Rout test again. The first is to be
 * offered first: those that cost nothing stand before those that are used up.
 * @rule MORD-ROUT-3
 */
export function routRerolls(facts: {
  readonly sideTraits: Flags;
  /** The designated leader, who has to be on the table; null when there is none. */
  readonly leader: {
    readonly profileId: string;
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
      (trait === 'silk-clothes' ? carries(leader.traits, trait) : hasSkill(leader, trait)) &&
      (usedFlag === null || leader.flags[usedFlag] === undefined) &&
      RULES.statuses.of(leader).onTable,
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

/** Horn, prayer, relic and second rolls around the Rout test. @rule MORD-ROUT-3 */
export const OWN_ROUT: OwnRout = { facts: rerollFact, boosts, reroll, passed: leadershipTested };

function rerollFact(side: SideView): readonly Message[] {
  const by = side.flags['rout-reroll'];
  return typeof by === 'string' ? [message('rout.reroll', { by })] : [];
}

/** What the leader's side may use before the dice, so that it is offered before and not after. @rule MORD-ROUT-3 */
function boosts(view: BattleView, side: SideView): readonly Outcome[] {
  const leader = fighterOf(view, side.leaderId);
  return [
    ...(carries(side.traits, 'war-horn') && !has(side, 'used-war-horn')
      ? [
          toggle('war-horn', false, [
            setSideFlag(side.id, 'horn-blown', true),
            setSideFlag(side.id, 'used-war-horn', true),
          ]),
        ]
      : []),
    ...prayer(view, side.id),
    ...(leader !== null &&
    RULES.statuses.of(leader).lendsRoutLeadershipAsLeader &&
    relicPassesRout(leader)
      ? [
          outcome('holy-relic', 'neutral', [
            setFlag(leader.id, 'used-holy-relic', true),
            setSideFlag(side.id, 'had-to-rout', true),
          ]),
        ]
      : []),
  ];
}

/** The trait that lets this side roll again after a failure; nothing when none does, or it has just rolled again. */
function reroll(view: BattleView, side: SideView): readonly Change[] | null {
  if (has(side, 'rout-reroll')) return null;
  const [by] = routRerolls({
    sideTraits: side.traits,
    leader: fighterOf(view, side.leaderId),
  });
  if (by === undefined) return null;
  const used = USED_UP[by];
  return [
    setSideFlag(side.id, 'rout-reroll', by),
    ...(used === undefined || side.leaderId === null ? [] : [setFlag(side.leaderId, used, true)]),
  ];
}

/** Re-rolls that can be taken once in a battle. */
const USED_UP: Partial<Readonly<Record<TraitId, FlagId>>> = {
  'blood-oath': 'used-blood-oath',
  'silk-clothes': 'used-silk-clothes',
};

/** A relic works only on the leader's first test: this was it. */
function leadershipTested(side: SideView): readonly Change[] {
  return side.leaderId === null
    ? []
    : [{ kind: 'flag', fighterId: side.leaderId, flag: 'leadership-tested', value: true }];
}
