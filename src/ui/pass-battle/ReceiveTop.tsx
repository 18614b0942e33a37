import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';

/** Top bar of the screens that receive a battle. */
export function ReceiveTop({ actions }: { readonly actions?: ReactNode }) {
  const { t } = useTranslation('pass-battle');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={t('receive.title')}
      back={{ ...linkTo(PATHS.newBattle), label: t('receive.back') }}
      actions={actions}
      lined
    />
  );
}
