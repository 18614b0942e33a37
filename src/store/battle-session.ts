import { createStore } from 'zustand/vanilla';
import type { Command, RefusalCode } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import type { Entry } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { type Timeline, timelineOf, withEntry } from '#battle/timeline.ts';
import type { BattleId } from '#rules/ids.ts';
import type { RuleSystem } from '#rules/system.ts';
import { type BattleStoreState, battleReader } from './battle-reading.ts';
import type { Holding, HoldingState } from './holding.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import type { Ports } from './ports.ts';
import type { SaveStatus } from './save-status.ts';
import type { Systems } from './systems.ts';
import type { Watched } from './watched.ts';
import { createWriteQueue } from './write-queue.ts';

/** Why nothing can be written yet, or any more; word keys like those of `REFUSALS`. */
export const HOLD_REFUSALS = ['still-opening', 'held-elsewhere'] as const;

export type SendResult =
  | { readonly entry: Entry }
  | { readonly refused: RefusalCode | (typeof HOLD_REFUSALS)[number] };

/**
 * One open battle. To be watched it is the battle itself, which changes once with every entry;
 * whether the disk has everything and who may write are watched apart from it.
 */
export interface BattleSession extends Watched<BattleStoreState> {
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly holding: Watched<HoldingState>;
  readonly saves: Watched<SaveStatus>;
  readonly kept: () => Kept;
  /** Leaves something for another screen of this battle; nobody is told. */
  readonly keep: (change: Partial<Kept>) => void;
  /**
   * Carries out a player's wish at once. Its write has begun when this returns; the screen does not
   * wait for the end of it. Refused, and nothing written, while this tab has not the right to.
   */
  readonly send: (command: Command) => SendResult;
  readonly retrySave: () => void;
  /** Takes the right to write from the other tab, with all that it has written. */
  readonly takeOver: () => Promise<void>;
  /** Resolves when no write is under way. */
  readonly settled: () => Promise<void>;
  /**
   * Gives the battle free for other tabs once no write is under way; resolves when they can have it.
   * The session is of no use afterwards.
   */
  readonly close: () => Promise<void>;
}

/** What a session is given; the right to write may have been asked for long before the rest is there. */
export interface Opening {
  readonly battleId: BattleId;
  readonly holding: Holding;
  readonly ports: Pick<Ports, 'actor' | 'clock' | 'battleLog'>;
}

/**
 * A session over the log of a battle; null when there is no such battle or no such rules.
 * @param entries what is on disk, in any order
 */
export async function openBattleSession(
  opening: Opening,
  entries: readonly Entry[],
  systems: Pick<Systems, 'load'>,
): Promise<BattleSession | null> {
  const timeline = timelineOf(entries);
  const system = await systems.load(timeline.state?.systemId ?? '');
  return system === null ? null : createBattleSession(opening, system, timeline);
}

/** @param begun what has happened so far; left out for a battle that has not begun */
export function createBattleSession(
  { battleId, holding, ports }: Opening,
  system: RuleSystem,
  begun: Timeline = timelineOf([]),
): BattleSession {
  const read = battleReader(battleId, system);
  let timeline = begun;
  let reading = read(timeline);
  let kept = NOTHING_KEPT;
  const battle = createStore<BattleStoreState>()(() => reading.state);
  const saves = createStore<SaveStatus>()(() => ({ kind: 'saved' }));
  const queue = createWriteQueue(ports.battleLog, (status) => saves.setState(status, true));
  const show = (next: Timeline) => {
    timeline = next;
    reading = read(next);
    battle.setState(reading.state, true);
  };

  return {
    getState: battle.getState,
    subscribe: battle.subscribe,
    battleId,
    system,
    holding,
    saves,
    kept: () => kept,
    keep: (change) => {
      kept = { ...kept, ...change };
    },
    send: (command) => {
      const refused = REFUSED[holding.getState()];
      if (refused !== null) return { refused };
      const decision = decide(command, timeline, system, reading.dueAt);
      if ('refused' in decision) return decision;
      const where = { battleId, actor: ports.actor, now: ports.clock() };
      const entry = stamp(decision.event, where, timeline.entries.at(-1) ?? null);
      // To the disk before all else: whatever happens to the app from now on, the tap is on its way.
      queue.add(entry);
      show(withEntry(timeline, entry));
      return { entry };
    },
    retrySave: queue.retry,
    takeOver: () =>
      holding.take(async () => {
        const onDisk = await ports.battleLog.load(battleId);
        show(timelineOf([...onDisk, ...queue.waiting()]));
      }),
    settled: queue.settled,
    close: async () => {
      await queue.settled();
      await holding.release();
    },
  };
}

const REFUSED: Readonly<Record<HoldingState, (typeof HOLD_REFUSALS)[number] | null>> = {
  asking: 'still-opening',
  held: null,
  elsewhere: 'held-elsewhere',
};
