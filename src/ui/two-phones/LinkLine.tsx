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

/** What is wrong with the links to other phones of this battle, and its hub; nothing if there never was any. */
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
  const words = link === null ? null : wordsOf(link);
  if (words === null) return null;
  return (
    <div className="line quiet air-2 air-below-3 link-line">
      <Icon name="phone" />
      <output className="fills">{words}</output>
      {link?.lost === null ? null : (
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
  const shared = atTheTable || byHub;
  // Without others no tap draws this anew.
  const last = useBattle(({ entries }) => (shared ? entries.at(-1)?.hlc : undefined) ?? '');
  if (!shared || !isFarAhead(last, clock())) return null;
  const year = String(new Date(readHlc(last).time).getFullYear());
  return (
    <output className="line quiet air-2 air-below-3 link-line">{t('link.clocks', { year })}</output>
  );
}

function Renamed() {
  const { t } = useTranslation('table');
  return useRenamed() ? (
    <output className="line quiet air-2 air-below-3 link-line">{t('link.renamed')}</output>
  ) : null;
}
