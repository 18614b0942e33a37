import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useOwnPacks } from '#store/hooks/own-packs.ts';
import { useStores } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { packPath } from '#ui/paths.ts';
import { NewPack } from './NewPack.tsx';

type ChangeTypeProps = {
  readonly systemId: string;
  /** '' for a free-form warband. */
  readonly type: string;
};

/** The way from a warband to its type: to that itself if it is the players’ own, else to a copy. */
export function ChangeType({ systemId, type }: ChangeTypeProps) {
  const { t } = useTranslation('own-packs');
  const { systems } = useStores();
  const linkTo = useLinkTo();
  const [copying, setCopying] = useState(false);
  const own = useOwnPacks(systemId).some(({ id }) => id === type);
  if (type === '' || !systems.hasPacks(systemId)) return null;
  if (own)
    return (
      <LinkButton {...linkTo(packPath(systemId, type))} icon="edit">
        {t('change')}
      </LinkButton>
    );
  return (
    <>
      <Button icon="copy" onPress={() => setCopying(true)}>
        {t('copy-type')}
      </Button>
      {copying ? (
        <NewPack systemId={systemId} from={type} onClose={() => setCopying(false)} />
      ) : null}
    </>
  );
}
