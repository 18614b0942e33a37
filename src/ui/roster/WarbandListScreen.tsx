import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS, warbandPath } from '#ui/paths.ts';
import './WarbandList.css';
import { memo } from 'react';
import { warbandRating } from '#roster/rating.ts';
import type { Warband } from '#roster/warband.ts';
import { EmblemDisc } from '#ui/home/EmblemDisc.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { useOwnWords } from '#ui/own-words.ts';
import { fightersIn } from './size.ts';
import { useRecord } from './use-record.ts';

/** All warbands, under their tab. */
export function WarbandListScreen() {
  return <WarbandList message={null} />;
}

type WarbandListProps = { readonly message: ToastMessage | null };

/** All warbands, the one changed last on top. */
export function WarbandList({ message }: WarbandListProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const { starter } = useStores().systems;
  const warbands = useWarbands((state) => state.warbands);
  const addSamples = useWarbands((state) => state.addSamples);
  const say = useSay();
  const none = warbands?.length === 0;
  const mixed = new Set(warbands?.map(({ systemId }) => systemId)).size > 1;
  const rulesOf = (systemId: string) =>
    mixed ? say({ code: `${systemId}:name`, params: {} }) : null;
  return (
    <Screen
      top={<TopBar title={t('list.title')} />}
      dock={
        <>
          <ToastRegion message={message} />
          <PrimaryLink {...linkTo(PATHS.newWarband)} title={t('list.new')} />
          <MainTabs current="warbands" />
        </>
      }
    >
      <SaveTrouble />
      {none ? <EmptyLine icon="warbands">{t('list.none')}</EmptyLine> : null}
      <ul className="stack" aria-label={t('list.names')}>
        {warbands?.map((warband) => (
          <li key={warband.id}>
            <WarbandLink warband={warband} rules={rulesOf(warband.systemId)} />
          </li>
        ))}
      </ul>
      <div className="row warband-list-actions">
        {none && starter !== null ? (
          <Button onPress={() => void addSamples(starter)}>{t('list.samples')}</Button>
        ) : null}
        <LinkButton {...linkTo(PATHS.importer)} icon="import">
          {t('list.import')}
        </LinkButton>
        <LinkButton {...linkTo(PATHS.settings)} icon="saved">
          {t('list.backups')}
        </LinkButton>
      </div>
    </Screen>
  );
}

type RemovedWarbandProps = { readonly name: string };

/**
 * Where a warband was removed, the others show with the way to take that back. It stands as long as
 * the player stays there.
 */
export function RemovedWarband({ name }: RemovedWarbandProps) {
  const { t } = useTranslation('roster');
  const undoRemove = useWarbands((state) => state.undoRemove);
  return (
    <WarbandList
      message={{
        text: t('warband.removed', { name: name === '' ? t('list.unnamed') : name }),
        action: { label: t('list.undo'), onPress: undoRemove },
      }}
    />
  );
}

type WarbandLinkProps = {
  readonly warband: Warband;
  /** Tells its rules, where the list holds warbands of several. */
  readonly rules: string | null;
};

/** One warband of the list: sign, name, and how strong it is. */
export const WarbandLink = memo(function WarbandLink({ warband, rules }: WarbandLinkProps) {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const own = useOwnWords(warband.systemId);
  const system = useStores().systems.listed(warband.systemId);
  const record = useRecord(warband.id);
  // Older battles are counted by hand, and those on other phones.
  const fought = Math.max(warband.battles, record.battles);
  const rating = system === null ? null : warbandRating(warband, system);
  const facts = [
    ...(rules === null ? [] : [rules]),
    own('roster:list.fighters', { count: fightersIn(warband) }),
    ...(rating === null ? [] : [t('list.rating', { rating })]),
    ...(fought > 0 ? [t('list.battles', { count: fought })] : []),
    ...(record.battles > 0 ? [t('list.won', { count: record.won })] : []),
  ];
  return (
    <ListLink
      {...linkTo(warbandPath(warband.id))}
      lead={<EmblemDisc emblem={warband.emblem} />}
      title={warband.name === '' ? t('list.unnamed') : warband.name}
      subtitle={facts.join(' · ')}
    />
  );
});
