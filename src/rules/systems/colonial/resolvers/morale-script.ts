import { choose, roll, type Script, tell } from '../../../script.ts';
import type { BattleView, FighterView, Said } from '../../../system.ts';
import { houseRule } from '../house-rules.ts';
import { moraleRoll, STEADY_ON } from '../morale.ts';
import { friendsOf, weakened } from '../reading.ts';
import type { MoraleTest } from './morale-test.ts';

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
  /** Players said so just now. */
  readonly told: boolean;
}

/** The test from the dice to the end of the rout. @rule COL-3, COL-4, COL-5, COL-6, COL-7 */
export function* moraleScript(test: MoraleTest): Script<MoraleEnding> {
  const hexes = yield* routed(test);
  if (hexes === 0) return { hexes, crossed: [] };
  yield* whereTo(test, hexes);
  const crossed = test.unit === null ? [] : yield* ranThrough(test.view, test.unit);
  if (crossed.length > 0) yield* tell('resolver.so-far.beside', { name: test.name });
  yield* lost(test);
  return { hexes, crossed };
}

/** Hexes to run. @rule COL-3, COL-4 */
function* routed({ name, cohesion, balance }: MoraleTest): Script<number> {
  if (balance.automatic) {
    yield* tell('resolver.so-far.automatic', { name });
    return 0;
  }
  const dice = yield* roll({
    id: 'morale',
    said: said('resolver.step.morale', {
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
  yield* tell('resolver.so-far.successes', { name, count: successes });
  if (routHexes === 0) yield* tell('resolver.so-far.holds', { name });
  else yield* tell('resolver.so-far.routs', { name, count: routHexes });
  return routHexes;
}

/** The kind of goal is the player's choice; which one it is, the map tells. @rule COL-5 */
function* whereTo({ view, name }: MoraleTest, hexes: number): Script<void> {
  const goal = yield* choose({
    id: 'goal',
    said: said('resolver.step.goal', { name, count: hexes }),
    options: GOALS.map((id) => ({ id, said: said(`resolver.goal.${id}`) })),
    rule: 'COL-5',
  });
  if (goal === 'neither') return;
  const beyond = houseRule(view.houseRules, 'routBeyondGoal') === 'goes-on' ? '-beyond' : '';
  yield* tell(`resolver.so-far.to-${goal}${beyond}`, { name, count: hexes });
}

const GOALS = ['cover', 'leader', 'neither'] as const;

/** Friends in the way, one after the other, until there is nobody else. @rule COL-6 */
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
    said: said(place === 1 ? 'resolver.step.crossed' : 'resolver.step.crossed-next', {
      name: unit.label,
    }),
    options: [
      {
        id: NOBODY,
        said: said(place === 1 ? 'resolver.crossed.nobody' : 'resolver.crossed.no-more'),
      },
      ...left.map(({ id, label }) => ({
        id,
        said: said('resolver.crossed.unit', { name: label }),
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
  yield* tell(answer ? 'resolver.so-far.crossed-weakened' : 'resolver.so-far.crossed', {
    name: unit.label,
  });
  return { unit, weakened: answer, told: known === null };
}

function* isWeakened({ id, label }: FighterView): Script<boolean> {
  const answer = yield* choose({
    id: `weakened-${id}`,
    said: said('resolver.step.weakened', { name: label }),
    options: [
      { id: 'no', said: said('resolver.weakened.no') },
      { id: 'yes', said: said('resolver.weakened.yes') },
    ],
    rule: 'COL-1',
  });
  return answer === 'yes';
}

/** @rule COL-7 */
function* lost({ name, unit }: MoraleTest): Script<void> {
  const last = unit !== null && unit.wounds <= 1;
  yield* tell(last ? 'resolver.so-far.eliminated' : 'resolver.so-far.loss', { name });
}

function said(code: string, params: Said['params'] = {}): Said {
  return { code, params };
}
