import * as fc from 'fast-check';
import { describe, expect, test as it } from 'vitest';
import type { ResolverAnswer, ResolverSetup } from '#rules/contract/resolver.ts';
import { runs } from '../../../support/share.ts';
import {
  after,
  codes,
  column,
  MORALE,
  type PlayerAnswer,
  settle,
  test,
  type Unit,
} from './column.ts';

/** Two circumstances too many for three dice. */
const PRESSED = { behind: true };

it('a rout passes through a weakened friend, who then tests and holds; undo restores everything', () => {
  const battle = column([
    { name: 'Zouaves', losses: 1, flags: { 'light-cover': true } },
    { name: 'Spahis', losses: 4 },
    { name: 'Legion', losses: 1 },
  ]);
  const before = battle.state;
  const pressed = test('Zouaves', { behind: true, cavalry: true });

  // The Zouaves run through the Spahis and then the Legion.
  const first = [[4, 2, 1], 'cover', 'f-Spahis', 'f-Legion'] as const;
  expect(codes(after(battle, pressed, first))).toEqual([
    'successes',
    'routs',
    'to-cover',
    'crossed-weakened',
    'crossed',
    'beside',
    'loss',
  ]);
  expect(after(battle, pressed, first)).toMatchObject({
    kind: 'done',
    follow: { resolverId: 'morale', subjects: test('Spahis').subjects, inputs: {} },
  });
  settle(battle, pressed, first);
  expect(battle.fighter('Zouaves')).toMatchObject({ wounds: 3, status: 'steady', flags: {} });
  expect(battle.fighter('Legion').flags).toEqual({ activated: true });
  expect(battle.fighter('Spahis').flags).toEqual({ activated: true, 'morale-due': 1 });
  expect(battle.due).toEqual(['morale-test Spahis']);
  expect(battle.duty('morale-test', 'Spahis').opens?.subjects).toEqual(test('Spahis').subjects);

  // Four losses count double: the Spahis rout too, and lose their last step.
  const second = [[1, 4, 3], 'leader', 'nobody'] as const;
  expect(codes(after(battle, test('Spahis'), second))).toEqual([
    'successes',
    'routs',
    'to-leader',
    'eliminated',
  ]);
  settle(battle, test('Spahis'), second);
  expect(battle.fighter('Spahis')).toMatchObject({ wounds: 0, status: 'eliminated', flags: {} });
  expect(battle.due).toEqual([]);

  battle.do({ type: 'undo', back: null });
  expect(battle.fighter('Spahis')).toMatchObject({ wounds: 1, status: 'steady' });
  expect(battle.due).toEqual(['morale-test Spahis']);
  battle.do({ type: 'undo', back: null });
  expect(battle.state).toEqual(before);
});

describe('a test', () => {
  it('is decided without dice when there is nothing against it', () => {
    const step = after(column([{ name: 'Zouaves' }]), test('Zouaves'), []);
    expect(step).toMatchObject({ kind: 'done', changes: [], follow: null });
    expect(codes(step)).toEqual(['automatic']);
  });

  it('asks for the first friend in the way, then for the next, each time with a way out', () => {
    const battle = column([
      { name: 'Zouaves', flags: { 'light-cover': true } },
      { name: 'Spahis' },
      { name: 'Legion' },
    ]);
    const asked = (...told: readonly PlayerAnswer[]) => {
      const step = after(battle, test('Zouaves', PRESSED), [[1, 1, 1], 'cover', ...told]);
      if (step.kind !== 'choice') throw new Error('nothing is asked');
      const [wayOut, ...friends] = step.options;
      return [step.said.code, wayOut?.said.code, ...friends.map(({ id }) => id)];
    };
    expect(asked()).toEqual([
      'resolver.step.crossed',
      'resolver.crossed.nobody',
      'f-Spahis',
      'f-Legion',
    ]);
    expect(asked('f-Spahis', 'no')).toEqual([
      'resolver.step.crossed-next',
      'resolver.crossed.no-more',
      'f-Legion',
    ]);
  });

  it('asks for one die per point of cohesion, and for no result', () => {
    const battle = column([{ name: 'Zouaves', cohesion: 5 }]);
    expect(after(battle, test('Zouaves', PRESSED), [])).toMatchObject({
      kind: 'dice',
      count: 5,
      need: 4,
      verdict: false,
    });
  });

  it('removes the unit from the queue when passed, and leads to the next one', () => {
    const battle = column([
      { name: 'Zouaves', flags: { 'morale-due': 1, 'light-cover': true } },
      { name: 'Spahis', flags: { 'morale-due': 2 } },
    ]);
    const step = after(battle, test('Zouaves', PRESSED), [[4, 5, 1]]);
    expect(codes(step)).toEqual(['successes', 'holds']);
    expect(step).toMatchObject({ kind: 'done', follow: { subjects: test('Spahis').subjects } });
    settle(battle, test('Zouaves', PRESSED), [[4, 5, 1]]);
    expect(battle.fighter('Zouaves')).toMatchObject({ wounds: 5, flags: { 'light-cover': true } });
    expect(battle.due).toEqual(['morale-test Spahis']);
  });

  it('can be dropped from the queue', () => {
    const battle = column([{ name: 'Zouaves', flags: { 'morale-due': 1 } }]);
    battle.answer('morale-test', 'Zouaves', 'dropped');
    expect(battle.due).toEqual([]);
    expect(battle.fighter('Zouaves').flags).toEqual({});
  });
});

describe('friends in the way', () => {
  const THREE: readonly Unit[] = [
    { name: 'Zouaves' },
    { name: 'Spahis', losses: 3 },
    { name: 'Legion', losses: 3 },
    { name: 'Tirailleurs', losses: 3, flags: { 'morale-due': 4, activated: true } },
  ];

  it('are queued in crossing order, behind units already in the queue', () => {
    const battle = column(THREE);
    const way = ['f-Legion', 'f-Tirailleurs', 'f-Spahis'];
    settle(battle, test('Zouaves', PRESSED), [[1, 1, 1], 'cover', ...way]);
    expect(battle.due).toEqual([
      'morale-test Tirailleurs',
      'morale-test Legion',
      'morale-test Spahis',
    ]);
    expect(battle.duties[1]?.facts.at(-1)).toEqual({
      code: 'morale.waits',
      params: { name: 'Tirailleurs' },
    });
  });

  it('are asked for until none is left, enemies never', () => {
    const battle = column(THREE);
    const options = (told: readonly string[]) => {
      const step = after(battle, test('Zouaves', PRESSED), [[1, 1, 1], 'cover', ...told]);
      return step.kind === 'choice' ? step.options.map(({ id }) => id) : [];
    };
    expect(options([])).toEqual(['nobody', 'f-Spahis', 'f-Legion', 'f-Tirailleurs']);
    expect(options(['f-Spahis'])).toEqual(['nobody', 'f-Legion', 'f-Tirailleurs']);
    expect(options(['f-Spahis', 'nobody'])).toEqual([]);
  });

  it('are weakened when players say so, if that is how they play', () => {
    const battle = column(
      [{ name: 'Zouaves' }, { name: 'Spahis', losses: 4 }, { name: 'Legion' }],
      {
        weakenedAt: 'told',
      },
    );
    const told = [[1, 1, 1], 'cover', 'f-Spahis', 'no', 'f-Legion', 'yes'] as const;
    settle(battle, test('Zouaves', PRESSED), told);
    expect(battle.fighter('Spahis').flags).toEqual({ activated: true });
    expect(battle.fighter('Legion').flags).toEqual({
      activated: true,
      weakened: true,
      'morale-due': 1,
    });
  });
});

describe('a rout', () => {
  it.each([
    ['cover', 'stops', 'to-cover'],
    ['leader', 'stops', 'to-leader'],
    ['cover', 'goes-on', 'to-cover-beyond'],
    ['leader', 'goes-on', 'to-leader-beyond'],
  ])('towards %s %s there', (goal, routBeyondGoal, code) => {
    const battle = column([{ name: 'Zouaves' }], { routBeyondGoal });
    const end = after(battle, test('Zouaves', PRESSED), [[1, 1, 4], goal]);
    expect(codes(end)).toEqual(['successes', 'routs', code, 'loss']);
  });

  it('of a unit that is on no list changes nothing on the map', () => {
    const setup: ResolverSetup = {
      subjects: { unit: { kind: 'free', label: 'Goumiers', profile: { C: 2 }, traits: {} } },
      inputs: PRESSED,
    };
    const end = after(column([{ name: 'Zouaves' }]), setup, [[1, 1], 'neither']);
    expect(end).toMatchObject({ kind: 'done', changes: [], follow: null });
    expect(codes(end)).toEqual(['successes', 'routs', 'loss']);
  });
});

it('any answers lead to an end, and undo restores everything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5 }), { minLength: 20, maxLength: 20 }),
      fc.constantFrom('3', '2', 'told'),
      fc.nat({ max: 4 }),
      (picks, weakenedAt, losses) => {
        const battle = column(
          [
            { name: 'Zouaves', losses },
            { name: 'Spahis', losses },
            { name: 'Legion', losses: 2 },
          ],
          { weakenedAt },
        );
        const setup = test('Zouaves', PRESSED);
        const before = battle.state;
        const answers = answered(setup, picks, battle.state);
        battle.do({ type: 'settle', resolver: 'morale', setup, answers });
        battle.do({ type: 'undo', back: null });
        expect(battle.state).toEqual(before);
      },
    ),
    runs(30),
  );
});

it('an invalid answer is ignored', () => {
  const battle = column([{ name: 'Zouaves' }]);
  const setup = test('Zouaves', PRESSED);
  const wrong: readonly ResolverAnswer[] = [
    { step: 'goal', dice: [], choice: 'cover' },
    { step: 'morale', dice: [1, 2], choice: null },
    { step: 'morale', dice: [1, 2, 7], choice: null },
    { step: 'morale', dice: [], choice: 'passed' },
  ];
  for (const answer of wrong) {
    expect(MORALE.next(battle.state, setup, [answer])).toEqual(after(battle, setup, []));
  }
});

/** Answers each step until the end. */
function answered(
  setup: ResolverSetup,
  picks: readonly number[],
  view: Parameters<typeof MORALE.next>[0],
): readonly ResolverAnswer[] {
  const answers: ResolverAnswer[] = [];
  for (const pick of picks) {
    const step = MORALE.next(view, setup, answers);
    if (step.kind === 'done') return answers;
    const dice = step.kind === 'dice' ? picks.slice(0, step.count).map((face) => face + 1) : [];
    const choice =
      step.kind === 'choice' ? (step.options[pick % step.options.length]?.id ?? null) : null;
    answers.push({ step: step.id, dice, choice });
  }
  throw new Error('it goes on for ever');
}
