import type { TabNews } from '#battle/tab-news.ts';
import type { OtherTabs } from '#persistence/other-tabs.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import type { BattleLogPort, WarbandsPort } from '#store/ports.ts';

type Broadcast = (news: TabNews) => void;

/** A log that tells the other tabs what it has brought to the disk, once it is there. */
export function broadcastingBattleLog(log: BattleLogPort, tell: Broadcast): BattleLogPort {
  return {
    ...log,
    append: broadcastingAppend(log.append, tell),
    remove: async (battleId) => {
      await log.remove(battleId);
      tell({ kind: 'removed', battleId });
    },
  };
}

/** The same for the one way that taps take. */
export function broadcastingAppend(
  append: BattleLogPort['append'],
  tell: Broadcast,
): BattleLogPort['append'] {
  return (entries, first) => {
    // The write itself begins in the caller's own turn, and nothing stands before it.
    const written = append(entries, first);
    written.then(
      () => {
        const [one] = entries;
        if (one !== undefined) tell({ kind: 'entries', battleId: one.battleId, entries });
      },
      () => undefined,
    );
    return written;
  };
}

/** Warbands of which the other tabs are told that they have changed. */
export function broadcastingWarbands(warbands: WarbandsPort, tell: Broadcast): WarbandsPort {
  return {
    ...warbands,
    save: async (warband, base) => {
      const outcome = await warbands.save(warband, base);
      tell({ kind: 'warbands' });
      return outcome;
    },
    remove: async (id) => {
      await warbands.remove(id);
      tell({ kind: 'warbands' });
    },
  };
}

/**
 * Lets this tab take in what others do to the data: at once, when they tell; where tabs can't speak to one
 * another, by looking at the disk every other second. A tab that comes to the front looks too: while it
 * slept, it may have missed something.
 */
export function listenToTabs(
  tabs: OtherTabs | null,
  { battles, warbands, settings }: Pick<Stores, 'battles' | 'warbands' | 'settings'>,
  onActor: (actor: Extract<TabNews, { kind: 'restored' }>['actor']) => void,
): void {
  let stale = false;
  const refreshList = atMostEvery(LIST_PAUSE, () => {
    stale = document.visibilityState !== 'visible';
    if (!stale && battles.getState().summaries !== null) void battles.getState().refresh();
  });
  tabs?.hear((news) => {
    if (news.kind === 'restored') onActor(news.actor);
    battles.getState().heard(news);
    // A battle on this screen needs no list: it is read when the screen is left.
    if (news.kind !== 'warbands' && !isPlaying(news)) refreshList();
    if (news.kind === 'entries' || news.kind === 'removed') return;
    void warbands.getState().lookAgain();
    if (news.kind !== 'warbands') void settings.getState().load();
  });
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void battles.getState().lookAgain();
    void warbands.getState().lookAgain();
    if (tabs === null || stale) refreshList();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  if (tabs === null) setInterval(look, LOOK_PAUSE);

  function isPlaying(news: TabNews): boolean {
    const battleId: BattleId | null = news.kind === 'entries' ? news.battleId : null;
    return battleId !== null && battles.getState().ready(battleId) !== null;
  }
}

/** Runs `work` now, and once more later for all that is asked for meanwhile. @param pause milliseconds */
function atMostEvery(pause: number, work: () => void): () => void {
  let resting = false;
  let wanted = false;
  const run = () => {
    if (resting) {
      wanted = true;
      return;
    }
    resting = true;
    wanted = false;
    work();
    setTimeout(() => {
      resting = false;
      if (wanted) run();
    }, pause);
  };
  return run;
}

/** Milliseconds. Reading all logs costs more than one is worth. */
const LIST_PAUSE = 1000;

/** Milliseconds. */
const LOOK_PAUSE = 2000;
