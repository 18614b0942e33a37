import { isFarAhead, readHlc } from '#battle/hlc.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle, useBattleId, useRenamed, useStores } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { HubLine } from '#ui/hubs/HubLine.tsx';
import { useHubLink } from '#ui/hubs/use-hub-link.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { twoPhonesPath } from '#ui/paths.ts';
import { useLink } from './use-link.ts';
import { useLinkWords } from './use-link-words.ts';
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
      <ClocksApart />
      <Renamed />
    </>
  );
}

function AtTheTable() {
  const { t } = useTranslation('table');
  const battleId = useBattleId();
  const linkTo = useLinkTo();
  const link = useLink();
  const wordsOf = useLinkWords();
  if (link === null) return null;
  const { phones } = link;
  return (
    <div className="line quiet link-line" data-linked={phones > 0}>
      <Icon name="phone" />
      <output>{wordsOf(link)}</output>
      {phones > 0 ? null : (
        <LinkButton {...linkTo(twoPhonesPath(battleId))}>{t('link.again')}</LinkButton>
      )}
    </div>
  );
}

/** Says that a clock is wrong: the last step is dated long after this phone's. Whose it is nobody can know. */
function ClocksApart() {
  const { t } = useTranslation('table');
  const { clock } = useStores();
  const atTheTable = useLink() !== null;
  const byHub = useHubLink() !== null;
  const last = useBattle(({ entries }) => entries.at(-1)?.hlc ?? '');
  if (!(atTheTable || byHub) || !isFarAhead(last, clock())) return null;
  const year = String(new Date(readHlc(last).time).getFullYear());
  return <output className="line quiet link-line">{t('link.clocks', { year })}</output>;
}

function Renamed() {
  const { t } = useTranslation('table');
  return useRenamed() ? (
    <output className="line quiet link-line">{t('link.renamed')}</output>
  ) : null;
}
