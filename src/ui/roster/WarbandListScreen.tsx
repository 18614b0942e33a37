import { useTranslation } from 'react-i18next';
import { useHistoryState } from 'wouter/use-browser-location';
import type { WarbandId } from '#rules/ids.ts';
import { useWarbands } from '#store/hooks.ts';
import { MainTabs } from '#ui/home/MainTabs.tsx';
import { SaveTrouble } from '#ui/home/SaveTrouble.tsx';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { EmptyLine } from '#ui/kit/EmptyLine.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { type ToastMessage, ToastRegion } from '#ui/kit/Toast.tsx';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { PATHS } from '#ui/paths.ts';
import { WarbandLink } from './WarbandLink.tsx';
import './WarbandListScreen.css';

/** All warbands, the one changed last on top. */
export function WarbandListScreen() {
  const { t } = useTranslation('roster');
  const linkTo = useLinkTo();
  const warbands = useWarbands((state) => state.warbands);
  const addSamples = useWarbands((state) => state.addSamples);
  const message = useRemovalMessage();
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
      {warbands?.length === 0 ? <EmptyLine icon="warbands">{t('list.none')}</EmptyLine> : null}
      <ul className="stack" aria-label={t('list.names')}>
        {warbands?.map((warband) => (
          <li key={warband.id}>
            <WarbandLink warband={warband} />
          </li>
        ))}
      </ul>
      <div className="row warband-list-actions">
        {warbands?.length === 0 ? <Button onPress={addSamples}>{t('list.samples')}</Button> : null}
        <LinkButton {...linkTo(PATHS.settings)} icon="import">
          {t('list.import')}
        </LinkButton>
      </div>
    </Screen>
  );
}

/** What the editor leaves behind in the history when it removes a warband and comes back here. */
export interface CameFromRemoval {
  readonly removed: WarbandId;
}

/** Offers to take the removal back that led here; whoever comes back another way has moved on. */
function useRemovalMessage(): ToastMessage | null {
  const { t } = useTranslation('roster');
  const state = useHistoryState<Partial<CameFromRemoval> | null>();
  const removed = useWarbands((warbands) => warbands.removed);
  const undoRemove = useWarbands((warbands) => warbands.undoRemove);
  if (removed === null || state?.removed !== removed.id) return null;
  return {
    text: t('warband.removed', {
      name: removed.name === '' ? t('list.unnamed') : removed.name,
    }),
    action: { label: t('list.undo'), onPress: undoRemove },
  };
}
