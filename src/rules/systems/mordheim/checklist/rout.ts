import type { BattleView, Change, Duty, Outcome, SideView } from '../../../system.ts';
import type { FlagId } from '../flags.ts';
import { fighterOf, fightersOf, has, rowOf, setFlag, setSideFlag, sideOf } from '../reading.ts';
import { relicPassesRout, routRerolls } from '../rout.ts';
import { mayRoutByChoice, routDice, routOutcomeChanges, routReport } from '../rout-report.ts';
import { carries, type TraitId } from '../traits.ts';
import { duty, outcome, said, toggle, verdicts } from './duty.ts';

/** The Rout test of the side whose turn it is, or the choice to leave. @rule MORD-ROUT-1 @rule MORD-ROUT-5 */
export function routDuties(view: BattleView): readonly Duty[] {
  const side = sideOf(view, view.position.sideId);
  if (side === null || side.removed !== null) return [];
  return [...testDuties(view, side), ...voluntaryDuties(view, side)];
}

function testDuties(view: BattleView, side: SideView): readonly Duty[] {
  const report = routReport(view, side.id);
  if (!report.due) return [];
  const reroll = rerollFor(view, side);
  const lost = routOutcomeChanges(view, side.id, 'rout');
  const failed = reroll === null ? lost : rerollChanges(side, reroll);
  const passed = [
    ...leadershipTested(side),
    setSideFlag(side.id, 'had-to-rout', true),
    ...clearSideFlag(side, 'rout-passed-over'),
  ];
  return [
    duty({
      key: routKey(side),
      kind: 'rout-test',
      weight: 'rout',
      anytime: true,
      tone: 'rout',
      sideId: side.id,
      rule: 'MORD-ROUT-1',
      test: {
        characteristic: 'Ld',
        value: report.leadership,
        reason: report.reason,
        chance: report.chance,
      },
      dice: routDice(side),
      facts: [
        said('rout.count', { participants: report.participants, needed: report.needed }),
        ...rerollFact(side),
      ],
      outcomes: [
        ...verdicts(report.leadership, failed, passed).map((verdict) => ({
          ...verdict,
          resolves: verdict.id === 'passed' || reroll === null,
        })),
        ...boosts(view, side),
      ],
    }),
  ];
}

function routKey(side: SideView): string {
  return `rout:${side.id}`;
}

function rerollFact(side: SideView) {
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

/** The trait that lets this side roll again after a failure; null when none does, or it has just rolled again. */
function rerollFor(view: BattleView, side: SideView): TraitId | null {
  if (has(side, 'rout-reroll')) return null;
  const [first = null] = routRerolls({
    sideTraits: side.traits,
    leader: fighterOf(view, side.leaderId),
  });
  return first;
}

function rerollChanges(side: SideView, by: TraitId): readonly Change[] {
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

function clearSideFlag(side: SideView, flag: 'rout-passed-over'): readonly Change[] {
  return has(side, flag) ? [{ kind: 'side-flag', sideId: side.id, flag, value: null }] : [];
}

/** @rule MORD-ROUT-5 */
function voluntaryDuties(view: BattleView, side: SideView): readonly Duty[] {
  if (!mayRoutByChoice(view, side.id)) return [];
  return [
    duty({
      key: `voluntary-rout:${side.id}`,
      kind: 'voluntary-rout',
      weight: 'offer',
      sideId: side.id,
      rule: 'MORD-ROUT-5',
      tone: 'rout',
      outcomes: [outcome('leaves', 'fail', routOutcomeChanges(view, side.id, 'voluntary-rout'))],
    }),
  ];
}
