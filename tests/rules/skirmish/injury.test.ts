import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diceDue, injurySetup } from '#rules/kit/injury.ts';
import { worseSeverity } from '#rules/skirmish/duel/severity.ts';
import { diceForWounds, type InjuryFacts, injuryOf, worstInjury } from '#rules/skirmish/injury.ts';
import { INJURIES } from '#rules/skirmish/statuses.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

const PLAIN: InjuryFacts = {
  modifier: 0,
  concussion: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
};

const anyFacts: fc.Arbitrary<InjuryFacts> = fc.record({
  modifier: fc.integer({ min: -1, max: 3 }),
  concussion: fc.boolean(),
  hardToKill: fc.boolean(),
  hardHead: fc.boolean(),
  noPain: fc.boolean(),
  jumpUp: fc.boolean(),
});

/** One letter for each roll from 1 to 6: n nothing, k knocked down, s stunned, o out. */
const LETTERS = {
  'no-effect': 'n',
  'knocked-down': 'k',
  stunned: 's',
  'out-of-action': 'o',
} as const;

describe('the injury roll', () => {
  test.each([
    ['plain', {}, 'kkssoo'],
    ['+1', { modifier: 1 }, 'kssooo'],
    ['+2', { modifier: 2 }, 'ssoooo'],
    ['a club', { concussion: true }, 'ksssoo'],
    ['a Dwarf', { hardToKill: true }, 'kkssso'],
    ['a Dwarf struck by a club', { hardToKill: true, hardHead: true, concussion: true }, 'kkssso'],
    ['a tough man struck by a club', { hardToKill: true, concussion: true }, 'ksssso'],
    ['someone who feels no pain', { noPain: true }, 'kkkkoo'],
    ['someone who jumps up', { jumpUp: true }, 'nnssoo'],
    ['no pain, and jumps up', { noPain: true, jumpUp: true }, 'nnkkoo'],
  ] as const)('%s: %j gives %s', (_, facts, letters) => {
    expect(row({ ...PLAIN, ...facts })).toBe(letters);
  });

  test('a helmet turns stunned into knocked down, and changes nothing else', () => {
    expect(row(PLAIN, 'withHelmet')).toBe('kkkkoo');
  });

  test('jumping up does not help after the helmet', () => {
    expect(row({ ...PLAIN, jumpUp: true }, 'withHelmet')).toBe('nnkkoo');
  });

  test('the helmet is asked about only when it can prevent a stun', () => {
    expect(injuryOf(3, PLAIN)).toEqual({
      result: 'stunned',
      helmetOn: 4,
      withHelmet: 'knocked-down',
    });
    expect(injuryOf(2, PLAIN).helmetOn).toBe(null);
    expect(injuryOf(3, { ...PLAIN, noPain: true }).helmetOn).toBe(null);
  });

  test('a higher roll is never milder', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 5 }), (facts, roll) => {
        const rank = (die: number) => INJURIES.indexOf(injuryOf(die, facts).result);
        expect(rank(roll + 1)).toBeGreaterThanOrEqual(rank(roll));
      }),
    );
  });

  test('a helmet never makes it worse', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 6 }), (facts, roll) => {
        const { result, withHelmet } = injuryOf(roll, facts);
        expect(INJURIES.indexOf(withHelmet)).toBeLessThanOrEqual(INJURIES.indexOf(result));
      }),
    );
  });
});

describe('several injuries at once', () => {
  test('the worst one counts', () => {
    expect(worstInjury(['knocked-down', 'stunned', 'knocked-down'])).toBe('stunned');
    expect(worstInjury(['out-of-action', 'no-effect'])).toBe('out-of-action');
    expect(worstInjury([])).toBe('no-effect');
  });

  test('it is one of them, and none is worse', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INJURIES), { minLength: 1 }), (injuries) => {
        const worst = worstInjury(injuries);
        expect(injuries).toContain(worst);
        const rank = INJURIES.indexOf(worst);
        expect(injuries.every((injury) => INJURIES.indexOf(injury) <= rank)).toBe(true);
      }),
    );
  });

  test.each([
    [1, 1, 1],
    [2, 1, 0],
    [2, 2, 1],
    [2, 3, 2],
    [0, 2, 2],
    [3, 1, 0],
    [1, 0, 0],
  ])('with %i wounds left, %i more take %i dice', (left, wounds, dice) => {
    expect(diceForWounds(left, wounds)).toBe(dice);
  });

  test('wounds taken one by one take as many dice as at once', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(6), (left, wounds) => {
        let dice = 0;
        for (let taken = 0; taken < wounds; taken++)
          dice += diceForWounds(Math.max(0, left - taken), 1);
        expect(dice).toBe(diceForWounds(left, wounds));
      }),
    );
  });
});

function row(facts: InjuryFacts, worn: 'result' | 'withHelmet' = 'result'): string {
  return [1, 2, 3, 4, 5, 6].map((roll) => LETTERS[injuryOf(roll, facts)[worn]]).join('');
}

test('of equal ones, the one that no helmet can soften counts, whichever was rolled first', () => {
  expect(worseSeverity('helmeted', 'stunned')).toBe('stunned');
  expect(worseSeverity('stunned', 'helmeted')).toBe('stunned');
  expect(worseSeverity('helmeted', 'helmeted')).toBe('helmeted');
});

/** @rule INJURY */
describe.each(SKIRMISH_GAMES)('the roll of a fighter in %s', (_id, system) => {
  test('is refused while none is due', () => {
    const { state } = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 1) },
      { name: 'Skavens', fighters: crowd('Rat', 1) },
    ]);
    expect(system.injury?.sheet(state, injurySetup('f-Lame1')).refusal).not.toBeNull();
    expect(diceDue(system, state, 'f-Lame1')).toBe(0);
  });
});
