import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { system as ESCARMOUCHES } from '#rules/systems/warhammer-skirmish/index.ts';
import { runs } from '../../../../support/share.ts';
import { type Brawl, between, brawl, resolver, seeded, settledWith } from './brawl.ts';
import { anySituation, type Situation } from './situations.ts';

const STATUSES = ['nothing', 'wound', 'knocked-down', 'stunned', 'out-of-action'] as const;
/** HDC_EXCHANGES=1000000 gives a tighter check. */
const WANTED = Number(process.env['HDC_EXCHANGES'] ?? '8000');
const PATIENCE = WANTED > 8000 ? { timeout: 3_600_000 } : {};

interface Case {
  readonly name: string;
  readonly resolver: 'melee' | 'shot';
  readonly brawl: Brawl;
  readonly setup: ResolverSetup;
}

const CASES: readonly Case[] = [
  {
    name: 'a charge with two weapons against a parry',
    resolver: 'melee',
    brawl: {
      attackers: [{ name: 'A', profile: { WS: 4, A: 2 }, traits: { axe: true, hammer: true } }],
      defenders: [
        { name: 'D', profile: { W: 2 }, traits: { sword: true, armour: 'light', helmet: true } },
      ],
    },
    setup: between('A', 'D', { charged: true, hatred: true }),
  },
  {
    name: 'equally fast, with every protection',
    resolver: 'melee',
    brawl: {
      attackers: [
        { name: 'A', profile: { S: 4 }, traits: { sword: true, buckler: true, 'no-pain': true } },
      ],
      defenders: [
        {
          name: 'D',
          profile: { S: 4 },
          traits: { 'lucky-charm': true, 'step-aside': true, 'jump-up': true },
        },
      ],
    },
    setup: between('A', 'D', { frenzy: true }),
  },
  {
    name: 'charts of critical hits',
    resolver: 'melee',
    brawl: {
      attackers: [{ name: 'A', profile: { A: 3 }, traits: { hammer: true } }],
      defenders: [
        { name: 'D', profile: { A: 2, I: 2, W: 2 }, traits: { halberd: true, armour: 'heavy' } },
      ],
      houseRules: { criticalTables: 'optional' },
    },
    setup: between('A', 'D'),
  },
  {
    name: 'two shots at somebody nimble',
    resolver: 'shot',
    brawl: {
      attackers: [{ name: 'A', profile: { BS: 5 }, traits: { sling: true } }],
      defenders: [{ name: 'D', profile: { W: 2 }, traits: { dodge: true, helmet: true } }],
    },
    setup: between('A', 'D', { shots: 2 }),
  },
];

/** The result for a fighter, in the words of the bars. */
function became(step: Extract<ResolverStep, { kind: 'done' }>, id: string): string {
  const own = step.changes.filter((change) => 'fighterId' in change && change.fighterId === id);
  const status = own.flatMap((change) => (change.kind === 'status' ? [change.to] : [])).at(-1);
  return status ?? (own.some(({ kind }) => kind === 'wounds') ? 'wound' : 'nothing');
}

describe('exchanges settled die by die', () => {
  test.each(CASES)('have the calculated frequencies: $name', PATIENCE, (one) => {
    const { state } = brawl(one.brawl);
    const by = resolver(MORDHEIM, one.resolver);
    const times = WANTED / CASES.length;
    const die = seeded(7 + CASES.indexOf(one));
    const counts = new Map<string, number>();
    for (let time = 0; time < times; time += 1) {
      const { end } = settledWith(by, state, one.setup, die);
      const result = became(end, 'f-D');
      counts.set(result, (counts.get(result) ?? 0) + 1);
    }
    const { bars } = by.sheet(state, one.setup);
    const whole =
      bars.find(({ id, params }) => id === 'exchange' && params['name'] === 'D') ?? bars.at(-1);
    for (const status of STATUSES) {
      const part = whole?.parts.find(({ id }) => id === status);
      const chance = part === undefined ? 0 : toNumber(part.chance);
      const expected = chance * times;
      // Five standard deviations: exceeded by chance once in two million.
      const bound = 5 * Math.sqrt(times * chance * (1 - chance));
      expect(Math.abs((counts.get(status) ?? 0) - expected)).toBeLessThanOrEqual(bound);
    }
  });
});

const anyAnswer: fc.Arbitrary<ResolverAnswer> = fc.record({
  step: fc.constantFrom(
    'attacker.hit-0',
    'attacker.wound-0',
    'roll-off',
    'attacker.parry',
    'nonsense',
  ),
  dice: fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 4 }),
  choice: fc.constantFrom(null, 'passed', 'failed', 'maybe'),
});

describe.each(['melee', 'shot'] as const)('the resolver %s', (id) => {
  const of = ({ view }: Situation): Resolver =>
    resolver(view.systemId === MORDHEIM.id ? MORDHEIM : ESCARMOUCHES, id);

  test('ends with any dice, never asks the same twice, and changes nobody else', () => {
    fc.assert(
      fc.property(anySituation, fc.integer(), (situation, seed) => {
        const { view, setup } = situation;
        const { end, answers } = settledWith(of(situation), view, setup, seeded(seed));
        expect(new Set(answers.map(({ step }) => step)).size).toBe(answers.length);
        expect(answers.length).toBeLessThan(60);
        const free = setup.subjects['defender']?.kind === 'free';
        const touched = end.changes.flatMap((change) =>
          'fighterId' in change ? [change.fighterId] : [],
        );
        expect(touched.filter((who) => who !== 'f-A' && (free || who !== 'f-D'))).toEqual([]);
        expect(end.credits.length === 0 || !free).toBe(true);
      }),
      runs(30),
    );
  });

  test('ignores invalid answers', () => {
    fc.assert(
      fc.property(anySituation, fc.integer(), fc.nat(), anyAnswer, (situation, seed, at, odd) => {
        const { view, setup } = situation;
        const one = of(situation);
        const { answers } = settledWith(one, view, setup, seeded(seed));
        const cut = answers.slice(0, at % (answers.length + 1));
        const asked = one.next(view, setup, cut);
        const unfit =
          asked.kind !== 'dice' || odd.step !== asked.id || odd.dice.length !== asked.count;
        fc.pre(unfit && odd.choice !== 'passed' && odd.choice !== 'failed');
        expect(one.next(view, setup, [...cut, odd, ...answers])).toEqual(asked);
      }),
      runs(30),
    );
  });

  test('has a sheet for every situation, with bars that add up', () => {
    fc.assert(
      fc.property(anySituation, (situation) => {
        const sheet = of(situation).sheet(situation.view, situation.setup);
        const ids = sheet.fields.map((field) => field.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { parts } of sheet.bars) {
          const sum = parts.reduce((all, { chance }) => all + toNumber(chance), 0);
          expect(sum).toBeCloseTo(1, 9);
        }
      }),
      runs(30),
    );
  });
});

describe('every step', () => {
  test('occurs in some fight', () => {
    const met = new Set<string>();
    const note = (situation: Situation, one: Resolver, seed: number) => {
      let answers: readonly ResolverAnswer[] = [];
      const die = seeded(seed);
      for (;;) {
        const step = one.next(situation.view, situation.setup, answers);
        if (step.kind !== 'dice') return;
        met.add(step.said.code.replace('resolver.step.', ''));
        const dice = Array.from({ length: step.count }, die);
        answers = [...answers, { step: step.id, dice, choice: null }];
      }
    };
    for (const one of CASES) {
      const situation = { view: brawl(one.brawl).state, setup: one.setup };
      for (let seed = 0; seed < 150; seed += 1)
        note(situation, resolver(MORDHEIM, one.resolver), seed);
    }
    expect([...met].toSorted()).toEqual([
      'critical',
      'dodge',
      'helmet',
      'injury',
      'injury-plus',
      'lucky-charm',
      'parry',
      'parry-again',
      'roll-off',
      'save',
      'save-critical',
      'shoots',
      'step-aside',
      'to-hit',
      'to-hit-again',
      'to-hit-with',
      'to-wound',
      'to-wound-with',
    ]);
  });
});
