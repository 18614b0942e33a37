import { expect, it } from 'vitest';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import list from '../../../scripts/icons.json' with { type: 'json' };

it('has a shape for every icon of the list, and no other', () => {
  expect(Object.keys(iconShapes)).toEqual(Object.keys(list));
});

it('gives no name twice', () => {
  expect(Object.keys(iconGlyphs).filter((name) => name in iconShapes)).toEqual([]);
});
