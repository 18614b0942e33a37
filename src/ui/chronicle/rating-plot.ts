import type { Area, Point } from '#ui/painting/picture.ts';

/** The layout of the curve of a rating, for the screen and for pictures. */
export interface RatingPlot {
  /** One for each rating, from the left; the first is before the first battle. */
  readonly points: readonly Point[];
  /** The least and the most of them; one where they are the same. */
  readonly rows: readonly { readonly rating: number; readonly y: number }[];
  /** Numbers of battles below their points; at most eight. */
  readonly battles: readonly { readonly battle: number; readonly x: number }[];
}

/** @param area what the curve fills, in the caller's units */
export function ratingPlot(ratings: readonly number[], area: Area): RatingPlot {
  const least = Math.min(...ratings);
  const most = Math.max(...ratings);
  const last = Math.max(1, ratings.length - 1);
  const x = (at: number) => area.left + ((area.right - area.left) * at) / last;
  const share = (rating: number) => (most === least ? 0.5 : (rating - least) / (most - least));
  const y = (rating: number) => area.bottom - (area.bottom - area.top) * share(rating);
  const every = Math.ceil(last / MOST_BATTLES);
  return {
    points: ratings.map((rating, at) => ({ x: x(at), y: y(rating) })),
    rows: [...new Set([least, most])].map((rating) => ({ rating, y: y(rating) })),
    battles: ratings.flatMap((_, at) =>
      at > 0 && at % every === 0 ? [{ battle: at, x: x(at) }] : [],
    ),
  };
}

const MOST_BATTLES = 8;
