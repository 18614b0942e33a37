import { useTranslation } from '#i18n/use-translation.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useSyncPhotos } from '#ui/effects/use-photos.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';
import { WarbandLists } from './WarbandLists.tsx';

/** The warband tab. */
export function WarbandListScreen() {
  return <WarbandList message={null} />;
}

type WarbandListProps = { readonly message: ToastMessage | null };

/** All warbands, the archived ones last. */
export function WarbandList({ message }: WarbandListProps) {
  const { t } = useTranslation(['roster', 'builder']);
  const linkTo = useLinkTo();
  const { starter } = useStores().systems;
  const warbands = useWarbands((state) => state.warbands);
  const addSamples = useWarbands((state) => state.addSamples);
  const none = warbands?.length === 0;
  return (
    <Screen
      wide
      top={<TopBar title={t('list.title')} />}
      dock={
        <>
          <ToastRegion label={t('list.news')} message={message} />
          <PrimaryLink {...linkTo(PATHS.newWarband)} title={t('list.new')} />
        </>
      }
      tabs={<MainTabs current="warbands" />}
    >
      <SaveTrouble />
      {none ? <EmptyLine icon="warbands">{t('list.none')}</EmptyLine> : null}
      <div className="columns">
        <div className="stack-wide">
          {warbands === null ? null : <WarbandLists warbands={warbands} />}
        </div>
        <div className="row">
          {none ? null : <Later load={CAMPAIGNS} props={{}} />}
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
      </div>
    </Screen>
  );
}

/** Loaded after the list: few players have a campaign yet. */
const CAMPAIGNS = async () => (await import('#ui/campaign/CampaignLinks.tsx')).CampaignLinks;

type RemovedWarbandProps = { readonly id: WarbandId; readonly name: string };

/** Replaces a deleted warband's screen: the list with an undo, for as long as the player stays. */
export function RemovedWarband({ id, name }: RemovedWarbandProps) {
  useSyncPhotos(id, null);
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
