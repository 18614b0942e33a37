import type { RatedEvening } from '#roster/campaign.ts';
import { ratingScale } from '#ui/chronicle/rating-plot.ts';
import type { Area, Point } from '#ui/painting/picture.ts';
import { spread } from './spread.ts';

interface Rated {
  readonly curve: readonly RatedEvening[];
}

/** The line of a warband. */
interface Line {
  readonly points: readonly Point[];
  /** The height of its last point. */
  readonly last: number;
  /** The height of its emblem: near that, and apart from the others. */
  readonly end: number;
}

/** The layout of the lines of a campaign, for the screen and for its picture. */
interface PlacedLines<Band> {
  readonly lines: readonly (Band & Line)[];
  /** How far to the right each evening is. */
  readonly evenings: readonly number[];
}

/**
 * @param area what the lines fill, in the caller's units
 * @param gap from one emblem to the next
 */
export function placedLines<Band extends Rated>(
  bands: readonly Band[],
  evenings: number,
  area: Area,
  gap: number,
): PlacedLines<Band> {
  const { left, right, top, bottom } = area;
  const x = (evening: number) => left + ((right - left) * evening) / Math.max(1, evenings);
  const y = ratingScale(
    bands.flatMap(({ curve }) => curve.map(({ rating }) => rating)),
    area,
  );
  const drawn = bands.map((band) => {
    const points = band.curve.map(({ evening, rating }) => ({ x: x(evening), y: y(rating) }));
    return { ...band, points, last: points.at(-1)?.y ?? top };
  });
  const ends = spread(
    drawn.map(({ last }) => last - top),
    gap,
    bottom - top,
  );
  return {
    lines: drawn.map((line, at) => ({ ...line, end: top + (ends[at] ?? 0) })),
    evenings: Array.from({ length: evenings }, (_, at) => x(at + 1)),
  };
}
