import { useState } from 'react';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band, Campaign } from '#roster/campaign.ts';
import { scoreOf } from '#roster/meetings.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import { MeetingsSheet } from './MeetingsSheet.tsx';
import '#ui/chronicle/Chronicle.css';
import './Campaign.css';

type ScoreTableProps = {
  readonly campaign: Campaign;
  readonly lookOf: (id: Band['id']) => BandLook;
};

/** Victories of each row against each column; a tap opens the battles of the two. */
export function ScoreTable({ campaign, lookOf }: ScoreTableProps) {
  const { t } = useTranslation('campaign');
  const [open, setOpen] = useState<readonly [Band, Band] | null>(null);
  const { bands, meetings, unlisted } = campaign;
  const apart =
    unlisted === 0 ? null : <p className="quiet">{t('unlisted', { count: unlisted })}</p>;
  if (meetings.length === 0) return apart;
  const differ = meetings.some(({ winners }) => winners.length > 1);
  return (
    <section aria-labelledby="scores">
      <SectionHeading id="scores" title={t('scores')} trailing={t('rows')} />
      <div className="stack">
        <div className="box campaign-scores">
          <table aria-labelledby="scores">
            <thead>
              <tr>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner */}
                <td />
                {bands.map(({ id }) => (
                  <th key={id} scope="col">
                    <BandDisc look={lookOf(id)} alone />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bands.map((own) => (
                <tr key={own.id}>
                  <th scope="row">
                    <BandDisc look={lookOf(own.id)} alone />
                  </th>
                  {bands.map((other) => (
                    <Score
                      key={other.id}
                      own={own}
                      other={other}
                      campaign={campaign}
                      lookOf={lookOf}
                      onOpen={() => setOpen([own, other])}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {differ ? <p className="quiet">{t('differing-note')}</p> : null}
        {apart}
      </div>
      {open === null ? null : (
        <MeetingsSheet
          between={open}
          meetings={campaign.meetings}
          lookOf={lookOf}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type ScoreProps = ScoreTableProps & {
  readonly own: Band;
  readonly other: Band;
  readonly onOpen: () => void;
};

/** Filled where row and column are the same, a dash where the two never met. */
function Score({ own, other, campaign: { meetings }, lookOf, onOpen }: ScoreProps) {
  const { t } = useTranslation('campaign');
  if (own === other) {
    return (
      <td className="campaign-self">
        <span className="visually-hidden">{t('self')}</span>
      </td>
    );
  }
  const { met, won, lost, differing } = scoreOf(meetings, own.id, other.id);
  if (met === 0) {
    return (
      <td className="quiet">
        <span className="visually-hidden">{t('never')}</span>
        <span aria-hidden="true">–</span>
      </td>
    );
  }
  const score = t('score', { won: number(won), lost: number(lost) });
  const names = { own: lookOf(own.id).name, other: lookOf(other.id).name };
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its button has one
    <td>
      <Button
        tone="ghost"
        block
        label={[
          t('score-of', { ...names, score }),
          ...(differing > 0 ? [`≠ ${t('differing', { count: differing })}`] : []),
        ].join(', ')}
        onPress={onOpen}
      >
        <span className="chronicle-score">{differing > 0 ? `${score} ≠` : score}</span>
      </Button>
    </td>
  );
}
