import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { uniform } from '#rules/dice/distribution.ts';
import { compare, type Fraction, fractionText, ONE } from '#rules/dice/fraction.ts';
import type { Batch } from '#rules/skirmish/duel/batch.ts';
import { type Blow, woundNeed } from '#rules/skirmish/duel/blow.ts';
import {
  batchEndings,
  exchangeChances,
  harm,
  type OutcomeChances,
  outcomeChances,
} from '#rules/skirmish/duel/chances.ts';
import { OUTCOMES } from '#rules/skirmish/duel/ending.ts';
import type { Exchange } from '#rules/skirmish/duel/exchange.ts';
import { total } from '../../../support/fractions.ts';
import { anyAttacks, anyBatch, anyExchange, anyGuard, anyTarget } from './any-duel.ts';
import { attacks, BLOW, batch, OPEN, onRoll, TARGET } from './fixtures.ts';

function outcomes(one: Batch): OutcomeChances {
  return outcomeChances(batchEndings(one));
}

function sum(chances: OutcomeChances): string {
  return fractionText(total(Object.values(chances)));
}

/** The chance of this result or a worse one. */
function atLeast(chances: OutcomeChances, from: number): Fraction {
  return total(OUTCOMES.slice(from).map((outcome) => chances[outcome]));
}

/** Whether the first is at least as bad as the second in every respect. */
function noBetter(worse: OutcomeChances, better: OutcomeChances): boolean {
  return OUTCOMES.every((_, from) => compare(atLeast(worse, from), atLeast(better, from)) >= 0);
}

describe('the outcomes of a batch of blows', () => {
  test('add up to exactly 1 in any circumstances', () => {
    fc.assert(
      fc.property(anyBatch, (one) => {
        const chances = outcomes(one);
        expect(sum(chances)).toBe('1');
        expect(Object.values(chances).every((chance) => chance.num >= 0n)).toBe(true);
      }),
    );
  });

  test('get no milder with one attack more', () => {
    fc.assert(
      fc.property(anyAttacks, anyGuard, anyTarget, (one, guard, target) => {
        const fewer = batch({ attacks: [one], guard, target });
        const more = batch({ attacks: [{ ...one, count: one.count + 1 }], guard, target });
        expect(noBetter(outcomes(more), outcomes(fewer))).toBe(true);
      }),
    );
  });

  test('get no milder with more Strength', () => {
    const strength = fc.integer({ min: 1, max: 9 });
    const toughness = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(strength, toughness, anyTarget, (weak, tough, target) => {
        const struck = (own: number) =>
          outcomes(
            batch({
              attacks: [attacks(2, onRoll(4), { woundNeed: woundNeed(own, tough) })],
              target,
            }),
          );
        expect(noBetter(struck(weak + 1), struck(weak))).toBe(true);
      }),
    );
  });

  test('get no milder with a worse save, an easier hit or without a helmet', () => {
    const need = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(need, need, anyTarget, (hit, save, target) => {
        const struck = (given: { hit: number; save: number | null; helmet: boolean }) =>
          outcomes(
            batch({
              attacks: [attacks(2, onRoll(given.hit), { saveNeed: given.save })],
              target: { ...target, helmet: given.helmet },
            }),
          );
        const good = struck({ hit, save, helmet: true });
        const worse = [
          struck({ hit, save: save === 6 ? null : save + 1, helmet: true }),
          struck({ hit: Math.max(2, hit - 1), save, helmet: true }),
          struck({ hit, save, helmet: false }),
        ];
        expect(worse.map((one) => noBetter(one, good))).toEqual([true, true, true]);
      }),
    );
  });
});

describe('an exchange of blows', () => {
  test('has outcomes that add up to exactly 1 for both', () => {
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        const { attacker, defender } = exchangeChances(exchange);
        expect([sum(attacker), sum(defender)]).toEqual(['1', '1']);
      }),
    );
  });

  test('is symmetric when both are equal and have the same Initiative', () => {
    fc.assert(
      fc.property(anyBatch, anyBatch, (one, disarmed) => {
        const both = { batch: one, disarmed };
        const { attacker, defender } = exchangeChances({
          attacker: both,
          defender: both,
          first: 'tie',
        });
        expect(attacker).toEqual(defender);
      }),
    );
  });

  test('favours the one who strikes first', () => {
    fc.assert(
      fc.property(anyExchange, (exchange) => {
        const early = exchangeChances({ ...exchange, first: 'attacker' });
        const late = exchangeChances({ ...exchange, first: 'defender' });
        // Losing a weapon can leave a better one in hand, so only plain criticals are compared.
        fc.pre(sameArmed(exchange));
        expect(
          noBetter(late.attacker, early.attacker) && noBetter(early.defender, late.defender),
        ).toBe(true);
      }),
    );
  });

  test('has no blow back from those on the ground', () => {
    const alone = exchangeChances({
      attacker: { batch: batch({}), disarmed: batch({}) },
      defender: null,
      first: 'attacker',
    });
    expect(alone.defender).toEqual(outcomes(batch({})));
    expect(alone.attacker.nothing).toEqual(ONE);
  });
});

function sameArmed({ attacker, defender }: Exchange): boolean {
  const sides = [attacker, ...(defender === null ? [] : [defender])];
  return sides.every(({ batch: { attacks: all } }) =>
    all
      .flatMap(({ blow, sixes }) => [blow, ...(sixes === null ? [] : [sixes])])
      .every(({ criticals }) => criticals.every(({ extra }) => extra !== 'weapon-lost')),
  );
}

describe('automatic hits, as in a fall', () => {
  test('D3 of them at Strength 3 on an ordinary man, calculated by hand', () => {
    // k wounds of n hits at 4+, and the worst of k dice: (1/2)^n·C(n,k) and faces 1–2, 3–4, 5–6.
    const fall: Blow = { ...BLOW, attack: 'fall', criticals: [] };
    const chances = harm(uniform([1, 2, 3]), fall, TARGET);
    expect(OUTCOMES.map((outcome) => fractionText(chances[outcome]))).toEqual([
      // 1/3·(1/2 + 1/4 + 1/8)
      '7/24',
      '0',
      // At most knocked down: 1/3·(2/3 + 4/9 + 8/27) less the above.
      '115/648',
      // At most stunned: 1/3·(5/6 + 25/36 + 125/216) less both.
      '151/648',
      '193/648',
    ]);
  });

  test('none of them hurt nobody', () => {
    expect(harm(uniform([0]), BLOW, TARGET).nothing).toEqual(ONE);
    expect(OPEN.parry).toBeNull();
  });
});
