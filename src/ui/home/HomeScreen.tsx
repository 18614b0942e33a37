import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  type BattleSummary,
  useBattles,
  useDevice,
  useStores,
  useWarbands,
  usualGames,
} from '#store/hooks.ts';
import { useDelayedRemoval } from '#ui/effects/use-delayed-removal.ts';
import { StorageBanner } from '#ui/error/StorageBanner.tsx';
import { LinkButton } from '#ui/kit/Button.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { PrimaryLink } from '#ui/kit/PrimaryBar.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { ToastRegion } from '#ui/kit/Toast.tsx';
import { forgetLoss, rememberedGame, rememberedLoss, rememberGame } from '#ui/last-place.ts';
import { battlePath, PATHS } from '#ui/paths.ts';
import { BattleRowSafety } from './BattleRowSafety.tsx';
import { useBattleTitle } from './battle-title.ts';
import { FirstBattle } from './FirstBattle.tsx';
import { FirstVisit, FirstVisitHeader } from './FirstVisit.tsx';
import { useHomeLook } from './home-look.ts';
import { MainTabs } from './MainTabs.tsx';
import { OwnWarband } from './OwnWarband.tsx';
import { useProgressWords } from './progress.ts';
import { SaveTrouble } from './SaveTrouble.tsx';
import { StatusLine } from './StatusLine.tsx';
import { UnreadableLine } from './UnreadableLine.tsx';
import { useLinkTo } from './use-link-to.ts';
import { WarbandSection } from './WarbandSection.tsx';
import './HomeScreen.css';

/**
 * Where the app opens: the battle in progress, the warbands, and a new battle. New players see what the app is
 * for, and examples to try it with.
 */
export function HomeScreen() {
  const { t } = useTranslation('home');
  const titleOf = useBattleTitle();
  const { systems } = useStores();
  const summaries = useBattles((state) => state.summaries);
  const warbands = useWarbands((state) => state.warbands);
  const removal = useDelayedRemoval(useBattles((state) => state.remove));
  const update = useDevice((state) => state.update);
  const [game, chooseGame] = useGame();
  const [lost, setLost] = useState(rememberedLoss);
  const onSeen = () => {
    forgetLoss();
    setLost(null);
  };

  const shown = summaries?.filter((one) => one.battleId !== removal.pending) ?? [];
  const unfinished = shown.filter((one) => !one.battle.ended);
  const current = unfinished.find((one) => systems.loaded(one.battle.systemId) !== null);
  const removed = summaries?.find((one) => one.battleId === removal.pending);
  const look = useHomeLook(warbands, summaries, current !== undefined);

  return (
    <Screen
      wide
      top={look === 'first' ? <FirstVisitHeader /> : <Title running={look === 'running'} />}
      dock={
        <>
          {look === 'running' ? <Resume current={current ?? null} /> : null}
          {look === 'own' ? <NewBattle /> : null}
          {look === 'first' ? (
            <>
              <FirstBattle key={game} game={game} />
              <OwnWarband />
            </>
          ) : null}
          <ToastRegion
            label={t('news')}
            message={
              removed === undefined
                ? null
                : {
                    text: t('past.deleted', { battle: titleOf(removed.battle) }),
                    action: { label: t('past.undo'), onPress: removal.undo },
                  }
            }
          />
        </>
      }
      tabs={<MainTabs current="battles" />}
    >
      <StorageBanner />
      <SaveTrouble />
      {lost === null ? null : (
        // Nobody is greeted as on the first day who had a battle here.
        <div className="home-lost-place">
          <Later load={LOST} props={{ lost, onSeen }} />
        </div>
      )}
      {update === 'none' ? null : (
        <Later
          load={UPDATE}
          props={{ busy: summaries === null || summaries.some((one) => !one.battle.ended) }}
        />
      )}
      {look === 'first' ? <FirstVisit game={game} onGame={chooseGame} /> : null}
      <div className={look === 'first' ? undefined : 'columns'}>
        {look === 'running' ? (
          <div className="home-progress-place">
            {current === undefined ? null : (
              <BattleRowSafety key={current.battleId} battleId={current.battleId}>
                <Later load={PROGRESS} props={{ summary: current }} />
              </BattleRowSafety>
            )}
          </div>
        ) : null}
        {look === 'own' ? (
          <div>
            <WarbandSection />
          </div>
        ) : null}
        <div>
          {look === 'running' ? <WarbandSection /> : null}
          <Notices />
          {shown.length === 0 ? null : (
            <Later
              load={BATTLE_LISTS}
              props={{
                others: unfinished.filter((one) => one !== current),
                past: shown.filter((one) => one.battle.ended),
                onRemove: removal.ask,
              }}
            />
          )}
        </div>
      </div>
      <StatusLine />
      <UnreadableLine />
    </Screen>
  );
}

// Seldom needed, and never at the start.
const UPDATE = async () => (await import('./UpdateNotice.tsx')).UpdateNotice;
const LOST = async () => (await import('./LostData.tsx')).LostData;

// These wait for the disk anyway, and their space is reserved or at the end of the page.
const PROGRESS = async () => (await import('./ProgressCard.tsx')).ProgressCard;
const BATTLE_LISTS = async () => (await import('./BattleLists.tsx')).BattleLists;

/** The game that a new player has chosen, and its setter, which also brings the game's examples. */
function useGame(): readonly [game: string, choose: (id: string) => void] {
  const { systems, warbands } = useStores();
  const [game, setGame] = useState(() => usualGames(systems, [rememberedGame()])[0] ?? '');
  const choose = (id: string) => {
    setGame(id);
    rememberGame(id);
    // A game that can't be fetched is reported when a battle is started with it.
    systems.load(id).catch(() => undefined);
    void warbands.getState().bringSamples(id);
  };
  return [game, choose];
}

function NewBattle() {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  return (
    <nav aria-label={t('new-battle')}>
      <PrimaryLink {...linkTo(PATHS.newBattle)} title={t('new-battle')} />
    </nav>
  );
}

type ResumeProps = {
  /** Null until the battles are loaded; the space is reserved. */
  readonly current: BattleSummary | null;
};

/** A link to the battle in progress, with its round and phase or the rout test that is due. */
function Resume({ current }: ResumeProps): ReactNode {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  const progressWords = useProgressWords();
  const waiting = current === null;
  return (
    <nav aria-label={t('progress.heading')} className={waiting ? 'home-resume-place' : undefined}>
      {waiting ? null : (
        <PrimaryLink
          {...linkTo(battlePath(current.battleId))}
          title={t('progress.resume')}
          subtitle={progressWords(current.battle, 'due')}
        />
      )}
    </nav>
  );
}

/**
 * Notices depend on stored data, so they are loaded after the first screen, and appear below what players may be about
 * to tap.
 */
function Notices() {
  const battles = useBattles((state) => state.summaries !== null);
  const storage = useDevice((state) => state.storage !== null);
  const read = battles || storage;
  const [Ready, setReady] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!read) return;
    import('./HomeNotices.tsx').then(
      ({ HomeNotices }) => setReady(() => HomeNotices),
      // Not on the device yet; shown at the next start.
      () => undefined,
    );
  }, [read]);
  return Ready === null ? null : <Ready />;
}

/** The app's name; with a battle in progress, also a link to a new one. */
function Title({ running }: { readonly running: boolean }) {
  const { t } = useTranslation('home');
  const linkTo = useLinkTo();
  return (
    <header className="home-title">
      <h1>{t('title')}</h1>
      {running ? (
        <LinkButton {...linkTo(PATHS.newBattle)} icon="plus" label={t('new-battle')}>
          {t('another-battle')}
        </LinkButton>
      ) : null}
    </header>
  );
}
