import { describe, expect, test } from 'vitest';
import { betweenStrokes, MIDDLE, RIGHT } from '#ui/painting/sheet.ts';

describe('a word between strokes', () => {
  const STROKE = { gap: 20, length: 100, lift: 10 };
  /** The marks beside a word of this width, and where each begins and ends. */
  const strokes = (width: number) => {
    const at = { max: 40, min: 40, room: 2000, y: 100 };
    const [, ...beside] = betweenStrokes('Victoire', at, STROKE, () => width);
    return beside.map((mark) => {
      if (!('points' in mark)) throw new Error('no stroke');
      const across = mark.points.map(({ x }) => x);
      return [Math.min(...across), Math.max(...across)];
    });
  };
  /** The widest that leaves room for both strokes. */
  const WIDEST = 2 * (RIGHT - MIDDLE - STROKE.gap - STROKE.length);

  test('has one on each side, up to the margins', () => {
    expect(strokes(200)).toEqual([
      [MIDDLE - 220, MIDDLE - 120],
      [MIDDLE + 120, MIDDLE + 220],
    ]);
    expect(strokes(WIDEST)).toEqual([
      [MIDDLE * 2 - RIGHT, MIDDLE * 2 - RIGHT + STROKE.length],
      [RIGHT - STROKE.length, RIGHT],
    ]);
  });

  test('has none where they would run over the margins', () => {
    expect(strokes(WIDEST + 2)).toEqual([]);
    expect(strokes(WIDEST + 300)).toEqual([]);
  });
});
