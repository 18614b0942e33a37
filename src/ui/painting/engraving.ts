import type { Mark, Point } from './picture.ts';
import { type Disc, INKS } from './woodcut.ts';

/** How light a picture is: a square of values from 0 (black) to 1 (white), row by row. */
export interface Tones {
  /** How many there are in a row. */
  readonly side: number;
  readonly light: readonly number[];
}

/** A round picture as it is cut in wood: a line of ink for each row of tones, thicker where it is darker. */
export function engraved({ side, light }: Tones, { x, y, radius }: Disc): readonly Mark[] {
  const step = (radius * 2) / side;
  return Array.from({ length: side }, (_, row): Mark => {
    const middle = (row + 0.5) * step - radius;
    const reach = Math.sqrt(radius ** 2 - middle ** 2);
    const thick = (across: number) => {
      const column = Math.min(Math.floor((across + radius) / step), side - 1);
      return cut(1 - (light[row * side + column] ?? 1)) * step * 0.5;
    };
    const inner = Array.from({ length: side }, (__, column) => (column + 0.5) * step - radius);
    const places = [-reach, ...inner.filter((across) => Math.abs(across) < reach), reach];
    const edge = (sign: number): readonly Point[] =>
      places.map((across) => ({ x: x + across, y: y + middle + sign * thick(across) }));
    return { kind: 'shape', colour: INKS.ink, points: [...edge(-1), ...edge(1).toReversed()] };
  });
}

/** Light stays bare paper and dark becomes solid, as a knife does it. */
function cut(dark: number): number {
  const steep = Math.min(Math.max((dark - 0.18) / 0.64, 0), 1);
  // Neighbouring lines of solid ink overlap a little, so that no paper shines through.
  return steep * 1.04;
}
