import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleView, Change, Flags } from '#rules/contract/battle-view.ts';
import type {
  InputValue,
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
  Subject,
} from '#rules/contract/resolver.ts';
import { type Fraction, fraction, fractionText, ONE, plus, times } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { climb, dive, edge, fall, jumpDown, leap } from '#rules/systems/mordheim/resolvers.ts';
import { type Recruit, TestBattle } from '../../../../support/battles.ts';
import { total } from '../../../../support/fractions.ts';
import { runs } from '../../../../support/share.ts';

const ALL = [fall, edge, jumpDown, climb, leap, dive];

/** Otto and Karl against Rat and Claw in Otto’s movement phase; every characteristic is 3. */
function table(otto: Omit<Recruit, 'name'> = {}): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ ...otto, name: 'Otto' }, { name: 'Karl' }] },
    { name: 'Skaven', fighters: [{ name: 'Rat' }, { name: 'Claw' }] },
  ]).next();
}

function setup(inputs: Readonly<Record<string, InputValue>> = {}, who = 'Otto'): ResolverSetup {
  return {
    subjects: {
      fighter: { kind: 'fighter', fighterId: `f-${who}` },
      target: { kind: 'fighter', fighterId: 'f-Rat' },
    },
    inputs,
  };
}

function free(profile: Readonly<Record<string, number>>, traits: Flags = {}): ResolverSetup {
  return { subjects: { fighter: { kind: 'free', label: 'Troll', profile, traits } }, inputs: {} };
}

/** A bar as "safe 1/4, unharmed …". */
function bar(resolver: Resolver, view: BattleView, of: ResolverSetup, id: string): string {
  const found = resolver.sheet(view, of).bars.find((one) => one.id === id);
  return (found?.parts ?? []).map((part) => `${part.id} ${fractionText(part.chance)}`).join(', ');
}

const thrown = (step: string, ...dice: number[]): ResolverAnswer => ({ step, dice, choice: null });
const answered = (step: string, choice: string): ResolverAnswer => ({ step, dice: [], choice });

/** The question, or "done" with the result. */
function after(
  resolver: Resolver,
  battle: TestBattle,
  of: ResolverSetup,
  ...answers: ResolverAnswer[]
): ResolverStep {
  return resolver.next(battle.state, of, answers);
}

function changes(step: ResolverStep): readonly Change[] {
  if (step.kind !== 'done') throw new Error(`still asks for ${step.id}`);
  return step.changes;
}

/** "fell", "status stunned", "contact f-Rat" … */
function drawn(all: readonly Change[]): readonly string[] {
  return all.map((change) => {
    switch (change.kind) {
      case 'flag':
        return change.value === null ? `no ${change.flag}` : change.flag;
      case 'status':
        return change.to;
      case 'wounds':
        return `wounds ${change.to}`;
      case 'contact':
        return `${change.touching ? 'touches' : 'leaves'} ${change.b.slice(2)}`;
      case 'side-flag':
      case 'dropped':
      case 'side-removed':
      case 'battle-ended':
        return change.kind;
    }
  });
}

describe('chances calculated by hand', () => {
  test('a fall of 3″ at Toughness 3 gives D3 hits that wound on 4+', () => {
    // No wound in n hits: 1/2ⁿ. Not out: 5/6ⁿ. Neither stunned nor out: 2/3ⁿ. One third for each n.
    expect(bar(fall, table().state, setup({ height: 3 }), 'fall')).toBe(
      'unharmed 7/24, knocked-down 115/648, stunned 151/648, out-of-action 193/648',
    );
  });

  test('a fighter with two wounds may lose one and stay standing', () => {
    // One third each: 1/2 with one hit, 1/2 with two, 3/8 with three, for exactly one wound.
    const { bars } = fall.sheet(table({ wounds: 2 }).state, setup({ height: 3 }));
    const wound = bars[0]?.parts.find((part) => part.id === 'wound');
    expect(wound?.chance).toEqual(fraction(11, 24));
  });

  test('a low fall cannot hurt a tough fighter', () => {
    const of = free({ T: 5, W: 1, I: 3 });
    expect(bar(fall, table().state, { ...of, inputs: { height: 1 } }, 'fall')).toBe('unharmed 1');
  });

  test.each([
    [1, 'safe 1'],
    [2, 'safe 1/2'],
    [3, 'safe 1/2'],
    [4, 'safe 1/4'],
    [5, 'safe 1/4'],
    [6, 'safe 1/8'],
  ])('a jump down of %d″ with Initiative 3: %s', (height, safe) => {
    const parts = bar(jumpDown, table().state, setup({ height }), 'attempt');
    expect(parts.split(', ')[0]).toBe(safe);
  });

  test('failing to climb up causes no fall, failing to climb down does', () => {
    const { state } = table();
    expect(bar(climb, state, setup({ height: 4 }), 'attempt')).toBe('safe 1/2, stays 1/2');
    const down = climb.sheet(state, setup({ height: 4, direction: 'down' }));
    expect(down.bars.map(({ id }) => id)).toEqual(['attempt', 'fall']);
    expect(down.bars[0]?.parts.map(({ id }) => id)).not.toContain('stays');
  });

  test('a fighter who has climbed a wall may use the rest of his move', () => {
    const rest = (height: number, battle = table()) =>
      climb.sheet(battle.state, setup({ height })).notes.map(({ params }) => params['inches']);
    expect([rest(1), rest(3), rest(4)]).toEqual([[3], [1], []]);
    const up = table().do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'stood-up', value: true });
    expect(rest(1, up)).toEqual([1]);
    const field = climb.sheet(up.state, setup()).fields.find(({ id }) => id === 'height');
    expect(field).toMatchObject({ max: 2 });
  });

  test('a leap and an edge take one test each, and a reroll where the fighter has one', () => {
    const { state } = table();
    expect(bar(leap, state, setup(), 'attempt').split(', ')[0]).toBe('safe 1/2');
    expect(bar(edge, state, setup(), 'attempt').split(', ')[0]).toBe('safe 1/2');
    const lucky = table({ traits: { 'reroll-characteristic-and-hit': true } }).state;
    expect(bar(leap, lucky, setup(), 'attempt').split(', ')[0]).toBe('safe 3/4');
    expect(bar(jumpDown, lucky, setup({ height: 4 }), 'attempt').split(', ')[0]).toBe('safe 9/16');
  });

  test('claws help with climbing only, not with leaps, jumps down or edges', () => {
    const { state } = table({ traits: { 'fighting-claws': true } });
    expect(bar(climb, state, setup({ height: 4 }), 'attempt')).toBe('safe 2/3, stays 1/3');
    for (const other of [leap, edge]) {
      expect(bar(other, state, setup(), 'attempt').split(', ')[0]).toBe('safe 1/2');
    }
    expect(bar(jumpDown, state, setup({ height: 2 }), 'attempt').split(', ')[0]).toBe('safe 1/2');
  });

  test.each([
    ['as wide as anybody leaps', { gap: 3 }, 'safe 1/2'],
    ['wider than that: he falls', { gap: 4 }, 'unharmed 7/24'],
    ['wider than what is left of his move: he falls', { gap: 2, left: 1 }, 'unharmed 7/24'],
    ['just as wide as what is left', { gap: 1, left: 1 }, 'safe 1/2'],
  ])('a gap %s', (_, inputs, first) => {
    const { bars } = leap.sheet(table().state, setup({ ...inputs, height: 3 }));
    const [part] = bars[0]?.parts ?? [];
    expect(part && `${part.id} ${fractionText(part.chance)}`).toBe(first);
  });

  test.each([
    ['ran', 8],
    ['charged', 8],
    ['stood-up', 2],
    ['moved', 4],
  ] as const)('who %s had %d″ for a move with a leap in it', (flag, left) => {
    const battle = table().do({ type: 'set-flag', fighterId: 'f-Otto', flag, value: true });
    const field = leap.sheet(battle.state, setup()).fields.find(({ id }) => id === 'left');
    expect(field).toMatchObject({ value: left });
  });

  test('a fighter who falls for lack of Movement is told so, and takes no Initiative test', () => {
    const battle = table();
    const far = setup({ gap: 3, left: 2, height: 3 });
    expect(leap.sheet(battle.state, far).notes).toContainEqual({
      code: 'resolver.note.gap-out-of-reach',
      params: { name: 'Otto' },
    });
    expect(after(leap, battle, far)).toMatchObject({ kind: 'dice', id: 'fall-hits' });
  });

  test('Initiative 8 fails on a 6 like any other, Initiative 0 always fails', () => {
    const { state } = table();
    expect(bar(leap, state, free({ I: 8, T: 9, W: 1 }), 'attempt').split(', ')[0]).toBe('safe 5/6');
    expect(bar(leap, state, free({ I: 0, T: 9, W: 1 }), 'attempt')).toBe('unharmed 1');
  });
});

describe('the exact chances match all possible throws', () => {
  test.each<[string, Omit<Recruit, 'name'>, number]>([
    ['an ordinary fighter, 1″', {}, 1],
    ['a helmet, 2″', { traits: { helmet: true } }, 2],
    ['two wounds and no pain, 2″', { wounds: 2, traits: { 'no-pain': true } }, 2],
    [
      'hard to kill and quick to jump up, 1″',
      { traits: { 'hard-to-kill': true, 'jump-up': true } },
      1,
    ],
    ['a regenerating one, 1″', { traits: { regeneration: true } }, 1],
  ])('%s', (_name, otto, height) => {
    const battle = table(otto);
    const of = setup({ height });
    const ends = everyEnd((answers) => fall.next(battle.state, of, answers), []);
    const [exact] = fall.sheet(battle.state, of).bars;
    const counted = new Map<string, Fraction>();
    for (const { chance, all } of ends) {
      const id = endOf(all);
      counted.set(id, plus(counted.get(id) ?? fraction(0), chance));
    }
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries((exact?.parts ?? []).map(({ id, chance }) => [id, chance])),
    );
  });
});

interface End {
  readonly chance: Fraction;
  readonly all: readonly Change[];
}

/** Every possible throw with its chance; throws with the same result are tried once. */
function everyEnd(
  next: (answers: readonly ResolverAnswer[]) => ResolverStep,
  answers: readonly ResolverAnswer[],
): readonly End[] {
  const step = next(answers);
  if (step.kind === 'done') return [{ chance: ONE, all: step.changes }];
  if (step.kind === 'choice') throw new Error('a fall leaves no choice');
  return throwsOf(step.count).flatMap(({ dice, chance }) =>
    everyEnd(next, [...answers, { step: step.id, dice, choice: null }]).map((end) => ({
      ...end,
      chance: times(chance, end.chance),
    })),
  );
}

/** Throws of several dice, sorted, each with the chance of all its orders. */
function throwsOf(count: number): readonly { dice: readonly number[]; chance: Fraction }[] {
  const faces = [1, 2, 3, 4, 5, 6];
  const all = Array.from({ length: count }).reduce<readonly (readonly number[])[]>(
    (sofar) => sofar.flatMap((dice) => faces.map((face) => [...dice, face])),
    [[]],
  );
  const ways = new Map<string, { dice: readonly number[]; ways: number }>();
  for (const dice of all) {
    const sorted = dice.toSorted((a, b) => a - b);
    const key = sorted.join('');
    ways.set(key, { dice: sorted, ways: (ways.get(key)?.ways ?? 0) + 1 });
  }
  return [...ways.values()].map((one) => ({
    dice: one.dice,
    chance: fraction(one.ways, all.length),
  }));
}

/** The part of the bar to which these changes belong. */
function endOf(all: readonly Change[]): string {
  const status = all.find((change) => change.kind === 'status');
  if (status !== undefined) return status.to;
  return all.some((change) => change.kind === 'wounds') ? 'wound' : 'unharmed';
}

describe('die by die', () => {
  test('a jump of 4″: two dice together, then the fall from the full height', () => {
    const battle = table();
    const of = setup({ height: 4 });
    expect(after(jumpDown, battle, of)).toMatchObject({
      id: 'initiative',
      count: 2,
      verdict: true,
    });
    const failed = thrown('initiative', 3, 4);
    expect(after(jumpDown, battle, of, failed)).toMatchObject({ id: 'fall-hits', count: 1 });
    const hits = thrown('fall-hits', 3);
    const wounds = after(jumpDown, battle, of, failed, hits);
    expect(wounds).toMatchObject({ count: 2, need: 3 });
    expect(wounds.soFar.map(({ code }) => code)).toEqual([
      'resolver.so-far.falls',
      'resolver.so-far.fall-hits',
    ]);
  });

  test('passed, by dice or as entered: he has moved, and nothing else happens', () => {
    const battle = table();
    for (const answer of [thrown('initiative', 3), answered('initiative', 'passed')]) {
      expect(drawn(changes(after(jumpDown, battle, setup({ height: 3 }), answer)))).toEqual([
        'moved',
      ]);
    }
    expect(drawn(changes(after(jumpDown, battle, setup({ height: 1 }))))).toEqual(['moved']);
  });

  test('failed unhurt: he has fallen and stops there', () => {
    const battle = table();
    battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'hidden', value: true });
    const end = after(
      leap,
      battle,
      setup({ height: 3 }),
      answered('initiative', 'failed'),
      thrown('fall-hits', 1),
      thrown('fall.wound-0', 3),
    );
    expect(drawn(changes(end))).toEqual(['moved', 'fell', 'no hidden']);
  });

  test('failed with wounds: a new status, and all contacts end', () => {
    const battle = table().charge('Otto', 'Rat').set('Otto', 'knocked-down');
    const answers = [
      thrown('initiative', 6),
      thrown('fall-hits', 5),
      thrown('fall.wound-0', 1, 4, 6),
      thrown('fall.injury-0', 1, 4),
    ];
    const end = after(edge, battle, setup({ height: 3 }), ...answers);
    expect(drawn(changes(end))).toEqual(['fell', 'leaves Rat', 'wounds 0', 'stunned']);
    expect(end).toMatchObject({ credits: [] });
    expect(end.soFar.at(-1)?.code).toBe('resolver.so-far.fall-stunned');
  });

  test('a helmet is rolled last', () => {
    const battle = table({ traits: { helmet: true } });
    const answers = [thrown('fall-hits', 2), thrown('fall.wound-0', 5), thrown('fall.injury-0', 3)];
    expect(after(fall, battle, setup({ height: 3 }), ...answers)).toMatchObject({ need: 4 });
    const end = after(
      fall,
      battle,
      setup({ height: 3 }),
      ...answers,
      answered('fall.helmet', 'passed'),
    );
    expect(drawn(changes(end))).toContain('knocked-down');
  });

  test('a fighter who fails to climb up stays in place this turn', () => {
    const end = after(climb, table(), setup({ height: 4 }), thrown('initiative', 5));
    expect(drawn(changes(end))).toEqual(['climb-failed']);
  });

  test('a fighter with a reroll repeats only the failed dice', () => {
    const battle = table({ traits: { 'reroll-characteristic-and-hit': true } });
    const of = setup({ height: 6 });
    const first = thrown('initiative', 2, 5, 6);
    const again = after(jumpDown, battle, of, first);
    expect(again).toMatchObject({ id: 'initiative-again', count: 2 });
    const end = after(jumpDown, battle, of, first, thrown('initiative-again', 3, 1));
    expect(drawn(changes(end))).toEqual(['moved']);
  });

  test('an opponent who is not on the table changes nothing there', () => {
    const of = free({ T: 3, W: 1, I: 3 });
    expect(changes(after(leap, table(), of, answered('initiative', 'passed')))).toEqual([]);
    const fallen = [
      answered('initiative', 'failed'),
      thrown('fall-hits', 1),
      thrown('fall.wound-0', 6),
    ];
    const end = after(leap, table(), of, ...fallen, thrown('fall.injury-0', 6));
    expect(changes(end)).toEqual([]);
    expect(end.soFar.at(-1)?.code).toBe('resolver.so-far.fall-out-of-action');
  });
});

describe('a diving charge', () => {
  test('leads to contact as a charge, with the dive’s bonus', () => {
    const battle = table();
    const end = after(dive, battle, setup({ height: 3 }), answered('initiative', 'passed'));
    expect(drawn(changes(end))).toEqual(['diving', 'charged', 'touches Rat']);
  });

  test('or to a fall without a charge', () => {
    const battle = table();
    const end = after(
      dive,
      battle,
      setup({ height: 3 }),
      answered('initiative', 'failed'),
      thrown('fall-hits', 1),
      thrown('fall.wound-0', 1),
    );
    expect(drawn(changes(end))).toEqual(['moved', 'fell']);
  });

  test('needs a target, and mentions that the fear test comes first', () => {
    const battle = table();
    expect(dive.candidates(battle.state, 'target', setup().subjects)).toEqual(['f-Rat', 'f-Claw']);
    const friend: Subject = { kind: 'fighter', fighterId: 'f-Karl' };
    const { refusal } = dive.sheet(battle.state, {
      subjects: { ...setup().subjects, target: friend },
      inputs: {},
    });
    expect(refusal?.code).toBe('resolver.refusal.same-side');
    const feared = new TestBattle(system, [
      { name: 'Reikland', fighters: [{ name: 'Otto' }] },
      { name: 'Skaven', fighters: [{ name: 'Rat', traits: { 'causes-fear': true } }] },
    ]).next();
    const codes = dive.sheet(feared.state, setup()).notes.map(({ code }) => code);
    expect(codes).toContain('resolver.note.fear-first');
  });
});

describe('the fighters offered', () => {
  test('those who may do it come first, those on the ground where someone drops at an edge', () => {
    const battle = table().set('Karl', 'knocked-down');
    expect(jumpDown.candidates(battle.state, 'fighter', {})[0]).toBe('f-Otto');
    expect(edge.candidates(battle.state, 'fighter', {})[0]).toBe('f-Karl');
    battle.set('Otto', 'out-of-action');
    expect(fall.candidates(battle.state, 'fighter', {})).not.toContain('f-Otto');
  });

  test('an animal does not climb, which is mentioned but not forbidden', () => {
    const sheet = climb.sheet(table({ traits: { animal: true } }).state, setup({ height: 4 }));
    expect(sheet.refusal).toBe(null);
    expect(sheet.notes.map(({ code }) => code)).toEqual(['why.animal']);
  });

  test('a missing fighter, one who has left, and a dive without a target are refused with a reason', () => {
    const battle = table().set('Otto', 'out-of-action');
    const refusals = [
      fall.sheet(battle.state, { subjects: {}, inputs: {} }),
      fall.sheet(battle.state, setup()),
      dive.sheet(battle.state, {
        subjects: { fighter: { kind: 'fighter', fighterId: 'f-Karl' } },
        inputs: {},
      }),
    ].map(({ refusal }) => refusal?.code);
    expect(refusals).toEqual([
      'resolver.refusal.nobody',
      'resolver.refusal.not-there',
      'resolver.refusal.no-target',
    ]);
  });

  test('heights are limited: 6″ for a jump, his Movement for a climb', () => {
    const { state } = table();
    const height = (resolver: Resolver, inches: number) =>
      resolver.sheet(state, setup({ height: inches })).fields.find(({ id }) => id === 'height');
    expect(height(jumpDown, 9)).toMatchObject({ max: 6, value: 6, entered: true });
    expect(height(climb, 9)).toMatchObject({ max: 4, value: 4 });
    expect(height(fall, 9)).toMatchObject({ value: 9 });
  });
});

describe('any settings and answers', () => {
  const anySetup = fc.record({
    who: fc.constantFrom('Otto', 'Karl', 'Rat', 'Nobody'),
    inputs: fc.dictionary(
      fc.constantFrom('height', 'direction', 'helmet', 'odd'),
      fc.oneof(fc.integer({ min: -3, max: 30 }), fc.boolean(), fc.constantFrom('up', 'down')),
    ),
  });
  const anyOtto = fc.record({
    wounds: fc.integer({ min: 1, max: 3 }),
    traits: fc
      .subarray(['helmet', 'no-pain', 'hard-to-kill', 'jump-up', 'regeneration', 'hard-head'])
      .map((ids): Flags => Object.fromEntries(ids.map((id) => [id, true] as const))),
  });

  test.each(ALL.map((one) => [one.id, one] as const))(
    '%s: bars add up to exactly 1',
    (_id, one) => {
      fc.assert(
        fc.property(anySetup, anyOtto, ({ who, inputs }, otto) => {
          for (const { parts } of one.sheet(table(otto).state, setup(inputs, who)).bars) {
            expect(total(parts.map(({ chance }) => chance))).toEqual(ONE);
          }
        }),
        runs(20),
      );
    },
  );

  test.each(ALL.map((one) => [one.id, one] as const))(
    '%s: any dice lead to an end, and invalid answers are ignored',
    (_id, one) => {
      fc.assert(
        fc.property(anySetup, anyOtto, fc.infiniteStream(fc.nat()), (given, otto, dice) => {
          const { state } = table(otto);
          const of = setup(given.inputs, given.who);
          const answers: ResolverAnswer[] = [];
          for (let steps = 0; ; steps += 1) {
            expect(steps).toBeLessThan(9);
            const step = one.next(state, of, answers);
            const misfit = [...answers, thrown('strange', 1), thrown('initiative', 9)];
            expect(one.next(state, of, misfit)).toEqual(step);
            if (step.kind !== 'dice') break;
            const faces = Array.from(
              { length: step.count },
              () => (dice.next().value % step.sides) + 1,
            );
            answers.push(thrown(step.id, ...faces));
          }
        }),
        runs(20),
      );
    },
  );
});
