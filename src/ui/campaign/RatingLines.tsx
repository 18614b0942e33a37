import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band, Campaign } from '#roster/campaign.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { AppLink } from '#ui/kit/AppLink.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { warbandPath } from '#ui/paths.ts';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import { spread } from './spread.ts';
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
  const rated = bands.flatMap((band) =>
    band.rating === null ? [] : { band, points: band.curve, now: band.rating },
  );
  if (rated.length === 0) return null;
  const foot = Math.max(LEAST, rated.length * EMBLEM);
  const height = foot + FOOT;
  const all = rated.flatMap(({ points }) => points.map(({ rating }) => rating));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (evening: number) => (LAST * evening) / Math.max(1, evenings);
  const y = (rating: number) => {
    const share = most === least ? 0.5 : (most - rating) / (most - least);
    return EMBLEM / 2 + (foot - EMBLEM) * share;
  };
  const ends = spread(
    rated.map(({ now }) => y(now)),
    EMBLEM,
    foot - EMBLEM / 2,
  );
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
          <path d={`M0 ${foot}H${LAST}${ticks(evenings, x, foot)}`} {...STROKE} />
          {rated.map(({ band, points, now }, at) => (
            <g key={band.id} className={`k-tone-${lookOf(band.id).tone}`}>
              <polyline
                points={points.map(({ evening, rating }) => `${x(evening)},${y(rating)}`).join(' ')}
                strokeDasharray={lookOf(band.id).dash}
                strokeWidth="3"
                {...STROKE}
              />
              <path d={`M${LAST} ${y(now)}L100 ${ends[at] ?? 0}`} {...STROKE} />
            </g>
          ))}
        </svg>
        <ul>
          {rated.map(({ band, points, now }, at) => (
            <li key={band.id} style={{ top: `${(ends[at] ?? 0) - EMBLEM / 2}rem` }}>
              <AppLink
                {...linkTo(warbandPath(band.id, '/chronicle'))}
                className="line"
                label={t('curve', {
                  name: lookOf(band.id).name,
                  ratings: points.map(({ rating }) => number(rating)).join(' → '),
                })}
              >
                <BandDisc look={lookOf(band.id)} />
                <b className="chronicle-score">{number(now)}</b>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A stroke at the foot for each evening. */
function ticks(evenings: number, x: (evening: number) => number, foot: number): string {
  return Array.from({ length: evenings }, (_, at) => `M${x(at + 1)} ${foot}v0.4`).join('');
}
