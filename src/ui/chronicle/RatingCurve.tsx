import { useId } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Rated } from '#roster/chronicle.ts';
import { curveWords } from './curve-words.ts';
import { ratingPlot } from './rating-plot.ts';
import './Chronicle.css';

const WIDTH = 236;
const HEIGHT = 92;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const GROUND = HEIGHT - 2;
const AREA = { left: 8, right: WIDTH - 18, top: 12, bottom: GROUND - 14 } as const;

/** More points than these would hide the line. */
const MOST_POINTS = 16;

/** What the warband was worth, battle after battle, as a block print: filled points are victories. */
export function RatingCurve({ curve }: { readonly curve: readonly Rated[] }) {
  const { t } = useTranslation('after-battle');
  const hatch = useId();
  const ratings = curve.map(({ rating }) => rating);
  const { points } = ratingPlot(ratings, AREA);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const last = points.length - 1;
  const label = t('chronicle.curve-told', { ratings: curveWords(ratings) });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; there is no picture file
    <svg className="chronicle-curve" viewBox={VIEW_BOX} role="img" aria-label={label}>
      <pattern
        id={hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path d="M0 1h5" />
      </pattern>
      <polygon
        points={`${line} ${points[last]?.x ?? 0},${GROUND} ${AREA.left},${GROUND}`}
        fill={`url(#${hatch})`}
      />
      <path d={`M0 ${GROUND}H${WIDTH}`} strokeWidth="1.5" />
      <polyline points={line} />
      {points.map(({ x, y }, at) =>
        at === last || points.length <= MOST_POINTS ? (
          <circle
            key={x}
            className={`chronicle-point-${curve[at]?.result ?? 'start'}`}
            cx={x}
            cy={y}
            r={at === last ? 7 : at === 0 ? 3 : 5.5}
          />
        ) : null,
      )}
    </svg>
  );
}
