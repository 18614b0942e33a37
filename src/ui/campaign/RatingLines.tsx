import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band, Campaign } from '#roster/campaign.ts';
import { curveWords } from '#ui/chronicle/curve-words.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { warbandPath } from '#ui/paths.ts';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import { placedLines } from './placed-lines.ts';
import '#ui/chronicle/Chronicle.css';
import './Campaign.css';

/** Height of an emblem with its distance to the next, the least height of all lines, and what is below them, in rem. */
const EMBLEM = 3.25;
const LEAST = 12;
const FOOT = 0.75;

/** Where the last evening stands, of 100; beyond it each line leads to its emblem. */
const LAST = 92;

/** As wide as it says, however the drawing is stretched. */
const STROKE = { vectorEffect: 'non-scaling-stroke' } as const;

type RatingLinesProps = {
  readonly campaign: Campaign;
  readonly lookOf: (id: Band['id']) => BandLook;
};

/** What the warbands were worth, evening after evening: a line each, which ends at its emblem and present value. */
export function RatingLines({ campaign: { bands, evenings }, lookOf }: RatingLinesProps) {
  const { t } = useTranslation('campaign');
  const linkTo = useLinkTo();
  const rated = bands.flatMap(({ id, curve, rating }) =>
    rating === null ? [] : { id, curve, look: lookOf(id), now: number(rating) },
  );
  if (rated.length === 0) return null;
  const foot = Math.max(LEAST, rated.length * EMBLEM);
  const height = foot + FOOT;
  const area = { left: 0, right: LAST, top: EMBLEM / 2, bottom: foot - EMBLEM / 2 };
  const placed = placedLines(rated, evenings, area, EMBLEM);
  // A stroke at the foot for each evening.
  const ticks = placed.evenings.map((x) => `M${x} ${foot}v0.4`).join('');
  return (
    <section aria-labelledby="value">
      <SectionHeading id="value" title={t('value')} />
      <div className="box line campaign-lines" style={{ height: `${height}rem` }}>
        <svg
          className="fills"
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 ${foot}H${LAST}${ticks}`} {...STROKE} />
          {placed.lines.map(({ id, look, points, last, end }) => (
            <g key={id} className={`k-tone-${look.tone}`}>
              <polyline
                points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                strokeDasharray={look.dash.join(' ') || 'none'}
                strokeWidth="3"
                {...STROKE}
              />
              <path d={`M${LAST} ${last}L100 ${end}`} {...STROKE} />
            </g>
          ))}
        </svg>
        <ul>
          {placed.lines.map(({ id, curve, look, now, end }) => (
            <li key={id} style={{ top: `${end - EMBLEM / 2}rem` }}>
              <AppLink
                {...linkTo(warbandPath(id, '/chronicle'))}
                className="line"
                label={t('curve', {
                  name: look.name,
                  ratings: curveWords(curve.map(({ rating }) => rating)),
                })}
              >
                <BandDisc look={look} />
                <b className="chronicle-score">{now}</b>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
