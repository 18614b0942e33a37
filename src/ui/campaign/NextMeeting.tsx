import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import type { Pair, Pairings } from '#roster/pairings.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { RadioTile } from '#ui/kit/RadioTile.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { BandDisc } from './BandDisc.tsx';
import type { BandLook } from './band-looks.ts';
import '#ui/chronicle/Chronicle.css';
import './Campaign.css';

type NextMeetingProps = {
  readonly evening: Pairings;
  readonly chosen: Pair;
  readonly lookOf: (id: Band['id']) => BandLook;
  readonly onChoose: (pair: Pair) => void;
};

/** Who meets whom next, the pair that met least first; a tap chooses another. */
export function NextMeeting({ evening, chosen, lookOf, onChoose }: NextMeetingProps) {
  const { t } = useTranslation(['campaign', 'after-battle']);
  const { pairs, rests } = evening;
  return (
    <section aria-labelledby="next">
      <SectionHeading id="next" title={t('next')} />
      <div className="stack" role="radiogroup" aria-labelledby="next">
        {pairs.map((pair) => {
          const [one, other] = pair.ids;
          return (
            <RadioTile
              key={one}
              group="next"
              value={one}
              checked={pair === chosen}
              onChange={() => onChoose(pair)}
              className="cluster campaign-pair"
            >
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
            </RadioTile>
          );
        })}
        {rests === null ? null : (
          <p className="quiet">{t('rests', { name: lookOf(rests).name })}</p>
        )}
      </div>
    </section>
  );
}
