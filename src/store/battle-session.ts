import { createStore } from 'zustand/vanilla';
import type { Command, RefusalCode } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import { type Admission, admit } from '#battle/door.ts';
import type { Entry } from '#battle/events.ts';
import { missingFrom } from '#battle/gaps.ts';
import { stamp } from '#battle/stamp.ts';
import { type Timeline, timelineOf, withEntry } from '#battle/timeline.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type BattleStoreState, battleReader } from './battle-reading.ts';
import type { Holding, HoldingState } from './holding.ts';
import { DRAFTS_KEY, draftsIn, draftsRow } from './kept-drafts.ts';
import type { Ports } from './ports.ts';
import type { ReadonlyStore } from './readonly-store.ts';
import type { SaveStatus } from './save-status.ts';
import { NOTHING_KEPT, type ScreenMemory } from './screen-memory.ts';
import { stepsShown } from './steps-shown.ts';
import type { Systems } from './systems.ts';
import { createWriteQueue } from './write-queue.ts';

/** Why nothing can be written yet, or any more; word keys like those of `REFUSALS`. */
export const HOLD_REFUSALS = ['still-opening', 'held-elsewhere', 'removed-elsewhere'] as const;

/**
 * What has become of the log on the disk, as far as anybody has noticed.
 * `kept` nothing out of the ordinary · `rewritten` it was gone, or a part of it, and has been written anew
 * out of this tab's memory · `removed` another tab has deleted the battle: here it is still, and nothing
 * is written until somebody wants it back.
 */
export type LogState = 'kept' | 'rewritten' | 'removed';

export type SendResult =
  | { readonly entry: Entry }
  | { readonly refused: RefusalCode | (typeof HOLD_REFUSALS)[number] };

/**
 * One open battle, as it is now; whoever watches hears of each entry once. Whether the disk has
 * everything and who may write are watched apart from it.
 */
export interface BattleSession extends ReadonlyStore<BattleStoreState> {
  /** The battle as screens may show it: without the steps that the disk has yet to answer. */
  readonly shown: ReadonlyStore<BattleStoreState>;
  /** Does something as soon as all steps taken until now may be shown; at once when they are. */
  readonly onceShown: (then: () => void) => void;
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly holding: ReadonlyStore<HoldingState>;
  readonly saves: ReadonlyStore<SaveStatus>;
  readonly log: ReadonlyStore<LogState>;
  /** How many lines are missing in the middle of the log, as far as it can tell. */
  readonly missing: ReadonlyStore<number>;
  /** What players have told of questions that are not settled yet. */
  readonly drafts: ReadonlyStore<ScreenMemory['drafts']>;
  readonly kept: () => ScreenMemory;
  /** Leaves something for another screen of this battle; nobody is told, but of drafts. */
  readonly keep: (change: Partial<ScreenMemory>) => void;
  /**
   * Carries out a player's wish at once. Its write has begun when this returns; the screen does not
   * wait for the end of it. Refused, and nothing written, while this tab has not the right to.
   */
  readonly send: (command: Command) => SendResult;
  readonly retrySave: () => void;
  /** Takes the right to write from the other tab, with all that it has written. */
  readonly takeOver: () => Promise<void>;
  /**
   * Lets in entries that somebody else has written: each once, in its place, none that rewrites another.
   * @param from whoever has `disk` for an answer has written them there already; others are written here
   * @returns what was refused, and why
   */
  readonly receive: (entries: readonly Entry[], from: 'disk' | 'elsewhere') => Admission['refused'];
  /**
   * Looks what has become of the log on the disk: takes in what has come, and writes anew what is gone.
   * Never rejects; what can't be read now is read another time.
   */
  readonly lookAgain: () => Promise<void>;
  /** Another tab has deleted the battle. */
  readonly removedElsewhere: () => void;
  /** Writes a battle that was deleted elsewhere anew, whole, and takes the right to go on with it. */
  readonly putBack: () => Promise<void>;
  /** Resolves when no write is under way, to whether the disk has everything then. */
  readonly settled: () => Promise<SaveStatus>;
  /**
   * Gives the battle free for other tabs once no write is under way; resolves when they can have it.
   * The session is of no use afterwards.
   */
  readonly close: () => Promise<void>;
}

/** What a session is given; the right to write may have been asked for long before the rest is there. */
export interface SessionOptions {
  readonly battleId: BattleId;
  readonly holding: Holding;
  readonly ports: Pick<Ports, 'actor' | 'clock' | 'battleLog' | 'reveal' | 'settings'>;
}

/**
 * A session over the log of a battle; null when there is no such battle or no such rules.
 * @param entries what is on disk, in any order
 */
export async function openBattleSession(
  opening: SessionOptions,
  entries: readonly Entry[],
  systems: Pick<Systems, 'load'>,
): Promise<BattleSession | null> {
  const timeline = timelineOf(entries);
  const [system, stored] = await Promise.all([
    systems.load(timeline.state?.systemId ?? ''),
    // Without what was half told the battle is as good as ever.
    opening.ports.settings.load().catch(() => ({})),
  ]);
  const halfTold = draftsIn(stored, opening.battleId);
  return system === null ? null : createBattleSession(opening, system, timeline, halfTold);
}

/**
 * @param begun what has happened so far; left out for a battle that has not begun
 * @param halfTold what players were in the middle of telling when the app was closed
 */
export function createBattleSession(
  { battleId, holding, ports }: SessionOptions,
  system: RuleSystem,
  begun: Timeline = timelineOf([]),
  halfTold: Partial<ScreenMemory> = {},
): BattleSession {
  const read = battleReader(battleId, system);
  let timeline = begun;
  let reading = read(timeline);
  let kept: ScreenMemory = { ...NOTHING_KEPT, ...halfTold };
  const drafts = createStore<ScreenMemory['drafts']>()(() => kept.drafts);
  const battle = createStore<BattleStoreState>()(() => reading.state);
  const saves = createStore<SaveStatus>()(() => ({ kind: 'saved' }));
  const log = createStore<LogState>()(() => 'kept');
  const missing = createStore<number>()(() => missingFrom(timeline.entries));
  const complete = () => ports.battleLog.complete(timeline.entries);
  const rewriteLog = async () => {
    await complete();
    log.setState('rewritten', true);
  };
  const append = async (entries: readonly Entry[]) => {
    const outcome = await ports.battleLog.append(entries, timeline.entries[0]?.id ?? null);
    if (outcome === 'headless') await rewriteLog();
  };
  const queue = createWriteQueue<Entry>({
    writesOf: (entries) => [{ items: entries, work: () => append(entries) }],
    // What a write that hangs brings after all is there already then, and left as it is.
    rewritesOf: (entries) => [{ items: entries, work: complete, whole: true }],
    onStatus: (status) => saves.setState(status, true),
  });
  const steps = stepsShown();
  const take = (next: Timeline) => {
    timeline = next;
    reading = read(next);
    steps.take();
  };
  /** To be called later: shows how it is now, and nothing of what will have been taken by then. */
  const revealNow = () => {
    const { state } = reading;
    const step = steps.taken();
    return () => steps.show(step, () => battle.setState(state, true));
  };
  const show = (next: Timeline) => {
    if (next === timeline) return;
    take(next);
    revealNow()();
  };
  const receive: BattleSession['receive'] = (entries, from) => {
    const { timeline: next, taken, refused } = admit(timeline, battleId, entries);
    if (from === 'elsewhere') {
      for (const entry of taken) void queue.add(entry);
      queue.report();
    }
    show(next);
    // What came may have been what was missing; taps of this tab leave no gap.
    if (taken.length > 0) missing.setState(missingFrom(next.entries), true);
    return refused;
  };
  /** Rejects when the disk does not hand it out. */
  const readAgain = async () => {
    const unwritten = new Set(queue.waiting());
    const written = timeline.entries.filter((entry) => !unwritten.has(entry));
    const onDisk = await ports.battleLog.load(battleId);
    receive(onDisk, 'disk');
    const there = new Set(onDisk.map(({ id }) => id));
    if (written.every(({ id }) => there.has(id))) return;
    if (holding.getState() === 'held') queue.begin({ items: queue.waiting(), work: rewriteLog });
    // Whoever has the right to write sees to the rest.
    else if (onDisk.length === 0) log.setState('removed', true);
  };

  return {
    // Whoever asks has it at once; those who watch hear of it when it may be seen.
    getState: () => reading.state,
    subscribe: battle.subscribe,
    shown: battle,
    onceShown: steps.onceShown,
    battleId,
    system,
    holding,
    saves,
    log,
    missing,
    drafts,
    kept: () => kept,
    keep: (change) => {
      kept = { ...kept, ...change };
      if (change.drafts === undefined) return;
      drafts.setState(change.drafts, true);
      if (holding.getState() !== 'held') return;
      // Where it can't be kept it is told again after a reload, and nothing else is lost.
      ports.settings.save(DRAFTS_KEY, draftsRow(battleId, kept)).catch(() => undefined);
    },
    send: (command) => {
      const refused = log.getState() === 'removed' ? REMOVED : REFUSED[holding.getState()];
      if (refused !== null) return { refused };
      const decision = decide(command, timeline, system, reading.dueAt);
      if ('refused' in decision) return decision;
      const where = { battleId, actor: ports.actor, now: ports.clock() };
      const entry = stamp(decision.event, where, timeline.entries.at(-1) ?? null);
      // To the disk before all else: whatever happens to the app from now on, the tap is on its way.
      const written = queue.add(entry);
      take(withEntry(timeline, entry));
      const reveal = revealNow();
      ports.reveal(written, () => {
        queue.report();
        reveal();
      });
      // Who begins a battle goes on to its screen, which has nothing else to show.
      if (battle.getState().battle === null) reveal();
      return { entry };
    },
    retrySave: queue.retry,
    takeOver: () => holding.take(readAgain),
    receive,
    lookAgain: async () => {
      if (log.getState() === 'removed') return;
      try {
        await queue.settled();
        const rows = await ports.battleLog.count(battleId);
        if (rows !== timeline.entries.length - queue.waiting().length) await readAgain();
      } catch {
        // The next tap says what is wrong with the disk.
      }
    },
    removedElsewhere: () => log.setState('removed', true),
    putBack: async () => {
      await holding.take(async () => undefined);
      if (holding.getState() !== 'held') return;
      log.setState('kept', true);
      queue.begin({ items: queue.waiting(), work: rewriteLog });
    },
    settled: queue.settled,
    close: async () => {
      await queue.settled();
      await holding.release();
    },
  };
}

const REMOVED = 'removed-elsewhere';

const REFUSED: Readonly<Record<HoldingState, (typeof HOLD_REFUSALS)[number] | null>> = {
  asking: 'still-opening',
  held: null,
  elsewhere: 'held-elsewhere',
};
