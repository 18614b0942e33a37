import { expect, test } from 'vitest';
import { toneOf } from '#ui/resolver/StepDice.tsx';

test('a die has the colour of its result if that is known, otherwise of success or failure', () => {
  const said = { code: 'status.stunned.word', params: {} };
  const faces = [1, 2, 3, 4, 5, 6].map(() => ({ tone: 'stunned', said }) as const);
  expect(toneOf(6, { need: 4, faces })).toBe('stunned');
  expect(toneOf(4, { need: 4, faces: null })).not.toBe(toneOf(3, { need: 4, faces: null }));
  expect(toneOf(4, { need: null, faces: null })).toBe('leader');
});
