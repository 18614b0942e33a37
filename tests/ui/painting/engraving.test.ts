import { describe, expect, test } from 'vitest';
import { engraved, type Tones } from '#ui/painting/engraving.ts';
import { stretched, tonesOf } from '#ui/painting/tones-of.ts';

const DISC = { x: 100, y: 100, radius: 50 } as const;

/** A picture as light as this from left to right. */
function shades(...row: readonly number[]): Tones {
  return { side: row.length, light: row.flatMap(() => row) };
}

/** Every point of a portrait. */
function pointsOf(tones: Tones) {
  return engraved(tones, DISC).flatMap((mark) => (mark.kind === 'shape' ? mark.points : []));
}

/** How much ink is at each place across the middle line. */
function thickness(tones: Tones): readonly number[] {
  const middle = engraved(tones, DISC)[Math.floor(tones.side / 2)];
  const points = middle?.kind === 'shape' ? middle.points : [];
  return points
    .slice(0, points.length / 2)
    .map(({ y }, at) => (points[points.length - 1 - at]?.y ?? 0) - y);
}

describe('a portrait', () => {
  test('is drawn within its disc', () => {
    const points = pointsOf(shades(...Array.from({ length: 21 }, () => 0)));
    expect(points.length).toBeGreaterThan(0);
    const away = points.map(({ x, y }) => Math.hypot(x - DISC.x, y - DISC.y));
    expect(Math.max(...away)).toBeLessThan(DISC.radius + 3);
  });

  test('is bare paper where it is light, solid where it is dark, and lines between', () => {
    const [, dark = 0, grey = 0, light = 0] = thickness(shades(0, 0.5, 1)).map((ink) =>
      Number(ink.toFixed(1)),
    );
    const line = (DISC.radius * 2) / 3;
    expect(light).toBe(0);
    expect(dark).toBeGreaterThanOrEqual(line);
    expect(grey).toBeGreaterThan(line / 4);
    expect(grey).toBeLessThan(line * 0.75);
  });

  test('has the whole range of tones, whatever the light, and is calm where there is but one', () => {
    expect(stretched([100, 110, 120])).toEqual([0, 0.5, 1]);
    expect(stretched([7, 7, 7])).toEqual([0, 0, 0]);
  });

  test('is not there where a photo can’t be read', async () => {
    expect(await tonesOf('data:image/webp;base64,UklGRg==')).toBeNull();
  });
});
