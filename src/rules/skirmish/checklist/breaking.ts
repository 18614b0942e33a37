import type { Duty } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Message,
  Refusal,
  SideView,
} from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { action, counted, duty, isAnswered, message, outcome } from '#rules/kit/duty.ts';
import { sideOf } from '#rules/kit/view.ts';
import { breakingDice, isBreaking, stillThere, stillToLeave } from '../breaking.ts';
import type { SkirmishRules } from '../rules.ts';
import { changeStatus } from '../transitions.ts';
import { clearSideFlag, setSideFlag } from '../view.ts';
import { leavingChanges } from './rout.ts';

/** Sides that break up: the dice of the one whose turn it is, and who of any of them leaves. @rule MORD-ROUT-4 */
export function breakingDuties(rules: SkirmishRules, view: BattleView): readonly Duty[] {
  return view.sides
    .filter((side) => isBreaking(rules, view, side))
    .flatMap((side) => [...diceDuties(rules, view, side), ...namingDuties(rules, view, side)]);
}

function diceDuties(rules: SkirmishRules, view: BattleView, side: SideView): readonly Duty[] {
  const key = `breaking-up:${side.id}`;
  if (view.position.sideId !== side.id || isAnswered(view, key)) return [];
  const { count, upTo } = breakingDice(rules, view, side);
  if (count === 0) return [];
  return [
    duty({
      key,
      kind: 'breaking-up',
      weight: 'rout',
      anytime: true,
      sideId: side.id,
      rule: 'MORD-ROUT-4',
      tone: 'rout',
      dice: { count, sides: 6, keep: 'all' },
      tally: upTo,
      facts: [diceSaid(count, upTo)],
      outcomes: [
        ...Array.from({ length: count + 1 }, (_, leaving) =>
          outcome(
            counted('leave', leaving),
            leaving === 0 ? 'pass' : 'fail',
            leavers(rules, view, side, leaving),
            [leaving, leaving],
          ),
        ),
        outcome('holds', 'neutral', clearSideFlag(side, 'rout-breaking')),
      ],
    }),
  ];
}

function diceSaid(count: number, upTo: 1 | 2 | 3): Message {
  switch (upTo) {
    case 1:
      return message('breaking-up.ones', { count });
    case 2:
      return message('breaking-up.ones-and-twos', { count });
    case 3:
      return message('breaking-up.last');
  }
}

/** Where all leave, or nobody can be told from another, there is nothing to choose. */
function leavers(
  rules: SkirmishRules,
  view: BattleView,
  side: SideView,
  count: number,
): readonly Change[] {
  const there = stillThere(rules, view, side);
  if (side.light || count === there.length) {
    return goneChanges(rules, view, side, there.slice(there.length - count));
  }
  return count === 0 ? [] : [setSideFlag(side.id, 'rout-leaving', count)];
}

function namingDuties(rules: SkirmishRules, view: BattleView, side: SideView): readonly Duty[] {
  const count = stillToLeave(side);
  const there = stillThere(rules, view, side);
  if (count === 0 || there.length === 0) return [];
  return [
    duty({
      key: `breaking-leave:${side.id}`,
      kind: 'breaking-leave',
      weight: 'choice',
      anytime: true,
      sideId: side.id,
      rule: 'MORD-ROUT-4',
      tone: 'rout',
      facts: [message('breaking-up.left', { count })],
      action: action({ id: LEAVE, fighterIds: there.map(({ id }) => id) }),
    }),
  ];
}

/** The action of a fighter whom his owner sends off the table. */
export const LEAVE = 'leave-table';

/** He leaves as one of those the dice have taken. @rule MORD-ROUT-4 */
export function leavesTable(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly Change[] | Refusal {
  const side = sideOf(view, fighter.sideId);
  const isDue = side !== null && stillToLeave(side) > 0 && rules.statuses.of(fighter).onTable;
  if (!isDue) return { refused: 'unknown-action' };
  const left = stillToLeave(side) - 1;
  return [
    ...goneChanges(rules, view, side, [fighter]),
    ...(left === 0
      ? clearSideFlag(side, 'rout-leaving')
      : [setSideFlag(side.id, 'rout-leaving', left)]),
  ];
}

/** They are off the table, neither out of action nor hurt; with the last of them the side has routed. */
function goneChanges(
  rules: SkirmishRules,
  view: BattleView,
  side: SideView,
  gone: readonly FighterView[],
): readonly Change[] {
  const ids = new Set<FighterId>(gone.map(({ id }) => id));
  const stays = side.fighterIds.some((id) => {
    const fighter = view.fighters[id];
    if (fighter === undefined || ids.has(id)) return false;
    const { onTable, use } = rules.statuses.of(fighter);
    return onTable || use === 'reserve';
  });
  return [
    ...gone.flatMap(({ id }) => changeStatus(rules, view, id, rules.statuses.ranOff)),
    ...(stays ? [] : leavingChanges(rules, view, side.id, 'rout')),
  ];
}
