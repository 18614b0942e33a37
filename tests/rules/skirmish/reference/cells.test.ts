import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, ONE, ZERO } from '#rules/dice/fraction.ts';
import {
  between,
  exactly,
  numbersFrom,
  percent,
  reference,
  stretches,
} from '#rules/kit/reference.ts';
import { signed } from '#rules/kit/signed.ts';

describe('numbers in the tables of the reference', () => {
  test('a bonus has its sign, zero has none', () => {
    expect([1, 0, -2].map(signed)).toEqual(['+1', '0', '−2']);
  });

  test('a range of one is a single number', () => {
    expect(between([3, 4])).toBe('3–4');
    expect(between([5, 5])).toBe(5);
  });

  test.each([
    [ZERO, 0],
    [fraction(1, 1000), 1],
    [fraction(1, 36), 3],
    [fraction(13, 18), 72],
    [fraction(35, 36), 97],
    [fraction(999, 1000), 99],
    [ONE, 100],
  ])('a possible result is never 0 %%, an uncertain one never 100 %%', (chance, shown) => {
    expect(percent(chance)).toBe(`${shown}%`);
  });

  test('an exact chance is in lowest terms', () => {
    expect(exactly(fraction(26, 36)).params).toEqual({ chance: '13/18' });
  });
});

describe('ranges of a table', () => {
  test('join numbers with the same answer', () => {
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

test('cells are formatted as if typed by hand', () => {
  const cells = [3, '4+', '+1', '−2', '0', '1–4', '12″', '33%', '–', 'striker.charged'];
  const [page] = reference([
    {
      section: 'rout',
      id: 'a',
      tables: [{ id: 't', columns: ['head.d6'], rows: [[1, ...cells]] }],
    },
  ]);
  expect(page?.tables[0]?.rows[0]?.cells).toEqual([
    { code: 'value.number', params: { value: 3 } },
    { code: 'value.or-more', params: { value: 4 } },
    { code: 'value.number', params: { value: '+1' } },
    { code: 'value.number', params: { value: '−2' } },
    { code: 'value.number', params: { value: '0' } },
    { code: 'value.between', params: { from: 1, to: 4 } },
    { code: 'value.inches', params: { value: 12 } },
    { code: 'value.percent', params: { value: 33 } },
    { code: 'value.none', params: {} },
    { code: 'striker.charged', params: {} },
  ]);
});

test('pages that refer to each other are linked once in each direction', () => {
  const pages = reference([
    { section: 'rout', id: 'a', related: ['b'] },
    { section: 'rout', id: 'b', related: ['a'] },
    { section: 'rout', id: 'c', related: ['a'] },
  ]);
  expect(pages.map(({ related }) => related)).toEqual([['b', 'c'], ['a'], ['a']]);
});
