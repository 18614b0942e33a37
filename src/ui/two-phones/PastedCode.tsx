import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { useTypedWay } from '#ui/pass-battle/typed-way.ts';

/** A field for the other phone's code as text. */
export function PastedCode({ onRead }: { readonly onRead: (text: string) => void }) {
  const { t } = useTranslation('pass-battle');
  const [text, setText] = useState('');
  const { setTyped } = useTypedWay();
  const take = () => {
    setTyped(true);
    onRead(text);
  };
  return (
    <>
      <TextField label={t('phones.typed.paste')} value={text} onChange={setText} multiline />
      <Button block icon="tick" onPress={take}>
        {t('phones.typed.take')}
      </Button>
    </>
  );
}
