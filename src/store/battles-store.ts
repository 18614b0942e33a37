import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import type { BattleId } from '#rules/ids.ts';
import type { RuleSystem } from '#rules/system.ts';
import type { BattleStore } from './battle-store.ts';
import type { Ports } from './ports.ts';

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
  readonly refresh: () => Promise<void>;
  /**
   * The store of one battle, loaded from disk; null when there is no such battle or system. Whoever
   * opens a battle leaves it again: all of this tab share one store, closed when the last has left.
   */
  readonly open: (battleId: BattleId) => Promise<BattleStore | null>;
  readonly leave: (battleId: BattleId) => void;
  /** A store for a battle that does not exist yet; it exists once `start-battle` is sent. */
  readonly create: (systemId: string) => Promise<BattleStore | null>;
  readonly remove: (battleId: BattleId) => Promise<void>;
}

export type BattlesStore = StoreApi<BattlesState>;

export function createBattlesStore(
  ports: Ports,
  systems: Readonly<Record<string, RuleSystem>>,
): BattlesStore {
  const opened = new Map<BattleId, { store: Promise<BattleStore | null>; users: number }>();
  const load = async (battleId: BattleId): Promise<BattleStore | null> => {
    const entries = await ports.battleLog.load(battleId);
    const system = systems[replay(entries)?.systemId ?? ''];
    return system === undefined ? null : (await fresh())(battleId, system, entries, ports);
  };
  return createStore<BattlesState>()((set, get) => ({
    summaries: null,
    unreadable: [],
    refresh: async () => {
      const ids = await ports.battleLog.list();
      const logs = await Promise.all(
        ids.map(async (id) => [id, await ports.battleLog.load(id)] as const),
      );
      const read = logs.map(([id, entries]) => [id, summary(id, entries)] as const);
      set({
        summaries: read.flatMap(([, one]) => (one === null ? [] : [one])).toSorted(newestFirst),
        unreadable: read.flatMap(([id, one]) => (one === null ? [id] : [])),
      });
    },
    open: (battleId) => {
      const shared = opened.get(battleId) ?? { store: load(battleId), users: 0 };
      opened.set(battleId, { ...shared, users: shared.users + 1 });
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
      void shared.store.then(async (store) => {
        await store?.getState().settled();
        store?.getState().close();
        await get().refresh();
      });
    },
    create: async (systemId) => {
      const system = systems[systemId];
      if (system === undefined) return null;
      const battleId: BattleId = `b-${ports.freshId()}`;
      const store = (await fresh())(battleId, system, [], ports);
      opened.set(battleId, { store: Promise.resolve(store), users: 0 });
      return store;
    },
    remove: async (battleId) => {
      await ports.battleLog.remove(battleId);
      await get().refresh();
    },
  }));
}

/** Playing a battle takes more than listing them: that part is loaded with the first one. */
async function fresh() {
  return (await import('./battle-store.ts')).createBattleStore;
}

/** The battle to offer on the home screen: the newest that has not ended. */
export function battleInProgress(state: BattlesState): BattleSummary | null {
  return state.summaries?.find((one) => !one.battle.ended) ?? null;
}

function summary(battleId: BattleId, entries: readonly Entry[]): BattleSummary | null {
  const battle = replay(entries);
  if (battle === null) return null;
  const times = entries.map((entry) => readHlc(entry.hlc).time);
  return { battleId, battle, startedAt: Math.min(...times), changedAt: Math.max(...times) };
}

function newestFirst(a: BattleSummary, b: BattleSummary): number {
  return b.changedAt - a.changedAt;
}
