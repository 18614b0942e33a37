import type { Area, Point } from '#ui/painting/picture.ts';

/** The layout of the curve of a rating, for the screen and for pictures. */
export interface RatingPlot {
  /** One for each rating, from the left; the first is before the first battle. */
  readonly points: readonly Point[];
  /** Their minimum and maximum; one row if both are equal. */
  readonly rows: readonly { readonly rating: number; readonly y: number }[];
  /** Numbers of battles below their points; at most eight. */
  readonly battles: readonly { readonly battle: number; readonly x: number }[];
}

/** @param area what the curve fills, in the caller's units */
export function ratingPlot(ratings: readonly number[], area: Area): RatingPlot {
  const last = Math.max(1, ratings.length - 1);
  const x = (at: number) => area.left + ((area.right - area.left) * at) / last;
  const y = ratingScale(ratings, area);
  const every = Math.ceil(last / MAX_BATTLES);
  return {
    points: ratings.map((rating, at) => ({ x: x(at), y: y(rating) })),
    rows: [...new Set([Math.min(...ratings), Math.max(...ratings)])].map((rating) => ({
      rating,
      y: y(rating),
    })),
    battles: ratings.flatMap((_, at) =>
      at > 0 && at % every === 0 ? [{ battle: at, x: x(at) }] : [],
    ),
  };
}

const MAX_BATTLES = 8;

/** The height of a rating, the least of all at the bottom and the greatest at the top. */
export function ratingScale(
  ratings: readonly number[],
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
): (rating: number) => number {
  const [min, max] = [Math.min(...ratings), Math.max(...ratings)];
  const share = (rating: number) => (max === min ? 0.5 : (rating - min) / (max - min));
  return (rating) => bottom - (bottom - top) * share(rating);
}
