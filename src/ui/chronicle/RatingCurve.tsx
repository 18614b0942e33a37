import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Card } from '#ui/kit/Card.tsx';
import { ratingPlot } from './rating-plot.ts';
import './RatingCurve.css';

const WIDTH = 320;
const HEIGHT = 130;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const AREA = { left: 34, right: WIDTH - 8, top: 12, bottom: HEIGHT - 28 } as const;

/** What the warband was worth, battle after battle. */
export function RatingCurve({ ratings }: { readonly ratings: readonly number[] }) {
  const { t } = useTranslation('after-battle');
  const { points, rows, battles } = ratingPlot(ratings, AREA);
  const label = t('chronicle.curve-told', { ratings: ratings.map(number).join(' → ') });
  return (
    <Card as="section" label={t('chronicle.curve')}>
      <h2 className="chronicle-curve-title">{t('chronicle.curve')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here; there is no picture file */}
      <svg className="chronicle-curve" viewBox={VIEW_BOX} role="img" aria-label={label}>
        {rows.map(({ rating, y }) => (
          <g key={rating}>
            <line className="chronicle-grid" x1={AREA.left} x2={AREA.right} y1={y} y2={y} />
            <text className="chronicle-axis" x={AREA.left - 8} y={y + 4} textAnchor="end">
              {number(rating)}
            </text>
          </g>
        ))}
        <polyline
          className="chronicle-line"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
        {points.map(({ x, y }) => (
          <circle key={x} className="chronicle-point" cx={x} cy={y} r={3.5} />
        ))}
        {battles.map(({ battle, x }) => (
          <text key={battle} className="chronicle-axis" x={x} y={HEIGHT - 6} textAnchor="middle">
            {battle}
          </text>
        ))}
      </svg>
    </Card>
  );
}
