import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, ONE, ZERO } from '#rules/dice/fraction.ts';
import {
  between,
  entry,
  exactly,
  linked,
  numbersFrom,
  percent,
  signedText,
  stretches,
} from '#rules/kit/reference.ts';

describe('numbers in the tables of the reference', () => {
  test('a bonus has its sign, nothing has none', () => {
    expect([1, 0, -2].map(signedText)).toEqual(['+1', '0', '−2']);
  });

  test('a stretch of one is one number', () => {
    expect(between([3, 4]).params).toEqual({ from: 3, to: 4 });
    expect(between([5, 5]).params).toEqual({ value: 5 });
  });

  test.each([
    [ZERO, 0],
    [fraction(1, 1000), 1],
    [fraction(1, 36), 3],
    [fraction(13, 18), 72],
    [fraction(35, 36), 97],
    [fraction(999, 1000), 99],
    [ONE, 100],
  ])('what can happen is never 0 %%, what can fail never 100 %%', (chance, shown) => {
    expect(percent(chance).params).toEqual({ value: shown });
  });

  test('an exact chance is in lowest terms', () => {
    expect(exactly(fraction(26, 36)).params).toEqual({ chance: '13/18' });
  });
});

describe('stretches of a table', () => {
  test('put together what has the same answer', () => {
    expect(stretches(numbersFrom(1, 6), (roll) => (roll <= 2 ? 'low' : 'high'))).toEqual([
      { ends: [1, 2], answer: 'low' },
      { ends: [3, 6], answer: 'high' },
    ]);
    expect(stretches([], String)).toEqual([]);
  });

  test('leave out no number and never change the order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 20 }), (answers) => {
        const numbers = answers.map((_, index) => index);
        const found = stretches(numbers, (index) => answers[index]);
        const back = found.flatMap(({ ends: [from, to], answer }) =>
          numbersFrom(from, to).map(() => answer),
        );
        expect(back).toEqual(answers);
      }),
    );
  });
});

test('pages that name each other are linked in both directions, once', () => {
  const pages = linked([
    entry('rout', 'a', { related: ['b'] }),
    entry('rout', 'b', { related: ['a'] }),
    entry('rout', 'c', { related: ['a'] }),
  ]);
  expect(pages.map(({ related }) => related)).toEqual([['b', 'c'], ['a'], ['a']]);
});
