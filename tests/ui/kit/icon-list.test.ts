import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IconSize } from '#ui/kit/Icon.tsx';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import list from '../../../scripts/icons.json' with { type: 'json' };
import { inProject } from '../../../scripts/paths.mjs';

it('has a shape for every icon of the list, and no other', () => {
  expect(Object.keys(iconShapes)).toEqual(Object.keys(list));
});

it('gives no name twice', () => {
  expect(Object.keys(iconGlyphs).filter((name) => name in iconShapes)).toEqual([]);
});

it('has a rule for every size, which grows with the text', () => {
  const sizes: Record<IconSize, true> = {
    13: true,
    14: true,
    16: true,
    18: true,
    20: true,
    21: true,
    22: true,
    24: true,
    25: true,
    26: true,
    28: true,
    30: true,
    32: true,
    44: true,
  };
  const rules = readFileSync(inProject('src/ui/kit/Icon.css'), 'utf8');
  const sides = [
    ...rules.matchAll(/\.k-icon-(\d+) \{\s*width: (\S+)rem;\s*height: (\S+)rem;\s*\}/g),
  ].map(([, ...side]) => side.map(Number));
  expect(sides).toEqual(Object.keys(sizes).map((size) => [+size, +size / 16, +size / 16]));
});
