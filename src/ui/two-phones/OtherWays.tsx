import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { TRY_LINK_PATH } from '#ui/paths.ts';

type OtherWaysProps = {
  /** Path of passing the battle by codes; left out if there is no battle to pass. */
  readonly byCodes?: string;
};

/** Alternatives when two phones can't be linked. */
export function OtherWays({ byCodes }: OtherWaysProps) {
  const { t } = useTranslation('pass-battle');
  const linkTo = useLinkTo();
  return (
    <>
      {byCodes === undefined ? null : (
        <LinkButton block {...linkTo(byCodes)}>
          {t('phones.by-codes')}
        </LinkButton>
      )}
      <LinkButton block {...linkTo(TRY_LINK_PATH)}>
        {t('try.title')}
      </LinkButton>
    </>
  );
}
