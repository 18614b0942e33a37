import { useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type LocalNetwork, localNetwork } from '#ui/effects/local-network.ts';

/** What to do about the permission for the local network; nothing if none is needed. */
export function NetworkHint() {
  const { t } = useTranslation('pass-battle');
  const [network, setNetwork] = useState<LocalNetwork>('unknown');
  useEffect(() => void localNetwork().then(setNetwork), []);
  if (network !== 'prompt' && network !== 'denied') return null;
  return <output className="quiet">{t(`phones.network.${network}`)}</output>;
}
