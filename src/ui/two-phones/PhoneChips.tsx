import type { Seat } from '#battle/seats.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useSeat } from '#store/hooks/seat.ts';
import { useBattle } from '#store/hooks.ts';
import { emblemIcon } from '#ui/emblem.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { type OtherPhone, useOtherPhones } from './use-phones.ts';
import './PhoneChips.css';

/** The phones of a shared battle: this one, and whether the others are in reach. Nothing if it never was shared. */
export function PhoneChips() {
  const { t } = useTranslation('table');
  const seat = useSeat();
  const others = useOtherPhones();
  if (others.length === 0) return null;
  return (
    <div className="line cluster phones">
      <span className="line phone k-tone-leader">
        <SeatDisc seat={seat} tone="leader" />
        <b>{t('phone.you')}</b>
      </span>
      <ul className="cluster wraps" aria-label={t('phone.others')}>
        {others.map(({ actor, seat: theirs, name, count, state }) => (
          <li key={actor} className={`line fills k-tone-${TONES[state]}`} data-state={state}>
            <output className="line phone k-tone-stunned">
              <SeatDisc seat={theirs} tone="stunned" />
              <span className="cluster fills">
                <b>{name === '' ? t('phone.other', { count }) : name}</b>{' '}
                <span className="line hint">
                  <span className={`k-tone-${TONES[state]}`} aria-hidden="true">
                    {state === 'away' ? '○' : '●'}
                  </span>
                  {t(`phone.state.${state}`)}
                </span>
              </span>
            </output>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the link to a phone. */
const TONES = {
  on: 'standing',
  recent: 'knocked-down',
  relayed: 'neutral',
  away: 'neutral',
} as const satisfies Record<OtherPhone['state'], Tone>;

function SeatDisc({ seat, tone }: { readonly seat: Seat | null; readonly tone: Tone }) {
  const emblem = useBattle(({ battle }) => battle?.sides.find(({ id }) => id === seat)?.emblem);
  const other = seat === 'onlooker' ? 'eye' : seat === 'everybody' ? 'swap' : 'phone';
  return <StatusDisc icon={emblem === undefined ? other : emblemIcon(emblem)} tone={tone} />;
}
