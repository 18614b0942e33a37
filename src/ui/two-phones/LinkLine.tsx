import { useTranslation } from '#i18n/use-translation.ts';
import { useBattleId } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { HubLine } from '#ui/hubs/HubLine.tsx';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { twoPhonesPath } from '#ui/paths.ts';
import { useLink } from './use-link.ts';
import './LinkLine.css';

/**
 * The state of the links to other phones of this battle, direct and through a hub; nothing if there never was
 * any.
 */
export function LinkLine() {
  return (
    <>
      <AtTheTable />
      <HubLine />
    </>
  );
}

function AtTheTable() {
  const { t } = useTranslation('table');
  const battleId = useBattleId();
  const linkTo = useLinkTo();
  const link = useLink();
  if (link === null) return null;
  const { phones, lost } = link;
  return (
    <div className="line link-line" data-linked={phones > 0}>
      <Icon name="phone" />
      <output>{phones > 0 ? t('link.on', { count: phones }) : t(`link.${lost ?? 'gone'}`)}</output>
      {phones > 0 || lost === 'mending' ? null : (
        <LinkButton {...linkTo(twoPhonesPath(battleId))}>{t('link.again')}</LinkButton>
      )}
    </div>
  );
}
