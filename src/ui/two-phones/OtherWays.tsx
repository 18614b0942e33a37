import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { TRY_LINK_PATH } from '#ui/paths.ts';

type OtherWaysProps = {
  /** Where the battle can be passed on by codes; left out where there is none to pass on. */
  readonly byCodes?: string;
};

/** What else can be done where two phones can't be linked. */
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
