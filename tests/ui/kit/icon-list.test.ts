import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IconSize } from '#ui/kit/Icon.tsx';
import { iconGlyphs } from '#ui/kit/icon-glyphs.ts';
import { iconShapes } from '#ui/kit/icon-shapes.ts';
import { inProject } from '../../../scripts/paths.mjs';
import list from '../../../tools/icons.json' with { type: 'json' };

it('has a shape for exactly the icons of the list', () => {
  expect(Object.keys(iconShapes)).toEqual(Object.keys(list));
});

it('has each shape on the sprite sheet once, on whole units of its grid', () => {
  const sheet = readFileSync(inProject('src/ui/kit/icon-shapes.svg'), 'utf8');
  const drawn = [...sheet.matchAll(/<symbol id="icon-([^"]+)".* d="([^"]+)"/g)];
  const shapes = new Set<string>(Object.values(iconShapes));
  expect(drawn.map(([, name]) => name)).toEqual([...shapes].toSorted());
  expect(drawn.filter(([, , path = '']) => !/^M[\da-z -]+$/i.test(path))).toEqual([]);
});

it('uses no name twice', () => {
  expect(Object.keys(iconGlyphs).filter((name) => name in iconShapes)).toEqual([]);
});

it('has a rule for every size, which scales with the text', () => {
  const sizes: Record<IconSize, true> = {
    14: true,
    16: true,
    18: true,
    20: true,
    22: true,
    24: true,
    26: true,
    28: true,
    32: true,
    44: true,
  };
  const rules = readFileSync(inProject('src/ui/kit/Icon.css'), 'utf8');
  const sides = [...rules.matchAll(/\.k-icon-(\d+) \{\s*width: (\S+)rem;\s*\}/g)];
  expect(sides.map(([, size, width]) => [Number(size), Number(width)])).toEqual(
    Object.keys(sizes).map((size) => [+size, +size / 16]),
  );
});
