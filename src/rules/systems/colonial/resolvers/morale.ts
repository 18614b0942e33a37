import type { FighterId } from '../../../ids.ts';
import type { Resolver, ResolverAnswer, ResolverSetup, ResolverStep } from '../../../resolver.ts';
import { played } from '../../../script.ts';
import type { BattleView, Change, FighterView, ResolverCall } from '../../../system.ts';
import { clearFlags, has, setFlag } from '../flags.ts';
import { moraleQueue, placeOf, unitsInPlay } from '../reading.ts';
import { takeLoss } from '../transitions.ts';
import { type MoraleEnding, moraleScript } from './morale-script.ts';
import { moraleSheet } from './morale-sheet.ts';
import { moraleTest } from './morale-test.ts';

/** A test of morale, and the rout that may come of it. @rule COL-1, COL-2, COL-3, COL-4, COL-5, COL-6, COL-7 */
export const morale: Resolver = {
  id: 'morale',
  roles: [{ id: 'unit', characteristics: ['C'] }],
  phases: [],
  candidates,
  sheet: moraleSheet,
  next,
};

/** Those who have to test come first, then the side whose turn it is; lone leaders last. */
function candidates(view: BattleView): readonly FighterId[] {
  const rank = (unit: FighterView) =>
    (unit.sideId === view.position.sideId ? 0 : 1) + (unit.role === 'leader' ? 2 : 0);
  const queue = moraleQueue(view);
  const others = unitsInPlay(view).filter((unit) => !has(unit, 'morale-due'));
  return [...queue, ...others.toSorted((a, b) => rank(a) - rank(b))].map(({ id }) => id);
}

function next(
  view: BattleView,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  const test = moraleTest(view, setup);
  if ('code' in test) {
    return { kind: 'done', soFar: [test], changes: [], credits: [], follow: null };
  }
  const progress = played(moraleScript(test), answers);
  if (progress.kind === 'step') return progress.step;
  const { unit } = test;
  return {
    kind: 'done',
    soFar: progress.soFar,
    changes: unit === null ? [] : changesOf(view, unit, progress.result),
    credits: [],
    follow: unit === null ? null : nextTest(view, unit, progress.result),
  };
}

/** A unit that ran has left its hex, with the cover and the leader that were there. @rule COL-6, COL-7 */
function changesOf(view: BattleView, unit: FighterView, ending: MoraleEnding): readonly Change[] {
  const tested = clearFlags(unit, ['morale-due']);
  if (ending.hexes === 0) return tested;
  const added = queued(view, ending);
  return [
    ...tested,
    ...clearFlags(unit, ['light-cover', 'heavy-cover', 'leader-here']),
    ...ending.crossed.flatMap(({ unit: friend, weakened, told }) => [
      ...(has(friend, 'activated') ? [] : [setFlag(friend, 'activated', true)]),
      ...(told && weakened ? [setFlag(friend, 'weakened', true)] : []),
    ]),
    ...added.map(({ friend, place }) => setFlag(friend, 'morale-due', place)),
    ...takeLoss(view, unit.id),
  ];
}

/** Weakened friends that were run through, behind those who wait already, in crossing order. @rule COL-6 */
function queued(view: BattleView, { crossed }: MoraleEnding) {
  const last = Math.max(0, ...moraleQueue(view).map(placeOf));
  return crossed
    .filter(({ unit, weakened }) => weakened && !has(unit, 'morale-due'))
    .map(({ unit }, index) => ({ friend: unit, place: last + index + 1 }));
}

/** Whoever tests once this one is done with. */
function nextTest(view: BattleView, unit: FighterView, ending: MoraleEnding): ResolverCall | null {
  const waiting = moraleQueue(view).filter(({ id }) => id !== unit.id);
  const [first] = [...waiting, ...queued(view, ending).map(({ friend }) => friend)];
  if (first === undefined) return null;
  const subject = { kind: 'fighter', fighterId: first.id } as const;
  return { resolverId: 'morale', subjects: { unit: subject }, inputs: {} };
}
