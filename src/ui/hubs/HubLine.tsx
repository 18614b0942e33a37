import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { twoPhonesPath } from '#ui/paths.ts';
import { HubState } from './HubState.tsx';
import { useHubLink } from './use-hub-link.ts';

/** The state of the open battle's hub room; nothing if it has none. */
export function HubLine() {
  const { t } = useTranslation('table');
  const battleId = useBattleId();
  const linkTo = useLinkTo();
  const link = useHubLink();
  if (link === null) return null;
  return (
    <HubState
      link={link}
      way={<LinkButton {...linkTo(twoPhonesPath(battleId))}>{t('hub.see')}</LinkButton>}
    />
  );
}
