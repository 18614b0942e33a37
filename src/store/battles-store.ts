import { createStore, type StoreApi } from 'zustand/vanilla';
import { needsOf } from '#battle/needs.ts';
import type { BattleState } from '#battle/state.ts';
import type { TabNews } from '#battle/tab-news.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { ArrivalRefusal, Arriving } from './arriving-battle.ts';
import type { BattleSession } from './battle-session.ts';
import type { BattleSummary } from './battle-summary.ts';
import { type Holding, requestHold } from './holding.ts';
import { loadChunk } from './load-chunk.ts';
import {
  count,
  isOffScreen,
  type Keeper,
  type OpenedBattle,
  openedBattle,
  release,
} from './opened-battle.ts';
import type { Ports } from './ports.ts';
import { saveCode } from './save-status.ts';
import type { Systems } from './systems.ts';

export interface BattlesState {
  /** Newest first; null until the disk has answered. */
  readonly summaries: readonly BattleSummary[] | null;
  /** Battles whose log cannot be read: kept, and named on the home screen. */
  readonly unreadable: readonly BattleId[];
  /** Why the list could not be read, a word key; null when nothing is wrong. */
  readonly trouble: string | null;
  /**
   * Reads the disk, and loads the rules of every battle it finds before the list appears, as far as they can
   * be fetched. Never rejects.
   */
  readonly refresh: () => Promise<void>;
  /**
   * The session of one battle, loaded from disk; null when there is no such battle or system. By then it is
   * known whether this tab may write it. Every `open` is paired with a `leave`: the tab shares one
   * session, which closes after the last `leave`, but not before everything is saved. Rejects when the
   * log or the rules can't be loaded.
   * @param who by default a screen
   */
  readonly open: (battleId: BattleId, who?: Keeper) => Promise<BattleSession | null>;
  /**
   * Opens a battle ahead of time; resolves when a later `open` will be immediate, or has no chance. Never
   * rejects.
   */
  readonly prepare: (battleId: BattleId) => Promise<void>;
  /** The session of a battle that is open or prepared; null for any other. */
  readonly ready: (battleId: BattleId) => BattleSession | null;
  readonly leave: (battleId: BattleId, who?: Keeper) => void;
  /** Battles with something that the disk does not have, whether a screen shows them or not. */
  readonly unsaved: readonly UnsavedBattle[];
  /** Tries again to save what could not be saved. */
  readonly retrySaves: () => void;
  /** Takes in what another tab has done to the battles, open ones included. */
  readonly heard: (news: TabNews) => void;
  /** Compares the open battles with the disk. */
  readonly lookAgain: () => Promise<void>;
  /** A session for a battle that does not exist yet; it exists once `start-battle` is sent. */
  readonly create: (systemId: string) => Promise<BattleSession | null>;
  /**
   * Inspects a battle from another device and what it would add here; writes nothing. Rejects when the
   * disk or the rules can't be read.
   * @param rows raw rows, from any source
   */
  readonly weigh: (
    battleId: BattleId,
    rows: readonly unknown[],
  ) => Promise<Arriving | ArrivalRefusal>;
  /** Stores a battle that `weigh` has accepted: all of it or, when it rejects, nothing. */
  readonly takeIn: (arriving: Arriving) => Promise<void>;
  /** What is kept beside the settings that players choose: rooms and hubs (src/sync/rooms.ts). */
  readonly settings: Ports['settings'];
  /** Deletes a battle, after taking the right to write it from the tab that has it. */
  readonly remove: (battleId: BattleId) => Promise<void>;
}

/** A battle whose latest actions are in this tab's memory only. */
export interface UnsavedBattle {
  readonly battleId: BattleId;
  readonly battle: BattleState | null;
  /** What the disk said. */
  readonly code: string;
  /** How many actions. */
  readonly waiting: number;
}

export type BattlesStore = StoreApi<BattlesState>;

export function createBattlesStore(
  ports: Ports,
  systems: Pick<Systems, 'load' | 'loaded' | 'subscribe' | 'ownPacks' | 'play'>,
): BattlesStore {
  const opened = new Map<BattleId, OpenedBattle>();
  const { ownPacks } = systems;
  /** The battle by whose packs the rules play, and its game; null while they play by the players’ own. */
  let played: Pick<BattleSession, 'battleId' | 'system'> | null = null;
  /** The battle on the screen is played by the packs that it brings. */
  const play = async (session: BattleSession): Promise<void> => {
    const packs = session.getState().battle?.packs ?? [];
    if (packs.length === 0 && played === null) return;
    played = packs.length === 0 ? null : session;
    await systems.play(session.system.id, packs);
  };
  const playNoMore = (battleId: BattleId) => {
    if (played?.battleId !== battleId) return;
    // Without them it is played by the players’ own.
    systems.play(played.system.id, []).catch(() => undefined);
    played = null;
  };
  const sessions = () => [...opened.values()].flatMap(({ session }) => session ?? []);
  const readyOf = (battleId: BattleId): BattleSession | null => {
    const there = opened.get(battleId);
    return there === undefined || there.stage.name === 'closed' ? null : there.session;
  };
  const load = async (battleId: BattleId, holding: Holding): Promise<BattleSession | null> => {
    const [entries, { openBattleSession }, readRows] = await Promise.all([
      ports.battleLog.load(battleId),
      sessionModule(),
      ports.rowReader(),
    ]);
    const opening = { battleId, holding, ports, readRows, ownPacks };
    const session = await openBattleSession(opening, entries, systems);
    await holding.answered;
    // Meanwhile the tab that holds the lock may have written more.
    if (holding.getState() === 'elsewhere') await session?.lookAgain();
    return session;
  };
  /** @param before this tab's earlier session of the battle, whose lock has to be released first */
  const begin = (battleId: BattleId, before?: OpenedBattle): OpenedBattle => {
    const holding =
      before?.stage.name === 'closed'
        ? requestHoldAfter(before.stage.free, battleId, ports)
        : requestHold(battleId, ports);
    return openedBattle(holding, load(battleId, holding), before?.keepers);
  };
  const list = async () => {
    const ids = await ports.battleLog.list();
    const read = await Promise.all(
      ids.map(async (id) => {
        const { battle = null, entries: there = [] } = readyOf(id)?.getState() ?? {};
        const [entries, { summarize, summaryOf }] = await Promise.all([
          battle === null ? ports.battleLog.load(id) : there,
          summaryModule(),
        ]);
        // One that is open has been read and folded.
        const one = battle === null ? summarize(id, entries) : summaryOf(id, battle, entries);
        return { id, one };
      }),
    );
    const summaries = read.flatMap(({ one }) => one ?? []).toSorted(newestFirst(ports.clock()));
    // The list names games that can't be loaded. Types come together: a game is made anew whenever some have come.
    await Promise.allSettled(
      [...new Set(summaries.map(({ battle }) => battle.systemId))].map(async (id) => {
        const all = summaries.flatMap(({ battle }) =>
          battle.systemId === id ? [needsOf(battle)] : [],
        );
        const types = all.flatMap(([some]) => some);
        const traits = all.flatMap(([, some]) => some);
        await systems.load(id, types, traits).catch(() => systems.load(id));
      }),
    );
    return { summaries, unreadable: read.flatMap(({ id, one }) => (one === null ? [id] : [])) };
  };
  /** Types of warbands may be fetched while the battle is open: by a newcomer, or by another screen. */
  const keepUp = (session: BattleSession) => {
    const now = systems.loaded(session.system.id);
    if (now !== null && now !== session.system) session.grow(now);
  };
  systems.subscribe(() => {
    for (const session of sessions()) keepUp(session);
  });
  return createStore<BattlesState>()((set, get) => {
    /** Keeps `unsaved` up to date, and releases a battle that was left with unsaved entries once they are saved. */
    const keep = (battleId: BattleId, one: OpenedBattle): OpenedBattle => {
      opened.set(battleId, one);
      const look = () => {
        const unsaved = sessions().flatMap(unsavedOf);
        // An ordinary save must not notify the subscribers of this store.
        if (unsaved.length > 0 || get().unsaved.length > 0) set({ unsaved });
        // Left with something unsaved, and saved since.
        const done = isOffScreen(one) && one.session?.saves.getState().kind === 'saved';
        if (done && opened.get(battleId) === one) get().leave(battleId);
      };
      one.opening.then(
        (session) => {
          if (session !== null) {
            keepUp(session);
            alsoTypesOfNewcomers(session, systems, () => {
              if (one.keepers.screens > 0) play(session).catch(() => undefined);
            });
          }
          session?.saves.subscribe(look);
          session?.log.subscribe(look);
        },
        () => undefined,
      );
      return one;
    };
    /** The tab's one session of a battle, opened now unless it is open already. */
    const shared = (battleId: BattleId): OpenedBattle => {
      const there = opened.get(battleId);
      if (there !== undefined && there.stage.name !== 'closed') return there;
      return keep(battleId, begin(battleId, there));
    };
    /** Closes a battle that no screen shows, once everything is saved, unless others keep it. */
    const close = async (battleId: BattleId, one: OpenedBattle) => {
      await one.holding.answered;
      await one.session?.settled();
      if (one.stage.name === 'left' && !isUnsaved(one)) await release(one);
      const { screens, links } = one.keepers;
      const isOver = one.stage.name === 'closed' && screens + links === 0;
      if (isOver && opened.get(battleId) === one) opened.delete(battleId);
      if (screens === 0) await get().refresh();
    };
    return {
      summaries: null,
      unreadable: [],
      trouble: null,
      refresh: async () => {
        try {
          set({ ...(await list()), trouble: null });
        } catch (problem) {
          set({ trouble: saveCode(problem) });
        }
      },
      open: (battleId, who = 'screens') => {
        const mine = shared(battleId);
        count(mine, who, 1);
        // Coming back to an unsaved battle is a reason to try again.
        mine.session?.retrySave();
        if (who !== 'screens') return mine.opening;
        return mine.opening.then(async (session) => {
          if (session !== null && mine.keepers.screens > 0) await play(session);
          return session;
        });
      },
      prepare: async (battleId) => {
        // `open` reports what is wrong.
        await shared(battleId).opening.catch(() => null);
      },
      ready: readyOf,
      leave: (battleId, who = 'screens') => {
        const mine = opened.get(battleId);
        if (mine === undefined) return;
        count(mine, who, -1);
        if (mine.keepers.screens === 0) playNoMore(battleId);
        if (mine.keepers.screens === 0) void close(battleId, mine);
      },
      create: async (systemId) => {
        const [system, { createBattleSession }, readRows] = await Promise.all([
          systems.load(systemId),
          sessionModule(),
          ports.rowReader(),
        ]);
        if (system === null) return null;
        const battleId: BattleId = `b-${ports.freshId()}`;
        const holding = requestHold(battleId, ports);
        const session = createBattleSession(
          { battleId, holding, ports, readRows, ownPacks },
          system,
        );
        keep(battleId, openedBattle(holding, Promise.resolve(session)));
        await holding.answered;
        return session;
      },
      weigh: async (battleId, rows) => {
        const { inspectArrival } = await loadChunk(import('./arriving-battle.ts'));
        return inspectArrival(battleId, rows, ports, systems);
      },
      takeIn: async ({ battleId, taken, here, summary }) => {
        await ports.battleLog.append(taken);
        get().heard({ kind: 'entries', battleId, entries: taken });
        const { summaries } = get();
        if (here || summaries === null) return get().refresh();
        // It has just been folded.
        const all = [...summaries.filter((one) => one.battleId !== battleId), summary];
        return set({ summaries: all.toSorted(newestFirst(ports.clock())) });
      },
      remove: async (battleId) => {
        const left = opened.get(battleId);
        // Its unsaved entries go with it.
        if (left?.keepers.screens === 0) {
          opened.delete(battleId);
          set({ unsaved: sessions().flatMap(unsavedOf) });
          await release(left);
        }
        await whileHeld(battleId, ports, () => ports.battleLog.remove(battleId));
        await get().refresh();
      },
      settings: ports.settings,
      unsaved: [],
      retrySaves: () => {
        for (const session of sessions()) session.retrySave();
      },
      heard: (news) => {
        const open = 'battleId' in news ? opened.get(news.battleId)?.opening : null;
        switch (news.kind) {
          case 'entries':
            // A session that is still opening takes them in afterwards.
            void open?.then(
              (session) => session?.receive(news.entries, 'disk'),
              () => undefined,
            );
            break;
          case 'removed':
            void open?.then(
              (session) => session?.removedElsewhere(),
              () => undefined,
            );
            break;
          case 'wiped':
            for (const session of sessions()) session.removedElsewhere();
            break;
          case 'restored':
            void get().lookAgain();
            break;
          case 'warbands':
          case 'settings':
            break;
        }
      },
      lookAgain: async () => {
        await Promise.all(sessions().map((session) => session.lookAgain()));
      },
    };
  });
}

/** Nobody needs the code that reads logs before the first battle. */
function summaryModule() {
  return loadChunk(import('./battle-summary.ts'));
}

/** Playing a battle takes more code than listing them: it comes with the first one that is opened. */
function sessionModule() {
  return loadChunk(import('./battle-session.ts'));
}

/** Requests the lock of a battle that this tab is just releasing, once it has. */
function requestHoldAfter(gone: Promise<void>, battleId: BattleId, ports: Ports): Holding {
  const holdBattle: Ports['holdBattle'] = async (id, onLost) => {
    await gone;
    return ports.holdBattle(id, onLost);
  };
  return requestHold(battleId, { holdBattle });
}

/** Runs `work` while no other tab can write the battle; a tab that could loses the right to. */
async function whileHeld(
  battleId: BattleId,
  ports: Pick<Ports, 'holdBattle'>,
  work: () => Promise<void>,
): Promise<void> {
  const hold = await ports.holdBattle(battleId, () => undefined);
  try {
    if (!hold.held) await hold.steal();
    await work();
  } finally {
    await hold.release();
  }
}

/** Whether something that is still wanted is in this tab's memory only. */
function isUnsaved({ session }: OpenedBattle): boolean {
  return session !== null && unsavedOf(session).length > 0;
}

function unsavedOf(session: BattleSession): readonly UnsavedBattle[] {
  const save = session.saves.getState();
  if (save.kind !== 'failed' || session.log.getState() === 'removed') return [];
  const { battleId, battle } = session.getState();
  return [{ battleId, battle, code: save.code, waiting: save.waiting }];
}

/** The battle to offer on the home screen: the newest that has not ended. */
export function battleInProgress(state: BattlesState): BattleSummary | null {
  return state.summaries?.find((one) => !one.battle.ended) ?? null;
}

/**
 * Battles dated in the future by a wrong clock come last, as no other would ever be newer. Within the clock
 * skew of two phones, ahead counts as now.
 */
function newestFirst(now: number): (a: BattleSummary, b: BattleSummary) => number {
  const isAhead = ({ changedAt }: BattleSummary) => changedAt > now + MAX_CLOCK_SKEW;
  return (a, b) => Number(isAhead(a)) - Number(isAhead(b)) || b.changedAt - a.changedAt;
}

/** Milliseconds that the clocks of two phones at one table may differ by. */
const MAX_CLOCK_SKEW = 10 * 60 * 1000;

/**
 * Another phone may bring a warband of a type that nobody here has. What they are is shown once it has been fetched.
 * @param onCome other sides, or other packs
 */
function alsoTypesOfNewcomers(
  session: BattleSession,
  systems: Pick<Systems, 'load'>,
  onCome: () => void,
): void {
  session.subscribe(({ battle: now }, { battle: before }) => {
    if (now === null || now.sides === before?.sides) return;
    systems.load(now.systemId, ...needsOf(now)).catch(() => undefined);
    onCome();
  });
}
