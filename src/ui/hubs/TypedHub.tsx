import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { type HubAddress, readHubAddress } from '#sync/hub-address.ts';
import type { HubTrouble } from '#sync/links.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/TextField.tsx';

type TypedHubProps = { readonly onFound: (hub: HubAddress) => void };

/** A field for the address of a hub, which is checked. The text stays in the field in any case. */
export function TypedHub({ onFound }: TypedHubProps) {
  const { t } = useTranslation(['pass-battle', 'table']);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<HubTrouble | 'no-address' | 'not-here' | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    const hub = readHubAddress(text);
    if (hub === null) return setWrong('no-address');
    setWrong(null);
    setAsking(true);
    const why = await asked(hub);
    setAsking(false);
    if (why === null) return onFound(hub);
    return setWrong(why);
  };
  const said = () => {
    if (wrong === null) return undefined;
    if (wrong === 'no-address') return t('pass-battle:hub.trouble.no-address');
    if (wrong === 'not-here') return t('pass-battle:phones.trouble.not-here');
    return t(`table:hub.trouble.${wrong}`);
  };
  return (
    <div className="stack">
      <TextField
        label={t('pass-battle:hub.address')}
        value={text}
        onChange={setText}
        hint={t('pass-battle:hub.example')}
        error={said()}
        maxLength={300}
        inputMode="url"
      />
      <Button block icon="globe" disabled={asking} onPress={() => void ask()}>
        {asking ? t('pass-battle:hub.asking') : t('pass-battle:hub.share')}
      </Button>
    </div>
  );
}

async function asked(hub: HubAddress): Promise<HubTrouble | 'not-here' | null> {
  const { tryHub } = await import('#sync/try-hub.ts').catch(() => ({ tryHub: null }));
  return tryHub === null ? 'not-here' : tryHub(hub);
}
