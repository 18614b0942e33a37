import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';

type EditorTopProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** On the right. */
  readonly actions?: ReactNode;
};

/** Top bar with the way back to the list. */
export function EditorTop({ title, subtitle, actions }: EditorTopProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  return (
    <TopBar
      title={title}
      subtitle={subtitle}
      actions={actions}
      back={{ ...linkTo(PATHS.warbands), label: t('warband.back') }}
    />
  );
}
