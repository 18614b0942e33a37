import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, FighterView } from '#rules/contract/battle-view.ts';
import { action, duty, fighterDuty, message, outcome } from '#rules/kit/duty.ts';
import { clearFlag, has } from './statuses.ts';
import { moraleQueue, unitsInPlay } from './unit.ts';

/** Morale tests that wait, in their order, and who has been activated. */
export function duties(view: BattleView): readonly Duty[] {
  if (view.ended) return [];
  return [...moraleDuties(view), ...activations(view)];
}

/** Run through and weakened: each has to test, one after the other. @rule COL-6 */
function moraleDuties(view: BattleView): readonly Duty[] {
  const queue = moraleQueue(view);
  return queue.map((unit, index) =>
    fighterDuty(unit, {
      kind: 'morale-test',
      weight: 'test',
      anytime: true,
      tone: 'fleeing',
      rule: 'COL-6',
      facts: [message('morale.crossed'), ...waitsFor(queue[index - 1])],
      outcomes: [outcome('dropped', 'neutral', clearFlag(unit, 'morale-due'))],
      opens: { resolverId: 'morale', subjects: { unit: asSubject(unit) }, inputs: {} },
    }),
  );
}

function waitsFor(before: FighterView | undefined): Duty['facts'] {
  return before === undefined ? [] : [message('morale.waits', { name: before.label })];
}

function asSubject({ id }: FighterView) {
  return { kind: 'fighter', fighterId: id } as const;
}

/** One line with the names of all that play this turn: a tap on a name notes it. */
function activations(view: BattleView): readonly Duty[] {
  const { sideId } = view.position;
  const side = view.sides.find(({ id }) => id === sideId);
  const own = unitsInPlay(view).filter((unit) => unit.sideId === sideId);
  if (side === undefined || side.light || own.length === 0) return [];
  return [
    duty({
      key: `activate:${sideId}`,
      kind: 'activate',
      weight: 'mark',
      sideId,
      rule: 'COL-6',
      action: action({
        id: 'activate',
        fighterIds: own.map(({ id }) => id),
        markedIds: own.filter((unit) => has(unit, 'activated')).map(({ id }) => id),
      }),
    }),
  ];
}
