import type { BattleView, Change, FighterView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import {
  type Resolver,
  type ResolverAnswer,
  type ResolverCall,
  type ResolverSetup,
  type ResolverStep,
  refusedStep,
} from '#rules/contract/resolver.ts';
import { choose, played, roll, type Script, say } from '#rules/dice/script.ts';
import { message } from '#rules/kit/duty.ts';
import { houseRule } from '../house-rules.ts';
import { clearFlag, has, setFlag } from '../statuses.ts';
import { takeLoss } from '../transitions.ts';
import { friendsOf, moraleQueue, placeOf, unitsInPlay, weakened } from '../unit.ts';
import { moraleSheet } from './sheet.ts';
import { type MoraleTest, moraleRoll, moraleTest, STEADY_ON } from './test.ts';

/** A test of morale, and the rout that may follow. @rule COL-1, COL-2, COL-3, COL-4, COL-5, COL-6, COL-7 */
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
  if ('code' in test) return refusedStep(test);
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
  const tested = clearFlag(unit, 'morale-due');
  if (ending.hexes === 0) return tested;
  const added = queued(view, ending);
  return [
    ...tested,
    ...LEFT_BEHIND.flatMap((flag) => clearFlag(unit, flag)),
    ...ending.crossed.flatMap(({ unit: friend, weakened: shaky, entered }) => [
      ...(has(friend, 'activated') ? [] : [setFlag(friend.id, 'activated', true)]),
      ...(entered && shaky ? [setFlag(friend.id, 'weakened', true)] : []),
    ]),
    ...added.map(({ friend, place }) => setFlag(friend.id, 'morale-due', place)),
    ...takeLoss(view, unit.id),
  ];
}

/** What was in the hex that it ran from. */
const LEFT_BEHIND = ['light-cover', 'heavy-cover', 'leader-here'] as const;

/** Weakened friends that were run through, behind those who wait already, in crossing order. @rule COL-6 */
function queued(view: BattleView, { crossed }: MoraleEnding) {
  const last = Math.max(0, ...moraleQueue(view).map(placeOf));
  return crossed
    .filter((one) => one.weakened && !has(one.unit, 'morale-due'))
    .map(({ unit }, index) => ({ friend: unit, place: last + index + 1 }));
}

/** The next test after this one. */
function nextTest(view: BattleView, unit: FighterView, ending: MoraleEnding): ResolverCall | null {
  const waiting = moraleQueue(view).filter(({ id }) => id !== unit.id);
  const [first] = [...waiting, ...queued(view, ending).map(({ friend }) => friend)];
  if (first === undefined) return null;
  const subject = { kind: 'fighter', fighterId: first.id } as const;
  return { resolverId: 'morale', subjects: { unit: subject }, inputs: {} };
}

/** How a test of morale ended. */
export interface MoraleEnding {
  /** 0: it holds. */
  readonly hexes: number;
  /** Friends it ran through, in that order. */
  readonly crossed: readonly CrossedUnit[];
}

export interface CrossedUnit {
  readonly unit: FighterView;
  readonly weakened: boolean;
  /** Whether players have just entered it. */
  readonly entered: boolean;
}

/** The test from the dice to the end of the rout. @rule COL-3, COL-4, COL-5, COL-6, COL-7 */
function* moraleScript(test: MoraleTest): Script<MoraleEnding> {
  const hexes = yield* routed(test);
  if (hexes === 0) return { hexes, crossed: [] };
  yield* whereTo(test, hexes);
  const crossed = test.unit === null ? [] : yield* ranThrough(test.view, test.unit);
  if (crossed.length > 0) yield* say('resolver.so-far.beside', { name: test.name });
  yield* lost(test);
  return { hexes, crossed };
}

/** Hexes to run. @rule COL-3, COL-4 */
function* routed({ name, cohesion, balance }: MoraleTest): Script<number> {
  if (balance.automatic) {
    yield* say('resolver.so-far.automatic', { name });
    return 0;
  }
  const dice = yield* roll({
    id: 'morale',
    said: message('resolver.step.morale', {
      name,
      count: cohesion,
      need: STEADY_ON,
      outstanding: balance.outstanding,
    }),
    count: cohesion,
    need: STEADY_ON,
    rule: 'COL-4',
  });
  const { successes, routHexes } = moraleRoll(balance.outstanding, dice);
  yield* say('resolver.so-far.successes', { name, count: successes });
  if (routHexes === 0) yield* say('resolver.so-far.holds', { name });
  else yield* say('resolver.so-far.routs', { name, count: routHexes });
  return routHexes;
}

/** The player chooses the kind of goal; the map shows the nearest one. @rule COL-5 */
function* whereTo({ view, name }: MoraleTest, hexes: number): Script<void> {
  const goal = yield* choose({
    id: 'goal',
    said: message('resolver.step.goal', { name, count: hexes }),
    options: GOALS.map((id) => ({ id, said: message(`resolver.goal.${id}`) })),
    rule: 'COL-5',
  });
  if (goal === 'neither') return;
  const beyond = houseRule(view.houseRules, 'routBeyondGoal') === 'goes-on' ? '-beyond' : '';
  yield* say(`resolver.so-far.to-${goal}${beyond}`, { name, count: hexes });
}

const GOALS = ['cover', 'leader', 'neither'] as const;

/** Asks for the friends it ran through, one by one, until there are no more. @rule COL-6 */
function* ranThrough(view: BattleView, unit: FighterView): Script<readonly CrossedUnit[]> {
  const crossed: CrossedUnit[] = [];
  for (;;) {
    const left = friendsOf(view, unit).filter(
      ({ id }) => !crossed.some((one) => one.unit.id === id),
    );
    const friend = yield* nextFriend(unit, left, crossed.length + 1);
    if (friend === null) return crossed;
    crossed.push(yield* upset(view, friend));
  }
}

function* nextFriend(
  unit: FighterView,
  left: readonly FighterView[],
  place: number,
): Script<FighterView | null> {
  if (left.length === 0) return null;
  const chosen = yield* choose({
    id: `crossed-${place}`,
    said: message(place === 1 ? 'resolver.step.crossed' : 'resolver.step.crossed-next', {
      name: unit.label,
    }),
    options: [
      {
        id: NOBODY,
        said: message(place === 1 ? 'resolver.crossed.nobody' : 'resolver.crossed.no-more'),
      },
      ...left.map(({ id, label }) => ({
        id,
        said: message('resolver.crossed.unit', { name: label }),
      })),
    ],
    rule: 'COL-6',
  });
  return left.find(({ id }) => id === chosen) ?? null;
}

/** No id of a unit. */
const NOBODY = 'nobody';

/** What being run through does to a friend; whether it is weakened may be for players to say. @rule COL-6 */
function* upset(view: BattleView, unit: FighterView): Script<CrossedUnit> {
  const known = weakened(view, unit);
  const answer = known ?? (yield* isWeakened(unit));
  yield* say(answer ? 'resolver.so-far.crossed-weakened' : 'resolver.so-far.crossed', {
    name: unit.label,
  });
  return { unit, weakened: answer, entered: known === null };
}

function* isWeakened({ id, label }: FighterView): Script<boolean> {
  const answer = yield* choose({
    id: `weakened-${id}`,
    said: message('resolver.step.weakened', { name: label }),
    options: [
      { id: 'no', said: message('resolver.weakened.no') },
      { id: 'yes', said: message('resolver.weakened.yes') },
    ],
    rule: 'COL-1',
  });
  return answer === 'yes';
}

/** @rule COL-7 */
function* lost({ name, unit }: MoraleTest): Script<void> {
  const last = unit !== null && unit.wounds <= 1;
  yield* say(last ? 'resolver.so-far.eliminated' : 'resolver.so-far.loss', { name });
}
