import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import type { Pair } from '#roster/pairings.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import '#ui/chronicle/Chronicle.css';
import '#ui/kit/ListRow.css';
import './Campaign.css';

type LookOf = (id: Band['id']) => BandLook;

type NextMeetingProps = {
  readonly pair: Pair;
  readonly lookOf: LookOf;
  /** Null if there are no others. */
  readonly onChange: (() => void) | null;
};

/** Who meets whom next; a tap changes it. */
export function NextMeeting({ pair, lookOf, onChange }: NextMeetingProps) {
  const { t } = useTranslation('campaign');
  return (
    <section aria-labelledby="next">
      <SectionHeading id="next" title={t('next')} />
      {onChange === null ? (
        <div className={PAIR}>
          <PairFace pair={pair} lookOf={lookOf} />
        </div>
      ) : (
        <PairButton pair={pair} lookOf={lookOf} onPress={onChange}>
          <Icon name="edit" size={20} label={t('change')} />
        </PairButton>
      )}
    </section>
  );
}

type PairButtonProps = {
  readonly pair: Pair;
  readonly lookOf: LookOf;
  readonly onPress: () => void;
  readonly children?: ReactNode;
};

/** Two warbands, to be chosen or changed. */
export function PairButton({ pair, lookOf, onPress, children }: PairButtonProps) {
  return (
    <button type="button" className={PAIR} onClick={onPress}>
      <PairFace pair={pair} lookOf={lookOf} />
      {children}
    </button>
  );
}

const PAIR = 'line cluster box k-list-row campaign-pair';

/** Two warbands, and how often they have met. */
function PairFace({ pair, lookOf }: Pick<PairButtonProps, 'pair' | 'lookOf'>) {
  const { t } = useTranslation(['campaign', 'after-battle']);
  const [one, other] = pair.ids;
  return (
    <>
      <BandDisc look={lookOf(one)} />
      <Icon name="close-combat" size={28} />
      <BandDisc look={lookOf(other)} />
      <RowWords
        title={
          <>
            <span className="chronicle-score">{lookOf(one).name}</span> <br />
            <span className="chronicle-score">{lookOf(other).name}</span>
          </>
        }
        subtitle={
          pair.met === 0 ? t('first') : t('after-battle:chronicle.met', { count: pair.met })
        }
      />
    </>
  );
}
