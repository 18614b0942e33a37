import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/TextField.tsx';

/** A field for the other phone's code as text. */
export function PastedCode({ onRead }: { readonly onRead: (text: string) => void }) {
  const { t } = useTranslation('pass-battle');
  const [text, setText] = useState('');
  return (
    <>
      <TextField label={t('phones.typed.paste')} value={text} onChange={setText} multiline />
      <Button block icon="tick" onPress={() => onRead(text)}>
        {t('phones.typed.take')}
      </Button>
    </>
  );
}
