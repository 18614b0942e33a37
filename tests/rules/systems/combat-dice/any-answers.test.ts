import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  InputValue,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import { compare, ONE, ZERO } from '#rules/dice/fraction.ts';
import { HOUSE_RULE_ROWS } from '#rules/systems/combat-dice/house-rules.ts';
import { COUNTER_IDS, COUNTER_ROWS, counted } from '#rules/systems/combat-dice/statuses.ts';
import type { TestBattle } from '../../../support/battles.ts';
import { total } from '../../../support/fractions.ts';
import { runs } from '../../../support/share.ts';
import { flag, resolverOf, tableOf, touch } from './table.ts';

// Any answers and dice lead to an end without an error, and undo restores the state.

const NAMES = ['Athos', 'Porthos', 'Jussac', 'Cahusac'] as const;
const name = fc.constantFrom(...NAMES);

const houseRules = fc.record(
  Object.fromEntries(HOUSE_RULE_ROWS.map((row) => [row.id, fc.constantFrom(...row.options)])),
);

const situation = fc.record({
  houseRules,
  profile: fc.record({
    D: fc.nat({ max: 4 }),
    CC: fc.nat({ max: 3 }),
    CT: fc.nat({ max: 2 }),
    DR: fc.integer({ min: 1, max: 9 }),
    AT: fc.nat({ max: 2 }),
    W: fc.integer({ min: 1, max: 3 }),
  }),
  contacts: fc.array(fc.tuple(name, name), { maxLength: 4 }),
  flags: fc.array(
    fc.tuple(name, fc.constantFrom('pool', 'received', 'charging', 'armour-legs'), fc.nat(3)),
    { maxLength: 4 },
  ),
  out: fc.option(name, { nil: null }),
});

const inputs = fc.dictionary(
  fc.constantFrom('kind', 'distance', 'place', 'action-dice', 'bonus-dice', 'models', 'covered'),
  fc.oneof<fc.Arbitrary<InputValue>[]>(
    fc.constantFrom('blow', 'shot', 'short', 'beyond-range', 'head', 'legs'),
    fc.integer({ min: -3, max: 6 }),
    fc.boolean(),
  ),
);

const subject = fc.oneof(
  {
    weight: 4,
    arbitrary: name.map((who) => ({ kind: 'fighter', fighterId: `f-${who}` }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      kind: 'free',
      label: 'Loup',
      profile: { CC: 2, W: 1 },
      traits: {},
    } as const),
  },
);

const asked = fc.oneof(
  fc.record({
    resolver: fc.constant('attack'),
    setup: fc.record({ subjects: fc.record({ attacker: subject, target: subject }), inputs }),
  }),
  fc.record({
    resolver: fc.constant('disengage'),
    setup: fc.record({ subjects: fc.record({ fighter: subject }), inputs }),
  }),
);

type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;
type Situation = typeof situation extends fc.Arbitrary<infer One> ? One : never;

function battleOf({ houseRules: choices, profile, contacts, flags, out }: Situation): TestBattle {
  const [athos, porthos, jussac, cahusac] = NAMES.map((one) => ({ name: one, profile }));
  const sides = [athos, porthos, jussac, cahusac].flatMap((one) => one ?? []);
  const battle = tableOf(sides.slice(0, 2), sides.slice(2), choices);
  for (const [a, b] of contacts) {
    battle.try({ type: 'set-contact', a: `f-${a}`, b: `f-${b}`, touching: true });
  }
  for (const [who, id, value] of flags) {
    battle.try({ type: 'set-flag', fighterId: `f-${who}`, flag: id, value });
  }
  if (out !== null) battle.set(out, 'out-of-action');
  return battle;
}

/** Random answers until the end. @throws when there is none */
function played(battle: TestBattle, { resolver, setup }: Asked, draw: () => number) {
  const answers: ResolverAnswer[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    const step = resolverOf(resolver).next(battle.state, setup, answers);
    if (step.kind === 'done') return { answers, step };
    answers.push(answerTo(step, draw));
  }
  throw new Error('no end');
}

function drawn(stream: fc.Stream<number>): number {
  const next = stream.next();
  return next.done === true ? 0 : next.value;
}

function answerTo(
  step: Exclude<ResolverStep, { readonly kind: 'done' }>,
  draw: () => number,
): ResolverAnswer {
  if (step.kind === 'dice') {
    const dice = Array.from({ length: step.count }, () => (draw() % step.sides) + 1);
    return { step: step.id, dice, choice: null };
  }
  const option = step.options[draw() % step.options.length];
  return { step: step.id, dice: [], choice: option?.id ?? null };
}

test('any answers lead to an end, and counters stay within their bounds', () => {
  fc.assert(
    fc.property(situation, asked, fc.infiniteStream(fc.nat()), (at, what, stream) => {
      const battle = battleOf(at);
      const before = battle.state;
      const { answers, step } = played(battle, what, () => drawn(stream));
      const { resolver, setup } = what;
      battle.do({ type: 'settle', resolver, setup, answers });
      for (const fighter of Object.values(battle.state.fighters)) {
        expect(fighter.wounds).toBeGreaterThanOrEqual(0);
        for (const { id } of COUNTER_ROWS) expect(fighter.flags[id] ?? 0).toBeGreaterThanOrEqual(0);
        for (const id of COUNTER_IDS) expect(counted(fighter, id)).toBeGreaterThanOrEqual(0);
      }
      if (step.follow !== null) {
        const { resolverId, ...next } = step.follow;
        expect(resolverOf(resolverId).sheet(battle.state, next).fields).not.toEqual([]);
      }
      battle.do({ type: 'undo', back: null });
      expect(battle.state).toEqual(before);
    }),
    runs(100),
  );
});

test('invalid answers are ignored', () => {
  const anyAnswer = fc.record({
    step: fc.constantFrom('attack', 'place', 'push', 'die-f-Athos', 'nonsense'),
    dice: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 4 }),
    choice: fc.constantFrom(null, 'passed', 'torso', 'push', 'keep', 'f-Nobody'),
  });
  fc.assert(
    fc.property(situation, asked, fc.array(anyAnswer, { maxLength: 5 }), (at, what, answers) => {
      const { resolver, setup } = what;
      const step = resolverOf(resolver).next(battleOf(at).state, setup, answers);
      expect(['dice', 'choice', 'done']).toContain(step.kind);
    }),
    runs(50),
  );
});

test('bars add up to exactly 1 under any modifiers', () => {
  fc.assert(
    fc.property(situation, asked, (at, { resolver, setup }) => {
      const { bars } = resolverOf(resolver).sheet(battleOf(at).state, setup);
      for (const { parts } of bars) {
        expect(total(parts.map(({ chance }) => chance))).toEqual(ONE);
        for (const { chance } of parts) expect(compare(chance, ZERO)).toBeGreaterThan(0);
      }
    }),
    runs(50),
  );
});

test('a bar equals a count of all throws', () => {
  const battle = touch(
    tableOf(
      [{ name: 'Athos', profile: { CC: 2 } }],
      [{ name: 'Jussac', profile: { AT: 1, W: 2 } }],
    ),
    'Athos',
    'Jussac',
  );
  flag(battle, 'Jussac', 'covered', true);
  const setup: ResolverSetup = {
    subjects: {
      attacker: { kind: 'fighter', fighterId: 'f-Athos' },
      target: { kind: 'fighter', fighterId: 'f-Jussac' },
    },
    inputs: {},
  };
  const attack = resolverOf('attack');
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  const ends = throws.map((dice) => {
    const given = [{ step: 'attack', dice, choice: null }];
    const answers = ['place:torso', 'push:hurt'].reduce<readonly ResolverAnswer[]>((so, one) => {
      const [step = '', choice = ''] = one.split(':');
      const next = attack.next(battle.state, setup, so);
      return next.kind === 'choice' && next.id === step ? [...so, { step, dice: [], choice }] : so;
    }, given);
    const end = attack.next(battle.state, setup, answers);
    if (end.kind !== 'done') throw new Error('not at its end');
    const left = end.changes.find((change) => change.kind === 'wounds');
    return left === undefined ? 'nothing' : left.to === 0 ? 'out-of-action' : 'wound-1';
  });
  for (const { id, chance } of attack.sheet(battle.state, setup).bars[0]?.parts ?? []) {
    const ways = ends.filter((end) => end === id).length;
    expect([id, Number(chance.num) / Number(chance.den)]).toEqual([id, ways / throws.length]);
  }
});
