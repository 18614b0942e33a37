import type { BattleView, Change, Duty, SideView } from '#rules/system.ts';
import { has, setSideFlag, sideOf } from '../reading.ts';
import { mayRoutByChoice, routOutcomeChanges, routReport } from '../rout-report.ts';
import type { SkirmishRules } from '../rules.ts';
import { duty, outcome, said, verdicts } from './duty.ts';
import type { OwnRout } from './own.ts';

/** The Rout test of the side whose turn it is, or the choice to leave. @rule MORD-ROUT-1 @rule MORD-ROUT-5 */
export function routDuties(rules: SkirmishRules, view: BattleView, own: OwnRout): readonly Duty[] {
  const side = sideOf(view, view.position.sideId);
  if (side === null || side.removed !== null) return [];
  return [...testDuties(rules, view, side, own), ...voluntaryDuties(rules, view, side)];
}

function testDuties(
  rules: SkirmishRules,
  view: BattleView,
  side: SideView,
  own: OwnRout,
): readonly Duty[] {
  const report = routReport(rules, view, side.id);
  if (!report.due) return [];
  const again = own.reroll(view, side);
  const failed = again ?? routOutcomeChanges(rules, view, side.id, 'rout');
  const passed = [
    ...own.passed(side),
    setSideFlag(side.id, 'had-to-rout', true),
    ...noLongerPassedOver(side),
  ];
  return [
    duty({
      key: `rout:${side.id}`,
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
      dice: rules.leadership.dice(side.traits),
      facts: [
        said('rout.count', { participants: report.participants, needed: report.needed }),
        ...own.facts(side),
      ],
      outcomes: [
        ...verdicts(report.leadership, failed, passed).map((verdict) => ({
          ...verdict,
          resolves: verdict.id === 'passed' || again === null,
        })),
        ...own.boosts(view, side),
      ],
    }),
  ];
}

function noLongerPassedOver(side: SideView): readonly Change[] {
  return has(side, 'rout-passed-over')
    ? [{ kind: 'side-flag', sideId: side.id, flag: 'rout-passed-over', value: null }]
    : [];
}

/** @rule MORD-ROUT-5 */
function voluntaryDuties(rules: SkirmishRules, view: BattleView, side: SideView): readonly Duty[] {
  if (!mayRoutByChoice(rules, view, side.id)) return [];
  return [
    duty({
      key: `voluntary-rout:${side.id}`,
      kind: 'voluntary-rout',
      weight: 'offer',
      sideId: side.id,
      rule: 'MORD-ROUT-5',
      tone: 'rout',
      outcomes: [
        outcome('leaves', 'fail', routOutcomeChanges(rules, view, side.id, 'voluntary-rout')),
      ],
    }),
  ];
}
