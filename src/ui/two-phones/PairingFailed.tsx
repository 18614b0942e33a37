import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Refusal } from '#ui/kit/Refusal.tsx';

type PairingFailedProps = {
  readonly text: string;
  readonly onAgain: () => void;
  /** Where the battle can be passed on by codes; left out where there is none to pass on. */
  readonly byCodes?: string;
};

/** Why two phones are not linked, and what can be done. */
export function PairingFailed({ text, onAgain, byCodes }: PairingFailedProps) {
  const { t } = useTranslation('pass-battle');
  const linkTo = useLinkTo();
  return (
    <>
      <Refusal text={text} />
      <Button size="large" block onPress={onAgain}>
        {t('phones.again')}
      </Button>
      {byCodes === undefined ? null : (
        <LinkButton block {...linkTo(byCodes)}>
          {t('phones.by-codes')}
        </LinkButton>
      )}
    </>
  );
}
