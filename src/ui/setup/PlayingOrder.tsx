import { useId } from 'react';
import type { SideSetup } from '#battle/events.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { hasPlayer } from '#rules/kit/parties.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { SegmentedControl } from '#ui/kit/SegmentedControl.tsx';
import '#ui/kit/FramedList.css';
import './SetupForm.css';

type PlayingOrderProps = {
  /** In the order of the form. */
  readonly sides: readonly SideSetup[];
  /** In playing order. */
  readonly order: readonly SideId[];
  readonly onFirst: (id: SideId) => void;
  readonly onEarlier: (id: SideId) => void;
};

/** Who plays first, and with three or more sides, in which order; the app can pick the first at random. */
export function PlayingOrder({ sides, order, onFirst, onEarlier }: PlayingOrderProps) {
  const { t } = useTranslation('setup');
  const { die } = useStores();
  const [firstId] = order;
  if (firstId === undefined) return null;
  const draw = () => {
    const players = sides.filter(hasPlayer);
    const drawn = players[die(players.length) - 1];
    if (drawn !== undefined) onFirst(drawn.id);
  };
  return (
    <section className="air-4" aria-labelledby="setup-first">
      <SectionHeading id="setup-first" title={t('first.title')} />
      <div className="cluster setup-first">
        {sides.length > 2 ? (
          <OrderList
            sides={order.flatMap((id) => sides.filter((side) => side.id === id))}
            onFirst={onFirst}
            onEarlier={onEarlier}
          />
        ) : (
          <SegmentedControl
            hideLabel
            label={t('first.title')}
            value={firstId}
            options={sides.map((side) => ({ value: side.id, label: side.name }))}
            onChange={onFirst}
          />
        )}
        <Button icon="dice" onPress={draw}>
          {t('first.random')}
        </Button>
      </div>
    </section>
  );
}

type OrderListProps = {
  /** In playing order. */
  readonly sides: readonly SideSetup[];
  readonly onFirst: (id: SideId) => void;
  readonly onEarlier: (id: SideId) => void;
};

/** The sides in playing order: a tap on a name puts it first, an arrow moves it up by one. */
function OrderList({ sides, onFirst, onEarlier }: OrderListProps) {
  const { t } = useTranslation('setup');
  const group = useId();
  return (
    <fieldset className="setup-order">
      <legend className="hint air-below-1">{t('first.hint')}</legend>
      <ol className="box k-framed">
        {sides.map(({ id, name }, index) => (
          <li key={id} className="line">
            <label className="line fills gap-3 setup-order-side focus-around">
              <input
                className="covers"
                type="radio"
                name={group}
                value={id}
                checked={index === 0}
                onChange={() => onFirst(id)}
              />
              <span className="quiet setup-order-place">{index + 1}</span>
              <span className="breaks setup-order-name">{name}</span>
            </label>
            {index === 0 ? null : (
              <IconButton
                icon="up"
                label={t('first.earlier', { side: name })}
                onPress={() => onEarlier(id)}
              />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
