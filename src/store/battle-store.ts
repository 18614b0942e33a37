import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Command, RefusalCode } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import { inOrder } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { evolve } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import { type DoneItem, doneThisPhase } from '#battle/selectors.ts';
import { stamp } from '#battle/stamp.ts';
import type { BattleState } from '#battle/state.ts';
import { nextPosition } from '#battle/turn.ts';
import type { BattleId, SideId } from '#rules/ids.ts';
import type { Duty, RoutReport, RuleSystem, TurnPosition } from '#rules/system.ts';
import type { BattleHold, Ports } from './ports.ts';
import type { SaveStatus } from './save-status.ts';
import { createWriteQueue } from './write-queue.ts';

export type SendResult =
  | { readonly entry: Entry }
  | { readonly refused: RefusalCode | 'held-elsewhere' };

/** One open battle: its log, what the log comes to, and whether the disk has it all. */
export interface BattleStoreState {
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly entries: readonly Entry[];
  readonly battle: BattleState | null;
  /** Advice for this very state, worked out once per tap rather than by every row. */
  readonly duties: readonly Duty[];
  readonly routs: Readonly<Record<SideId, RoutReport>>;
  readonly done: readonly DoneItem[];
  readonly upcoming: TurnPosition | null;
  readonly save: SaveStatus;
  /** False while another tab has the right to write this battle. */
  readonly held: boolean;
  /** Carries out a player's wish at once; writing to disk follows, the screen does not wait for it. */
  readonly send: (command: Command) => SendResult;
  readonly retrySave: () => void;
  readonly takeOver: () => Promise<void>;
  /** Resolves when no write is under way. */
  readonly settled: () => Promise<void>;
  /** Gives the battle free for other tabs; the store is of no use afterwards. */
  readonly close: () => void;
}

export type BattleStore = StoreApi<BattleStoreState>;

/**
 * A store over the log of one battle.
 * @param loaded what is on disk already, in any order
 */
export function createBattleStore(
  battleId: BattleId,
  system: RuleSystem,
  loaded: readonly Entry[],
  ports: Ports,
): BattleStore {
  const store = createStore<BattleStoreState>()((set, get) => {
    const queue = createWriteQueue(ports.battleLog, (save) => set({ save }));
    return {
      battleId,
      system,
      ...derived(system, inOrder(loaded), replay(loaded)),
      save: { kind: 'saved' },
      held: true,
      send: (command) => {
        const { entries, battle, held } = get();
        if (!held) return { refused: 'held-elsewhere' };
        const decision = decide(command, { state: battle, entries }, system);
        if ('refused' in decision) return decision;
        const where = { battleId, actor: ports.actor, now: ports.clock() };
        const entry = stamp(decision.event, where, entries.at(-1) ?? null);
        const next = [...entries, entry];
        const state = entry.type === 'EventUndone' ? replay(next) : evolve(battle, entry);
        set(derived(system, next, state));
        queue.add(entry);
        return { entry };
      },
      retrySave: () => queue.retry(),
      takeOver: async () => {
        const stolen = (await hold?.steal()) ?? false;
        if (!stolen) return;
        const fresh = inOrder(await ports.battleLog.load(battleId));
        set({ held: true, ...derived(system, fresh, replay(fresh)) });
      },
      settled: () => queue.settled(),
      close: () => hold?.release(),
    };
  });

  let hold: BattleHold | null = null;
  void ports
    .holdBattle(battleId, () => store.setState({ held: false }))
    .then((taken) => {
      hold = taken;
      store.setState({ held: taken.held });
    });
  return store;
}

function derived(system: RuleSystem, entries: readonly Entry[], battle: BattleState | null) {
  if (battle === null) {
    return { entries, battle, duties: [], routs: {}, done: [], upcoming: null };
  }
  return {
    entries,
    battle,
    duties: battle.ended ? [] : system.duties(battle),
    routs: routsOf(system, battle),
    done: doneThisPhase(entries, battle, system),
    upcoming: nextPosition(battle, system),
  };
}

function routsOf(system: RuleSystem, battle: BattleState): Readonly<Record<SideId, RoutReport>> {
  const { rout } = system;
  if (rout === null) return {};
  return Object.fromEntries(battle.sides.map((side) => [side.id, rout(battle, side.id)]));
}
