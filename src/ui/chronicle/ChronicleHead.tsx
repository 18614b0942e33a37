import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Chronicle } from '#roster/chronicle.ts';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { RatingCurve } from './RatingCurve.tsx';
import { RESULTS } from './result-looks.ts';
import './Chronicle.css';

type ChronicleHeadProps = {
  readonly warband: Warband;
  readonly system: RuleSystem;
  readonly chronicle: Chronicle;
};

/** What the warband is worth and has been, and how its battles ended. */
export function ChronicleHead({ warband, system, chronicle }: ChronicleHeadProps) {
  const { t } = useTranslation('after-battle');
  const { curve, totals, lines } = chronicle;
  const rating = warbandRating(warband, system);
  const [start] = curve;
  if (rating === null && lines.length === 0) return null;
  const counts = (['won', 'lost', 'drawn'] as const).filter((kind) => totals[kind] > 0);
  // The first battle has no curve: what it brought stands in its place.
  const drawn = lines.length > 1 && curve.length > 2;
  const beside = rating !== null && !drawn;
  const results =
    counts.length === 0 ? null : (
      <ul className={beside ? 'stack' : 'quiet cluster chronicle-counts'}>
        {counts.map((kind) => (
          <li key={kind} className={`line chronicle-${kind}`}>
            <Icon name={RESULTS[kind]} size={beside ? 44 : 24} />
            <b>{number(totals[kind])}</b> {t(`chronicle.total.${kind}`, { count: totals[kind] })}
          </li>
        ))}
      </ul>
    );
  return (
    <Card>
      {rating === null ? null : (
        <div
          className={beside ? 'line cluster apart chronicle-worth' : 'line apart chronicle-worth'}
        >
          <p className="quiet chronicle-now">
            <b>{number(rating)}</b> {t('chronicle.value')}
            {start === undefined ? null : (
              <span>{t('chronicle.at-start', { rating: number(start.rating) })}</span>
            )}
          </p>
          {drawn ? <RatingCurve curve={curve} /> : results}
        </div>
      )}
      {beside ? null : results}
    </Card>
  );
}
