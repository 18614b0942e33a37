import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';

type PairingFailedProps = {
  readonly text: string;
  readonly onAgain: () => void;
  /** Alternatives. */
  readonly ways?: ReactNode;
};

/** Why two phones are not linked, with a button to retry. */
export function PairingFailed({ text, onAgain, ways }: PairingFailedProps) {
  const { t } = useTranslation('pass-battle');
  return (
    <>
      <Refusal text={text} />
      <Button size="large" block onPress={onAgain}>
        {t('phones.again')}
      </Button>
      {ways}
    </>
  );
}
