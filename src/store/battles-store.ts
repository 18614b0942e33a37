import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BattleState } from '#battle/state.ts';
import type { TabNews } from '#battle/tab-news.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { ArrivalRefusal, Arriving } from './arriving-battle.ts';
import type { BattleSession } from './battle-session.ts';
import type { BattleSummary } from './battle-summary.ts';
import { fetched } from './fetched.ts';
import { askToHold, type Holding } from './holding.ts';
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
   * Reads the disk. The rules of what it finds are there when the list is, if they can be had at all.
   * Never rejects.
   */
  readonly refresh: () => Promise<void>;
  /**
   * The session of one battle, loaded from disk; null when there is no such battle or system. It is
   * known then whether this tab may write it. Whoever opens a battle leaves it again: all of this tab
   * share one session, closed when the last has left. What could not be saved keeps it open, for
   * whoever comes back. Rejects when its log or its rules can't be had.
   */
  readonly open: (battleId: BattleId) => Promise<BattleSession | null>;
  /**
   * Begins to open a battle for whoever will open it soon; resolves when that will take no time, or
   * can't be done. Never rejects.
   */
  readonly prepare: (battleId: BattleId) => Promise<void>;
  /** The session of a battle that is open or prepared; null for all others. */
  readonly ready: (battleId: BattleId) => BattleSession | null;
  readonly leave: (battleId: BattleId) => void;
  /** Battles with something that the disk does not have, whether a screen shows them or not. */
  readonly unsaved: readonly UnsavedBattle[];
  /** Tries again to save what could not be saved. */
  readonly retrySaves: () => void;
  /** What another tab has done to the battles. What concerns an open one is taken into it. */
  readonly heard: (news: TabNews) => void;
  /** Looks what has become of the open battles on the disk. */
  readonly lookAgain: () => Promise<void>;
  /** A session for a battle that does not exist yet; it exists once `start-battle` is sent. */
  readonly create: (systemId: string) => Promise<BattleSession | null>;
  /**
   * Looks at a battle from another device, and at what it would bring here; nothing is written. Rejects
   * when the disk or the rules can't be had.
   * @param rows as they lie on a disk, from wherever
   */
  readonly weigh: (
    battleId: BattleId,
    rows: readonly unknown[],
  ) => Promise<Arriving | ArrivalRefusal>;
  /** Takes in what was weighed: all of it or, when it rejects, nothing. */
  readonly takeIn: (arriving: Arriving) => Promise<void>;
  /** Deletes a battle. The right to write it is taken first, from another tab too. */
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

export function createBattlesStore(ports: Ports, systems: Pick<Systems, 'load'>): BattlesStore {
  const opened = new Map<BattleId, Opened>();
  const sessions = () => [...opened.values()].flatMap(({ session }) => session ?? []);
  const load = async (battleId: BattleId, holding: Holding): Promise<BattleSession | null> => {
    const [entries, { openBattleSession }] = await Promise.all([
      ports.battleLog.load(battleId),
      playing(),
    ]);
    const session = await openBattleSession({ battleId, holding, ports }, entries, systems);
    await holding.answered;
    // Until it was heard of here, whoever has the right may have written more.
    if (holding.getState() === 'elsewhere') await session?.lookAgain();
    return session;
  };
  /** @param before what this tab held of this battle until now, which has to be given away first */
  const begin = (battleId: BattleId, before: Opened | null): Opened => {
    const last = before?.gone ?? null;
    const holding = last === null ? askToHold(battleId, ports) : askAfter(last, battleId, ports);
    const begun = openedBy(holding, load(battleId, holding));
    // Whoever had opened it before, in vain, has yet to leave.
    begun.users = before?.users ?? 0;
    return begun;
  };
  const list = async () => {
    const ids = await ports.battleLog.list();
    const read = await Promise.all(
      ids.map(async (id) => {
        const [entries, { summarize }] = await Promise.all([
          ports.battleLog.load(id),
          logReading(),
        ]);
        return { id, one: summarize(id, entries) };
      }),
    );
    const summaries = read.flatMap(({ one }) => one ?? []).toSorted(newestFirst(ports.clock()));
    const wanted = new Set(summaries.map(({ battle }) => battle.systemId));
    // Those that can't be had are named in the list.
    await Promise.allSettled([...wanted].map(systems.load));
    return { summaries, unreadable: read.flatMap(({ id, one }) => (one === null ? [id] : [])) };
  };
  return createStore<BattlesState>()((set, get) => {
    /** Tells of what is not saved, and lets a battle go that was left with something unsaved, once it is. */
    const keep = (battleId: BattleId, one: Opened): Opened => {
      opened.set(battleId, one);
      const look = () => {
        const unsaved = sessions().flatMap(unsavedOf);
        // A tap that is saved like all others is no news to anybody here.
        if (unsaved.length > 0 || get().unsaved.length > 0) set({ unsaved });
        // It was left with something unsaved, and has been saved since.
        const done = one.left && one.session?.saves.getState().kind === 'saved';
        if (done && opened.get(battleId) === one) get().leave(battleId);
      };
      one.opening.then(
        (session) => {
          session?.saves.subscribe(look);
          session?.log.subscribe(look);
        },
        () => undefined,
      );
      return one;
    };
    /** The battle as this tab has it open, or begins to open it now. */
    const shared = (battleId: BattleId): Opened => {
      const there = opened.get(battleId) ?? null;
      if (there?.gone === null) return there;
      return keep(battleId, begin(battleId, there));
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
      open: (battleId) => {
        const mine = shared(battleId);
        mine.users += 1;
        mine.left = false;
        // Whoever comes back to what could not be saved has not given it up.
        mine.session?.retrySave();
        return mine.opening;
      },
      prepare: async (battleId) => {
        // Whoever opens it is told what is wrong.
        await shared(battleId).opening.catch(() => null);
      },
      ready: (battleId) => {
        const there = opened.get(battleId);
        return there?.gone === null ? there.session : null;
      },
      leave: (battleId) => {
        const mine = opened.get(battleId);
        if (mine === undefined) return;
        // Nobody has opened one that was only created.
        mine.users = Math.max(0, mine.users - 1);
        const close = async () => {
          await closed(mine);
          if (mine.gone !== null && mine.users === 0 && opened.get(battleId) === mine) {
            opened.delete(battleId);
          }
          if (mine.users === 0) await get().refresh();
        };
        mine.left = mine.users === 0;
        if (mine.left) void close();
      },
      create: async (systemId) => {
        const [system, { createBattleSession }] = await Promise.all([
          systems.load(systemId),
          playing(),
        ]);
        if (system === null) return null;
        const battleId: BattleId = `b-${ports.freshId()}`;
        const holding = askToHold(battleId, ports);
        const session = createBattleSession({ battleId, holding, ports }, system);
        keep(battleId, openedBy(holding, Promise.resolve(session)));
        await holding.answered;
        return session;
      },
      weigh: async (battleId, rows) => {
        const { inspectArrival } = await fetched(import('./arriving-battle.ts'));
        return inspectArrival(battleId, rows, ports, systems);
      },
      takeIn: async ({ battleId, taken }) => {
        await ports.battleLog.append(taken);
        get().heard({ kind: 'entries', battleId, entries: taken });
        await get().refresh();
      },
      remove: async (battleId) => {
        const left = opened.get(battleId);
        // What could not be saved of it goes with it.
        if (left?.users === 0) {
          opened.delete(battleId);
          set({ unsaved: sessions().flatMap(unsavedOf) });
          await givenAway(left);
        }
        await alone(battleId, ports, () => ports.battleLog.remove(battleId));
        await get().refresh();
      },
      unsaved: [],
      retrySaves: () => {
        for (const session of sessions()) session.retrySave();
      },
      heard: (news) => {
        const open = 'battleId' in news ? opened.get(news.battleId)?.opening : null;
        switch (news.kind) {
          case 'entries':
            // One that is still being opened takes them in afterwards.
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
            break;
        }
      },
      lookAgain: async () => {
        await Promise.all(sessions().map((session) => session.lookAgain()));
      },
    };
  });
}

/** Who has played no battle yet needs nothing that reads them. */
function logReading() {
  return fetched(import('./battle-summary.ts'));
}

/** Playing a battle takes more than listing them: that part is loaded with the first one. */
function playing() {
  return fetched(import('./battle-session.ts'));
}

/** A battle that this tab has opened, or is opening. */
interface Opened {
  readonly holding: Holding;
  readonly opening: Promise<BattleSession | null>;
  /** What came of opening it; null before, and when nothing did. */
  session: BattleSession | null;
  /** How many have opened it and not left yet. */
  users: number;
  /** Whether all who had it open have left. */
  left: boolean;
  /** Once it is being given away, nobody comes in any more. Resolves when other tabs can have it. */
  gone: Promise<void> | null;
}

function openedBy(holding: Holding, opening: Promise<BattleSession | null>): Opened {
  const one: Opened = { holding, opening, session: null, users: 0, left: false, gone: null };
  opening.then(
    (session) => {
      one.session = session;
      if (session === null) void givenAway(one);
    },
    // Whoever wanted it is told; the next one to open it tries again.
    () => void givenAway(one),
  );
  return one;
}

/**
 * Gives it away when everything has been saved, unless somebody has come back meanwhile. One that is
 * still being opened goes as soon as its lock has been granted.
 */
async function closed(one: Opened): Promise<void> {
  await one.holding.answered;
  await one.session?.settled();
  if (one.users === 0 && !isUnsaved(one)) await givenAway(one);
}

function givenAway(one: Opened): Promise<void> {
  one.gone ??= one.session === null ? one.holding.release() : one.session.close();
  return one.gone;
}

/** The lock of a battle that this tab itself is about to give away: asked for once it has. */
function askAfter(gone: Promise<void>, battleId: BattleId, ports: Ports): Holding {
  const holdBattle: Ports['holdBattle'] = async (id, onLost) => {
    await gone;
    return ports.holdBattle(id, onLost);
  };
  return askToHold(battleId, { holdBattle });
}

/** Does something to a battle that nobody else writes meanwhile: another tab loses the right to. */
async function alone(
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

/** Whether something is in this tab's memory only, and wanted still. */
function isUnsaved({ session }: Opened): boolean {
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
 * Battles that a clock gone wrong has put into the future come last: no other one would ever be newer. A
 * little ahead is as good as now.
 */
function newestFirst(now: number): (a: BattleSummary, b: BattleSummary) => number {
  const isAhead = ({ changedAt }: BattleSummary) => changedAt > now + CLOCKS_DIFFER;
  return (a, b) => Number(isAhead(a)) - Number(isAhead(b)) || b.changedAt - a.changedAt;
}

/** Milliseconds by which the clocks of two phones at one table may differ. */
const CLOCKS_DIFFER = 10 * 60 * 1000;
