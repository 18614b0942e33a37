import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { fighterDuty, isAnswered, message, outcome, verdicts } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { lyingAs, type SkirmishStatus } from '#rules/skirmish/statuses.ts';
import { fighterTest } from '../leadership.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { has, setFlag } from '../view.ts';

/** Rally tests, then fighters who may get up; the stunned became knocked down by themselves on entering. */
export function recoveryDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  const own = fightersOf(view, view.position.sideId);
  return [
    ...own.flatMap((fighter) => rallyDuties(rules, view, fighter)),
    ...own.flatMap((fighter) => standUpDuties(rules, view, fighter)),
  ];
}

/** @rule MORD-FLEE-1 */
function rallyDuties(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Duty[] {
  if (!rules.statuses.of(fighter).flees || has(fighter, 'rally-tried')) return [];
  if (isAnswered(view, `rally:${fighter.id}`)) return [];
  const { test, dice, answers } = fighterTest(rules, view, fighter);
  const keepsRunning = [
    setFlag(fighter.id, 'rally-tried', true),
    setFlag(fighter.id, 'flee-move-due', true),
  ];
  const rallies = [
    ...changeStatus(rules, view, fighter.id, rules.statuses.onFeet),
    setFlag(fighter.id, 'rally-tried', true),
    setFlag(fighter.id, 'rallied', true),
  ];
  const asks = someEnemyCounts(rules, view, fighter);
  const sure = rules.leadership.surePass(fighter);
  return [
    fighterDuty(fighter, {
      kind: 'rally',
      weight: 'test',
      rule: 'MORD-FLEE-1',
      tone: 'fleeing',
      test: sure ? null : test,
      dice: sure ? null : dice,
      facts: asks ? [message('rally.nearest')] : [],
      outcomes: [
        ...(sure
          ? [outcome('passed', 'pass', rallies)]
          : verdicts(test.value, keepsRunning, rallies)),
        ...(asks ? [outcome('enemy-nearest', 'neutral', keepsRunning)] : []),
        ...(sure ? [] : answers),
      ],
    }),
  ];
}

/** Whether any enemy could count: only then is "Is the nearest model an enemy?" asked. @rule MORD-FLEE-1 */
function someEnemyCounts(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  return rules.statuses
    .enemiesOf(view, fighter.sideId)
    .some((enemy) => rules.statuses.of(enemy).countsAsNearest && !has(enemy, 'hidden'));
}

/** @rule MORD-REC-1 @rule MORD-REC-2 */
function standUpDuties(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Duty[] {
  if (!getsUp(rules.statuses.of(fighter)) || has(fighter, 'came-round')) return [];
  const runsOn =
    has(fighter, 'was-fleeing') &&
    rules.houseRule(view.houseRules, 'standUpAfterFlight') === 'flees-again';
  return [
    fighterDuty(fighter, {
      kind: runsOn ? 'stand-up-fleeing' : 'stand-up',
      weight: 'offer',
      rule: 'MORD-REC-2',
      tone: 'knocked-down',
      outcomes: [
        outcome(
          'stands',
          'pass',
          runsOn
            ? [
                ...changeStatus(rules, view, fighter.id, rules.statuses.fleeing),
                { kind: 'flag', fighterId: fighter.id, flag: 'was-fleeing', value: null },
                setFlag(fighter.id, 'rally-tried', true),
                setFlag(fighter.id, 'flee-move-due', true),
              ]
            : [
                ...changeStatus(rules, view, fighter.id, rules.statuses.onFeet),
                setFlag(fighter.id, 'stood-up', true),
              ],
        ),
      ],
    }),
  ];
}

/** On the ground and able to get up; a fleeing fighter rallies instead. */
function getsUp(status: SkirmishStatus): boolean {
  return status.risesInRecovery && lyingAs(status) !== 'no';
}
