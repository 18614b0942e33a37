import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type Seat, useSeat } from '#store/hooks/seat.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { sideTone } from '#ui/side-colours.ts';

type SeatChoicesProps = {
  /** Called after a choice. */
  readonly onChosen?: () => void;
};

/** The choices whose phone this is: a side’s, everybody’s, or an onlooker’s. */
export function SeatChoices({ onChosen }: SeatChoicesProps) {
  const { t } = useTranslation('table');
  const session = useBattleSession();
  const seat = useSeat();
  const sides = useBattle(({ battle }) => battle?.sides) ?? [];
  const choice = (one: Seat, lead: ReactNode, title: string, subtitle?: string) => (
    <li key={one}>
      <ListRow
        lead={lead}
        title={title}
        subtitle={subtitle}
        trailing={one === seat ? <Icon name="tick" size={20} label={t('seat.chosen')} /> : null}
        onPress={() => {
          session.sit(one);
          onChosen?.();
        }}
      />
    </li>
  );
  return (
    <ul className="stack">
      {sides.map(({ id, name, emblem }) =>
        choice(id, <EmblemDisc emblem={emblem} tone={sideTone(sides, id)} />, name),
      )}
      {choice(
        'everybody',
        <StatusDisc icon="swap" tone="neutral" />,
        t(sides.length > 2 ? 'seat.all' : 'seat.both'),
      )}
      {choice(
        'onlooker',
        <StatusDisc icon="eye" tone="neutral" />,
        t('seat.onlooker'),
        t('seat.onlooker-hint'),
      )}
    </ul>
  );
}
