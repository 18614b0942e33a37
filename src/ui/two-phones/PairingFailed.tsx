import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';

type PairingFailedProps = { readonly text: string; readonly onAgain: () => void };

/** Why two phones are not linked, and another try. */
export function PairingFailed({ text, onAgain }: PairingFailedProps) {
  const { t } = useTranslation('pass-battle');
  return (
    <>
      <Refusal text={text} />
      <Button size="large" block onPress={onAgain}>
        {t('phones.again')}
      </Button>
    </>
  );
}
