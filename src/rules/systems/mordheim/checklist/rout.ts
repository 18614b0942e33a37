import { outcome, said, toggle } from '../../../parts/skirmish/checklist/duty.ts';
import type { OwnRout } from '../../../parts/skirmish/checklist/own.ts';
import type { BattleView, Change, Outcome, Said, SideView } from '../../../system.ts';
import type { FlagId } from '../flags.ts';
import { fighterOf, fightersOf, has, rowOf, setFlag, setSideFlag } from '../reading.ts';
import { relicPassesRout, routRerolls } from '../rout.ts';
import { carries, type TraitId } from '../traits.ts';

/** Horn, prayer, relic and second rolls around the Rout test. @rule MORD-ROUT-3 */
export const OWN_ROUT: OwnRout = { facts: rerollFact, boosts, reroll, passed: leadershipTested };

function rerollFact(side: SideView): readonly Said[] {
  const by = side.flags['rout-reroll'];
  return typeof by === 'string' ? [said('rout.reroll', { by })] : [];
}

/** What the leader's side may use before the dice, so that it is offered before and not after. @rule MORD-ROUT-3 */
function boosts(view: BattleView, side: SideView): readonly Outcome[] {
  const leader = fighterOf(view, side.leaderId);
  const caster = fightersOf(view, side.id).find(
    (fighter) => carries(fighter.traits, 'hearts-of-steel') && fighter.status === 'standing',
  );
  const steel = side.flags['hearts-of-steel'] !== undefined;
  return [
    ...(carries(side.traits, 'war-horn') && !has(side, 'used-war-horn')
      ? [
          toggle('war-horn', false, [
            setSideFlag(side.id, 'horn-blown', true),
            setSideFlag(side.id, 'used-war-horn', true),
          ]),
        ]
      : []),
    ...(caster !== undefined
      ? [
          toggle('hearts-of-steel', steel, [
            steel
              ? { kind: 'side-flag', sideId: side.id, flag: 'hearts-of-steel', value: null }
              : setSideFlag(side.id, 'hearts-of-steel', caster.id),
          ]),
        ]
      : []),
    ...(leader !== null && rowOf(leader).lendsRoutLeadershipAsLeader && relicPassesRout(leader)
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
