import type { TabNews } from '#battle/tab-news.ts';
import type { OtherTabs } from '#persistence/other-tabs.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import type { BattleLogPort, SettingsPort, WarbandsPort } from '#store/ports.ts';

type Broadcast = (news: TabNews) => void;

/** A battle log that tells the other tabs what it has stored. */
export function broadcastingBattleLog(log: BattleLogPort, broadcast: Broadcast): BattleLogPort {
  return {
    ...log,
    append: broadcastingAppend(log.append, broadcast),
    remove: async (battleId) => {
      await log.remove(battleId);
      broadcast({ kind: 'removed', battleId });
    },
  };
}

/** The same for `append` alone, which is how taps are written. */
export function broadcastingAppend(
  append: BattleLogPort['append'],
  broadcast: Broadcast,
): BattleLogPort['append'] {
  return (entries, first) => {
    // The write begins within the caller's own task, before anything else.
    const written = append(entries, first);
    written.then(
      () => {
        const [one] = entries;
        if (one !== undefined) broadcast({ kind: 'entries', battleId: one.battleId, entries });
      },
      () => undefined,
    );
    return written;
  };
}

/** A warband store that tells the other tabs of changes. */
export function broadcastingWarbands(warbands: WarbandsPort, broadcast: Broadcast): WarbandsPort {
  return {
    ...warbands,
    save: async (warband, base) => {
      const outcome = await warbands.save(warband, base);
      broadcast({ kind: 'warbands' });
      return outcome;
    },
    remove: async (id) => {
      await warbands.remove(id);
      broadcast({ kind: 'warbands' });
    },
  };
}

/** The same for settings, and what is kept beside them. */
export function broadcastingSettings(settings: SettingsPort, broadcast: Broadcast): SettingsPort {
  return {
    ...settings,
    save: async (key, value) => {
      await settings.save(key, value);
      broadcast({ kind: 'settings' });
    },
  };
}

/**
 * Takes in what other tabs do to the data: at once when they report it; where tabs can't talk to each other, by
 * polling the disk. A tab that comes to the front looks too, as it may have missed messages while frozen.
 */
export function listenToTabs(
  tabs: OtherTabs | null,
  { battles, warbands, settings }: Pick<Stores, 'battles' | 'warbands' | 'settings'>,
  onNews: (news: TabNews) => void,
): void {
  let stale = false;
  const refreshList = throttled(LIST_INTERVAL, () => {
    stale = document.visibilityState !== 'visible';
    if (!stale && battles.getState().summaries !== null) void battles.getState().refresh();
  });
  tabs?.hear((news) => {
    onNews(news);
    battles.getState().heard(news);
    const all = news.kind === 'restored' || news.kind === 'wiped';
    // The list is not on screen during a battle, and is read when the battle is left.
    if ((all || 'battleId' in news) && !isPlaying(news)) refreshList();
    if (all || news.kind === 'settings') lookAtSettings();
    if (all || news.kind === 'warbands') lookAtWarbands();
  });
  // The packs that warbands are of are among the settings.
  let settingsRead: Promise<void> = Promise.resolve();
  const lookAtSettings = () => {
    settingsRead = settings.getState().lookAgain();
  };
  const lookAtWarbands = () => void settingsRead.then(() => warbands.getState().lookAgain());
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    void battles.getState().lookAgain();
    lookAtSettings();
    lookAtWarbands();
    if (tabs === null || stale) refreshList();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  if (tabs === null) setInterval(look, POLL_INTERVAL);

  function isPlaying(news: TabNews): boolean {
    const battleId: BattleId | null = news.kind === 'entries' ? news.battleId : null;
    return battleId !== null && battles.getState().ready(battleId) !== null;
  }
}

/** Runs `work` now, and once more after `pause` milliseconds if it was called again meanwhile. */
function throttled(pause: number, work: () => void): () => void {
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

/** Milliseconds. Reading all logs is too costly for every entry. */
const LIST_INTERVAL = 1000;

/** Milliseconds. */
const POLL_INTERVAL = 2000;
