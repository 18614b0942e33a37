import { type ReactNode, useState } from 'react';
import type { Seat } from '#battle/seats.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useOtherSeats, useSeat } from '#store/hooks/seat.ts';
import { useBattle, useBattleSession, useSettings } from '#store/hooks.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { RowWords } from '#ui/kit/RowWords.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { sideTone } from '#ui/side-colours.ts';

type SeatChoicesProps = {
  /** Called after a choice. */
  readonly onChosen?: () => void;
};

/**
 * The player’s name, and the choices whose phone this is: a side’s, everybody’s, or an onlooker’s. A side that another
 * phone has is that one’s, unless it is taken on purpose.
 */
export function SeatChoices({ onChosen }: SeatChoicesProps) {
  const { t } = useTranslation('table');
  const session = useBattleSession();
  const seat = useSeat();
  const taken = useOtherSeats();
  const sides = useBattle(({ battle }) => battle?.sides) ?? [];
  const known = useSettings(({ playerName }) => playerName);
  const change = useSettings((state) => state.change);
  const [name, setName] = useState(known);
  const choose = (one: Seat) => {
    const said = normalizedLine(name, LIMITS.label);
    if (said !== known) change('playerName', said);
    session.sit(one, said);
    onChosen?.();
  };
  const choice = (one: Seat, lead: ReactNode, title: string, subtitle?: string) => (
    <li key={one}>
      <ListRow
        lead={lead}
        title={title}
        subtitle={subtitle}
        trailing={one === seat ? <Icon name="tick" size={20} label={t('seat.chosen')} /> : null}
        onPress={() => choose(one)}
      />
    </li>
  );
  return (
    <div className="stack-wide">
      <TextField
        label={t('seat.name')}
        value={name}
        onChange={setName}
        maxLength={LIMITS.label}
        autoComplete="nickname"
      />
      <ul className="stack">
        {sides.filter(hasPlayer).map(({ id, name: side, emblem }) => {
          const lead = <EmblemDisc emblem={emblem} tone={sideTone(sides, id)} />;
          const by = taken.find((one) => one.seat === id);
          if (by === undefined) return choice(id, lead, side);
          return (
            <li key={id} className="cluster box k-list-row">
              {lead}
              <RowWords
                title={side}
                subtitle={by.name === '' ? t('phone.other', { count: 1 }) : by.name}
              />
              <Button label={t('seat.take-of', { side })} onPress={() => choose(id)}>
                {t('seat.take')}
              </Button>
            </li>
          );
        })}
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
    </div>
  );
}
