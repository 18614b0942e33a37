import { useId } from 'react';
import type { SideSetup } from '#battle/events.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';

type OrderListProps = {
  /** In playing order. */
  readonly sides: readonly SideSetup[];
  readonly onFirst: (id: SideId) => void;
  readonly onEarlier: (id: SideId) => void;
};

/** The sides as they will play: a tap on a name lets it begin, an arrow moves it one place up. */
export function OrderList({ sides, onFirst, onEarlier }: OrderListProps) {
  const { t } = useTranslation('setup');
  const group = useId();
  return (
    <fieldset className="setup-order">
      <legend className="setup-order-hint">{t('first.hint')}</legend>
      <ol>
        {sides.map(({ id, name }, index) => (
          <li key={id}>
            <label className="setup-order-side">
              <input
                type="radio"
                name={group}
                value={id}
                checked={index === 0}
                onChange={() => onFirst(id)}
              />
              <span className="setup-order-place">{index + 1}</span>
              <span className="setup-order-name">{name}</span>
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
