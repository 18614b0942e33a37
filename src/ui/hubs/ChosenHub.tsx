import { useTranslation } from '#i18n/use-translation.ts';
import type { HubAddress } from '#sync/hub-address.ts';
import { Fold } from '#ui/kit/Fold.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { ListRow } from '#ui/kit/ListRow.tsx';
import { TypedHub } from './TypedHub.tsx';
import { useHubs } from './use-hubs.ts';
import '#ui/pass-battle/PassBattle.css';

type ChosenHubProps = { readonly onChosen: (hub: HubAddress) => void };

/** The known hubs, and a field for another one. */
export function ChosenHub({ onChosen }: ChosenHubProps) {
  const { t } = useTranslation('pass-battle');
  const hubs = useHubs();
  if (hubs === null) return null;
  return (
    <>
      <p className="quiet">{t('hub.what')}</p>
      {hubs.all.length === 0 ? (
        <TypedHub onFound={onChosen} />
      ) : (
        <>
          <ul className="stack">
            {hubs.all.map((hub) => (
              <li key={hub}>
                <ListRow
                  lead={<Icon name="globe" />}
                  title={<span className="breaks hub-name">{hub}</span>}
                  subtitle={hub === hubs.own ? t('hub.own') : t('hub.known')}
                  onPress={() => onChosen(hub)}
                />
              </li>
            ))}
          </ul>
          <Fold title={t('hub.another')}>
            <TypedHub onFound={onChosen} />
          </Fold>
        </>
      )}
    </>
  );
}
