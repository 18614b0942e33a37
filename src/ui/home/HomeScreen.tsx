import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattles, useDevice, useStores } from '#store/hooks.ts';
import { useDelayedRemoval } from '#ui/effects/use-delayed-removal.ts';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { rememberedInProgress, rememberInProgress } from '#ui/last-place.ts';
import { PATHS } from '#ui/paths.ts';
import { OtherBattles, PastBattles } from './BattleLists.tsx';
import { BattleRowSafety } from './BattleRowSafety.tsx';
import { useBattleTitle } from './battle-title.ts';
import { MainTabs } from './MainTabs.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { StatusLine } from './StatusLine.tsx';
import { UnreadableLine } from './UnreadableLine.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';
import { useLinkTo } from './use-link-to.ts';
import { WarbandSection } from './WarbandSection.tsx';
import './HomeScreen.css';

/** Where the app opens: the battle to go on with, the warbands, and the way into a new battle. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const linkTo = useLinkTo();
  const { systems } = useStores();
  const summaries = useBattles((state) => state.summaries);
  const removal = useDelayedRemoval(useBattles((state) => state.remove));

  const shown = summaries?.filter((one) => one.battleId !== removal.pending) ?? [];
  const unfinished = shown.filter((one) => !one.battle.ended);
  const current = unfinished.find((one) => systems.loaded(one.battle.systemId) !== null);
  const removed = summaries?.find((one) => one.battleId === removal.pending);
  const newBattle = { ...linkTo(PATHS.newBattle), title: t('new-battle') };
  const alone = !useInProgress(summaries === null ? null : current !== undefined);

  return (
    <Screen
      top={<Title />}
      dock={
        <>
          {alone ? (
            <nav aria-label={t('new-battle')}>
              <PrimaryLink {...newBattle} />
            </nav>
          ) : null}
          <ToastRegion
            message={
              removed === undefined
                ? null
                : {
                    text: t('past.deleted', { battle: titleOf(removed.battle) }),
                    action: { label: t('past.undo'), onPress: removal.undo },
                  }
            }
          />
          <MainTabs current="battles" />
        </>
      }
      dockLined={!alone && removed === undefined}
    >
      <StorageBanner />
      <SaveTrouble />
      <UpdateNotice busy={summaries === null || summaries.some((one) => !one.battle.ended)} />
      <Notices />
      {summaries === null && !alone ? <div className="home-progress-place" /> : null}
      {current === undefined ? null : (
        <BattleRowSafety key={current.battleId} battleId={current.battleId}>
          <ProgressCard battleId={current.battleId} battle={current.battle} />
        </BattleRowSafety>
      )}
      <WarbandSection />
      {alone ? null : (
        <div className="home-new-battle">
          <PrimaryLink {...newBattle} look="outline" />
        </div>
      )}
      <StatusLine />
      <UnreadableLine />
      <OtherBattles battles={unfinished.filter((one) => one !== current)} />
      <PastBattles battles={shown.filter((one) => one.battle.ended)} onRemove={removal.ask} />
    </Screen>
  );
}

/**
 * Whether there is a battle to go on with. Until the disk has answered, what it was last time: what moves
 * away from under a thumb is a tap lost.
 * @param known null while the disk has not answered
 */
function useInProgress(known: boolean | null): boolean {
  const [before] = useState(rememberedInProgress);
  useEffect(() => {
    if (known !== null) rememberInProgress(known);
  }, [known]);
  return known ?? before;
}

/** They wait for the disk anyhow, and so come after the first screen. */
function Notices() {
  const battles = useBattles((state) => state.summaries !== null);
  const storage = useDevice((state) => state.storage !== null);
  const read = battles || storage;
  const [Ready, setReady] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!read) return;
    import('./HomeNotices.tsx').then(
      ({ HomeNotices }) => setReady(() => HomeNotices),
      // Not on the device yet: next time.
      () => undefined,
    );
  }, [read]);
  return Ready === null ? null : <Ready />;
}

function Title() {
  const { t } = useTranslation('home');
  return (
    <header className="home-title">
      <h1>{t('title')}</h1>
      <p>{t('subtitle')}</p>
    </header>
  );
}
