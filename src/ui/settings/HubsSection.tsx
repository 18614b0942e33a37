import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores } from '#store/hooks.ts';
import type { HubAddress } from '#sync/hub-address.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card, CardLine } from '#ui/kit/Card.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';

/** The hubs where this phone has been, each to be forgotten; nothing where there are none. */
export function HubsSection() {
  const { t } = useTranslation('settings');
  const { hubs, forget } = useKnownHubs();
  /** The one that is about to be forgotten. */
  const [asked, setAsked] = useState<HubAddress | null>(null);
  const [failed, setFailed] = useState(false);
  if (hubs.length === 0) return null;
  const close = () => {
    setAsked(null);
    setFailed(false);
  };
  return (
    <section className="air-4" aria-labelledby="settings-hubs">
      <SectionHeading id="settings-hubs" title={t('hubs.title')} />
      <Card>
        <p className="hint air-1">{t('hubs.hint')}</p>
        <ul className="stack">
          {hubs.map((hub) => (
            <li key={hub}>
              <CardLine
                icon="globe"
                action={
                  <Button label={t('hubs.forget-one', { hub })} onPress={() => setAsked(hub)}>
                    {t('hubs.forget')}
                  </Button>
                }
              >
                <span className="breaks hub-name">{hub}</span>
              </CardLine>
            </li>
          ))}
        </ul>
      </Card>
      <Sheet
        open={asked !== null}
        onClose={close}
        closeLabel={t('hubs.close')}
        title={t('hubs.ask', { hub: asked ?? '' })}
        subtitle={t('hubs.text')}
      >
        <div className="stack">
          {failed ? <p role="alert">{t('hubs.failed')}</p> : null}
          <div className="row">
            <Button size="large" onPress={close}>
              {t('hubs.keep')}
            </Button>
            <Button
              size="large"
              icon="trash"
              onPress={() => {
                if (asked !== null) forget(asked).then(close, () => setFailed(true));
              }}
            >
              {t('hubs.forget')}
            </Button>
          </div>
        </div>
      </Sheet>
    </section>
  );
}

function useKnownHubs() {
  const { battles } = useStores();
  const [hubs, setHubs] = useState<readonly HubAddress[]>([]);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await (await rooms()).knownHubs(battles);
      if (!left) setHubs(found);
    };
    // What can't be read can't be forgotten either.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [battles]);
  return {
    hubs,
    /** Rejects when the disk refuses. */
    forget: async (hub: HubAddress) => {
      const { forgetHub, knownHubs } = await rooms();
      await forgetHub(hub, battles);
      setHubs(await knownHubs(battles));
    },
  };
}

const rooms = () => import('#sync/rooms.ts');
