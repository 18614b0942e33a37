import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BattleState } from '#battle/state.ts';
import type { BattleId } from '#rules/ids.ts';
import type { BattleStore } from './battle-store.ts';
import { fetched } from './fetched.ts';
import type { Ports } from './ports.ts';
import { saveCode } from './save-status.ts';
import type { Systems } from './systems.ts';

/** A battle as the home screen lists it. */
export interface BattleSummary {
  readonly battleId: BattleId;
  readonly battle: BattleState;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
}

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
   * The store of one battle, loaded from disk; null when there is no such battle or system. Whoever
   * opens a battle leaves it again: all of this tab share one store, closed when the last has left.
   * Rejects when its log or its rules can't be had.
   */
  readonly open: (battleId: BattleId) => Promise<BattleStore | null>;
  readonly leave: (battleId: BattleId) => void;
  /** A store for a battle that does not exist yet; it exists once `start-battle` is sent. */
  readonly create: (systemId: string) => Promise<BattleStore | null>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

export type BattlesStore = StoreApi<BattlesState>;

export function createBattlesStore(ports: Ports, systems: Pick<Systems, 'load'>): BattlesStore {
  const opened = new Map<BattleId, { store: Promise<BattleStore | null>; users: number }>();
  const load = async (battleId: BattleId): Promise<BattleStore | null> => {
    const [entries, { summarize }, createBattleStore] = await Promise.all([
      ports.battleLog.load(battleId),
      logReading(),
      fresh(),
    ]);
    const system = await systems.load(summarize(battleId, entries)?.battle.systemId ?? '');
    return system === null ? null : createBattleStore(battleId, system, entries, ports);
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
    const summaries = read.flatMap(({ one }) => one ?? []).toSorted(newestFirst);
    const wanted = new Set(summaries.map(({ battle }) => battle.systemId));
    // Those that can't be had are named in the list.
    await Promise.allSettled([...wanted].map(systems.load));
    return { summaries, unreadable: read.flatMap(({ id, one }) => (one === null ? [id] : [])) };
  };
  return createStore<BattlesState>()((set, get) => ({
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
      const shared = opened.get(battleId) ?? { store: load(battleId), users: 0 };
      opened.set(battleId, { ...shared, users: shared.users + 1 });
      // The next one to open it tries again.
      if (shared.users === 0) shared.store.catch(() => opened.delete(battleId));
      return shared.store;
    },
    leave: (battleId) => {
      const shared = opened.get(battleId);
      if (shared === undefined) return;
      if (shared.users > 1) {
        opened.set(battleId, { ...shared, users: shared.users - 1 });
        return;
      }
      opened.delete(battleId);
      const close = async (store: BattleStore | null) => {
        await store?.getState().settled();
        store?.getState().close();
        await get().refresh();
      };
      // What could not be opened has been told to whoever wanted it.
      void shared.store.then(close, () => undefined);
    },
    create: async (systemId) => {
      const [system, createBattleStore] = await Promise.all([systems.load(systemId), fresh()]);
      if (system === null) return null;
      const battleId: BattleId = `b-${ports.freshId()}`;
      const store = createBattleStore(battleId, system, [], ports);
      opened.set(battleId, { store: Promise.resolve(store), users: 0 });
      return store;
    },
    remove: async (battleId) => {
      await ports.battleLog.remove(battleId);
      await get().refresh();
    },
  }));
}

/** Who has played no battle yet needs nothing that reads them. */
function logReading() {
  return fetched(import('./battle-summary.ts'));
}

/** Playing a battle takes more than listing them: that part is loaded with the first one. */
async function fresh() {
  return (await fetched(import('./battle-store.ts'))).createBattleStore;
}

/** The battle to offer on the home screen: the newest that has not ended. */
export function battleInProgress(state: BattlesState): BattleSummary | null {
  return state.summaries?.find((one) => !one.battle.ended) ?? null;
}

function newestFirst(a: BattleSummary, b: BattleSummary): number {
  return b.changedAt - a.changedAt;
}
