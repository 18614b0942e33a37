import { describe, expect, test } from 'vitest';
import {
  fitted,
  fittedAlike,
  heading,
  plain,
  shortened,
  twoLines,
  wrapped,
  writeFitted,
} from '#ui/painting/lettering.ts';
import type { Measure } from '#ui/painting/picture.ts';

// Words of a picture, in type whose letters are all as wide as half the size.

const measure: Measure = (text, { size }) => Array.from(text).length * size * 0.5;
const letters = (text: string) => text.length;

describe('the size of type', () => {
  test.each([
    ['is the largest that fits', 10, 100, 20],
    ['is the largest if it fills the room exactly', 10, 100, 20],
    ['is smaller for a longer text, rounded down', 13, 100, 15],
    ['is never below the smallest', 100, 100, 8],
  ])('%s', (_, length, room, size) => {
    expect(fitted((at) => length * at * 0.5, room, { max: 20, min: 8 })).toBe(size);
  });

  test('of several lines is that of the longest; of none the largest', () => {
    const alike = (...texts: readonly string[]) =>
      fittedAlike(texts, (text, size) => measure(text, plain(size)), 100, { max: 20, min: 8 });
    expect(alike('court', 'x'.repeat(13), 'x'.repeat(11))).toBe(15);
    expect(alike('court')).toBe(20);
    expect(alike()).toBe(20);
  });

  test('of a heading in one line fits its room', () => {
    const place = { x: 3, y: 4, align: 'center' } as const;
    const sizes = { max: 20, min: 8, room: 100 };
    expect(writeFitted('x'.repeat(13), sizes, '#123456', place, measure)).toEqual({
      kind: 'text',
      text: 'x'.repeat(13),
      font: heading(15),
      colour: '#123456',
      ...place,
    });
  });
});

test.each([
  ['Corbeaux', ['Corbeaux']],
  ['Les Corbeaux', ['Les', 'Corbeaux']],
  ['Les Corbeaux de Stirland', ['Les Corbeaux', 'de Stirland']],
  ['Compagnons de la Rue', ['Compagnons', 'de la Rue']],
])('the name %s in two lines is broken where they are about as long', (name, lines) => {
  expect(twoLines(name, letters)).toEqual(lines);
});

test.each([
  ['', 5, ['']],
  ['un deux trois', 13, ['un deux trois']],
  ['un deux trois', 12, ['un deux', 'trois']],
  ['un deux trois', 7, ['un deux', 'trois']],
  ['un deux trois', 6, ['un', 'deux', 'trois']],
  ['interminable mot', 4, ['interminable', 'mot']],
  ['Jean\u00A0Valjean là', 8, ['Jean\u00A0Valjean', 'là']],
])('%j in lines of %i letters', (text, room, lines) => {
  expect(wrapped(text, room, letters)).toEqual(lines);
});

test.each([
  ['Épée', 4, 'Épée'],
  ['Épée, Dague, Arc', 16, 'Épée, Dague, Arc'],
  ['Épée, Dague, Arc', 15, 'Épée, Dague…'],
  ['Épée, Dague, Arc', 12, 'Épée, Dague…'],
  ['Épée, Dague, Arc', 11, 'Épée, Dagu…'],
  ['A Interminable', 9, 'A Interm…'],
  ['AAA BBBBBB', 7, 'AAA BB…'],
  ['AAAA BBBBB', 8, 'AAAA…'],
  ['Interminable', 5, 'Inte…'],
  ['Interminable', 0, 'I…'],
  ['🗡🗡🗡🗡', 3, '🗡🗡…'],
])('%j in %i letters', (text, room, shown) => {
  expect(shortened(text, room * 10, plain(20), measure)).toBe(shown);
});
