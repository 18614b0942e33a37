import { expect, test } from 'vitest';
import type { Frame } from '#ui/effects/gray.ts';
import { frameReader } from '#ui/effects/read-frame.ts';
import { frameOf } from '../../support/frame.ts';

/** What the reader yields for a picture. */
function looksAt(frame: Frame): readonly (string | null)[] {
  return [...frameReader()(frame)];
}

test('a clear code is read at the first look', () => {
  expect(looksAt(frameOf('Otto'))).toEqual(['Otto']);
});

test('a code beside the square that the player sees is not read', () => {
  const beside = { width: 720, height: 240, left: 20 };
  expect(looksAt(frameOf('Otto', { ...beside, left: 302 }))).toEqual(['Otto']);
  expect(looksAt(frameOf('Otto', beside))).toEqual([null, null]);
});

test('a picture with nothing like a code is looked at twice only', () => {
  const data = new Uint8ClampedArray(4 * 300 * 300).fill(200);
  expect(looksAt({ width: 300, height: 300, data })).toEqual([null, null]);
});
