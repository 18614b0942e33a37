import { createStore } from 'zustand/vanilla';
import { anew, contestedIn } from '#battle/anew.ts';
import type { Command } from '#battle/commands.ts';
import { decide } from '#battle/decide.ts';
import { type Admission, admit } from '#battle/door.ts';
import type { Entry, SideSetup } from '#battle/events.ts';
import { missingFrom } from '#battle/gaps.ts';
import { needsOf } from '#battle/needs.ts';
import type { RefusalCode } from '#battle/refusals.ts';
import type { Seat } from '#battle/seats.ts';
import { stamp } from '#battle/stamp.ts';
import { type Timeline, timelineOf, withEntry } from '#battle/timeline.ts';
import { type ActorId, type BattleId, isSideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type BattleStoreState, battleReader } from './battle-reading.ts';
import { formerActorsIn, namesOf } from './former-actors.ts';
import type { Holding, HoldingState } from './holding.ts';
import { DRAFTS_KEY, draftsIn, draftsRow } from './kept-drafts.ts';
import { SEATS_KEY, seatIn, seatsRow } from './kept-seats.ts';
import { packsOfSide } from './packs-needed.ts';
import type { Ports, ReadRows } from './ports.ts';
import { idOf, isNewer, withoutFutureIn } from './raw-row.ts';
import type { ReadonlyStore } from './readonly-store.ts';
import type { SaveStatus } from './save-status.ts';
import { NOTHING_KEPT, type ScreenMemory } from './screen-memory.ts';
import { stepsShown } from './steps-shown.ts';
import type { Systems } from './systems.ts';
import { createWriteQueue } from './write-queue.ts';

/** Why nothing can be written yet, or any longer; word keys like those of `REFUSALS`. */
export const HOLD_REFUSALS = [
  'still-opening',
  'held-elsewhere',
  'removed-elsewhere',
  'looks-on',
  'newer-elsewhere',
] as const;

/**
 * State of the log on disk, as far as is known.
 * `kept` nothing unusual · `rewritten` it was gone, wholly or partly, and has been rewritten from this
 * tab's memory · `removed` another tab has deleted the battle: it is still in memory, and nothing is
 * written unless somebody restores it · `newer` another phone has written what only a newer app reads: the rest
 * is shown, and nothing is played here unless somebody wants it all the same.
 */
export type LogState = 'kept' | 'rewritten' | 'removed' | 'newer';

export type SendResult =
  | { readonly entry: Entry }
  | { readonly refused: RefusalCode | (typeof HOLD_REFUSALS)[number] };

/**
 * One open battle; subscribers are notified once an entry. Save status and the right to write have stores of
 * their own.
 */
export interface BattleSession extends ReadonlyStore<BattleStoreState> {
  /** The battle as screens may show it: without steps whose write has yet to end. */
  readonly shown: ReadonlyStore<BattleStoreState>;
  /** Calls back once all steps taken so far are shown; at once if they are. */
  readonly onceShown: (then: () => void) => void;
  readonly battleId: BattleId;
  /** Who writes here. */
  readonly actor: ActorId;
  /** Whether this device writes under that name, or has before a backup was restored. */
  readonly isOwn: (actor: ActorId) => boolean;
  /** As far as it has been loaded by now. */
  readonly system: RuleSystem;
  /** More types of warbands are known. */
  readonly grow: (grown: RuleSystem) => void;
  readonly holding: ReadonlyStore<HoldingState>;
  readonly saves: ReadonlyStore<SaveStatus>;
  readonly log: ReadonlyStore<LogState>;
  /** Number of entries known to be missing in the middle of the log. */
  readonly missing: ReadonlyStore<number>;
  /**
   * Whether another phone was found to write under this one's name, as when one was copied from the other: this one
   * has a new name since.
   */
  readonly renamed: ReadonlyStore<boolean>;
  /** Whose phone this is; null where nobody has said so, or another phone has taken its side’s seat since. */
  readonly seat: ReadonlyStore<Seat | null>;
  /**
   * Says whose phone this is, from now on.
   * @param name its player’s, for the other phones, '' for none given; null where they are not told
   */
  readonly sit: (seat: Seat, name: string | null) => void;
  /** Answers to questions that are not settled yet. */
  readonly drafts: ReadonlyStore<ScreenMemory['drafts']>;
  readonly kept: () => ScreenMemory;
  /** Leaves something for another screen of this battle; only drafts notify anybody. */
  readonly keep: (change: Partial<ScreenMemory>) => void;
  /**
   * Carries out a command. Its write has begun when this returns. Refused, with nothing written, while this
   * tab may not write, and on a phone that only looks on.
   */
  readonly send: (command: Command) => SendResult;
  readonly retrySave: () => void;
  /** Takes the right to write from the other tab, after reading all that it has written. */
  readonly takeOver: () => Promise<void>;
  /**
   * Admits entries written by somebody else: each once, in its place, none that rewrites another.
   * @param from `disk` for entries that are stored already; others are written by this session
   * @returns what was refused, and why
   */
  readonly receive: (entries: readonly Entry[], from: 'disk' | 'elsewhere') => Admission['refused'];
  /**
   * Admits rows of another phone, whatever they claim to be, and writes those that are new. Those that only a newer
   * app reads are no fault of anybody: they stay out, and from then on this phone looks on.
   * @returns ids of those that are refused; of a row without one, ''
   */
  readonly receiveRows: (rows: readonly unknown[]) => readonly string[];
  /**
   * Compares the log with the disk: admits new entries and rewrites lost ones. Never rejects; what can't be
   * read now is read another time.
   */
  readonly lookAgain: () => Promise<void>;
  /** Another tab has deleted the battle. */
  readonly removedElsewhere: () => void;
  /** Rewrites a battle that another tab has deleted, and takes the right to continue it. */
  readonly putBack: () => Promise<void>;
  /** Plays here, though another phone has a newer app and this one can't read all that it writes. */
  readonly playOn: () => void;
  /** Resolves when no write is under way, to the status then. */
  readonly settled: () => Promise<SaveStatus>;
  /**
   * Releases the battle once no write is under way; resolves when other tabs can have it. The session is
   * unusable afterwards.
   */
  readonly close: () => Promise<void>;
}

/** What a session needs; the right to write may have been requested long before the log is read. */
export interface SessionOptions {
  readonly battleId: BattleId;
  readonly holding: Holding;
  readonly ports: Pick<
    Ports,
    'actor' | 'renewActor' | 'clock' | 'battleLog' | 'reveal' | 'revealForeign' | 'settings'
  >;
  readonly readRows: ReadRows;
  /** Left out where there are none. */
  readonly ownPacks?: Systems['ownPacks'];
}

/**
 * A session for a stored battle; null when there is no such battle or rule system.
 * @param entries what is on disk, in any order
 */
export async function openBattleSession(
  opening: SessionOptions,
  entries: readonly Entry[],
  systems: Pick<Systems, 'load'>,
): Promise<BattleSession | null> {
  const timeline = timelineOf(entries);
  const [system, stored] = await Promise.all([
    systems.load(
      timeline.state?.systemId ?? '',
      ...(timeline.state === null ? [] : needsOf(timeline.state)),
    ),
    // A battle works without its drafts.
    opening.ports.settings.load().catch(() => ({})),
  ]);
  if (system === null) return null;
  return createBattleSession(opening, system, timeline, {
    ...draftsIn(stored, opening.battleId),
    seat: seatIn(stored, opening.battleId),
    formerActors: formerActorsIn(stored),
  });
}

/** What this device knows of a battle besides its log. */
type Remembered = Partial<ScreenMemory> & {
  readonly seat?: Seat | null;
  readonly formerActors?: readonly ActorId[];
};

/**
 * @param begun the log so far; left out for a battle that has not begun
 * @param remembered from before the app was closed: drafts of answers, whose phone this is, and under which names this
 *   device has written
 */
export function createBattleSession(
  { battleId, holding, ports, readRows, ownPacks = () => [] }: SessionOptions,
  loaded: RuleSystem,
  begun: Timeline = timelineOf([]),
  { seat: seated = null, formerActors = [], ...memory }: Remembered = {},
): BattleSession {
  let system = loaded;
  let read = battleReader(battleId, system);
  let timeline = begun;
  let reading = read(timeline);
  let kept: ScreenMemory = { ...NOTHING_KEPT, ...memory };
  const own = new Set([...formerActors, ports.actor].flatMap(namesOf));
  const drafts = createStore<ScreenMemory['drafts']>()(() => kept.drafts);
  /** What was said here without telling the others, since this phone last told them. */
  let ownSeat = seated;
  const battle = createStore<BattleStoreState>()(() => reading.state);
  const saves = createStore<SaveStatus>()(() => ({ kind: 'saved' }));
  const log = createStore<LogState>()(() => 'kept');
  const missing = createStore<number>()(() => missingFrom(timeline.entries));
  const complete = () => ports.battleLog.complete(timeline.entries);
  const renamed = createStore<boolean>()(() => false);
  let names = 0;
  // Another tab may restore a backup meanwhile.
  const isOwn = (actor: ActorId) => own.has(actor) || actor === ports.actor;
  const seatNow = (): Seat | null => {
    const { seats } = reading.state;
    const isTaken = seats.some((one) => one.seat === ownSeat && !isOwn(one.actor));
    if (ownSeat !== null && !(isTaken && isSideId(ownSeat))) return ownSeat;
    return seats.find(({ actor }) => actor === ports.actor)?.seat ?? null;
  };
  const isOwnAnswer = ({ actor, type }: Entry) => actor === ports.actor && type === 'SeatTaken';
  const seat = createStore<Seat | null>()(seatNow);
  let playsOn = false;
  const rewriteLog = async () => {
    await complete();
    if (log.getState() !== 'newer') log.setState('rewritten', true);
  };
  const append = async (entries: readonly Entry[]) => {
    const outcome = await ports.battleLog.append(entries, timeline.entries[0]?.id ?? null);
    if (outcome === 'headless') await rewriteLog();
  };
  const queue = createWriteQueue<Entry>({
    writesOf: (entries) => [{ items: entries, work: () => append(entries) }],
    // If a write that hangs comes through after all, its entries are stored already and stay as they are.
    rewritesOf: (entries) => [{ items: entries, work: complete, whole: true }],
    onStatus: (status) => saves.setState(status, true),
  });
  /** Rewrites what the disk lacks of the log, with all that waits. */
  const repairLog = () => queue.begin({ items: queue.waiting(), work: rewriteLog });
  const steps = stepsShown();
  const take = (next: Timeline) => {
    timeline = next;
    reading = read(next);
    steps.take();
  };
  /** Sides come with the packs that they need; one that is there already, from another phone, keeps those of its own. */
  const withPacks = (command: Command): Command => {
    const filled = (side: SideSetup) =>
      side.packs.length > 0 ? side : { ...side, packs: packsOfSide(side, ownPacks(system.id)) };
    if (command.type === 'start-battle') return { ...command, sides: command.sides.map(filled) };
    return command.type === 'arrive' ? { ...command, side: filled(command.side) } : command;
  };
  /** A function that shows the present state later, without steps taken in between. */
  const revealNow = () => {
    const { state } = reading;
    const step = steps.taken();
    return () =>
      steps.show(step, () => {
        battle.setState(state, true);
        seat.setState(seatNow(), true);
      });
  };
  /** This device's entries under whose ids another phone has written something else, under a new name. */
  const writtenAnew = ({ timeline: here, taken, refused }: Admission): readonly Entry[] => {
    if (names > MAX_NAMES) return [];
    const contested = contestedIn(here.entries, taken, refused).filter(({ actor }) => isOwn(actor));
    const isStrange = ({ actor }: Entry) => actor === ports.actor;
    if (taken.some(isStrange) || contested.some(isStrange)) {
      names += 1;
      own.add(ports.actor);
      own.add(ports.renewActor());
      renamed.setState(true, true);
    }
    return contested.map((entry) => anew(entry, ports.actor));
  };
  /** @param reveal decides when it is shown */
  const receiveAnd = (
    entries: readonly Entry[],
    from: 'disk' | 'elsewhere',
    reveal: (show: () => void) => void,
  ) => {
    const admission = admit(timeline, battleId, entries);
    const { taken } = admission;
    // Another tab has said it since.
    if (from === 'disk' && taken.some(isOwnAnswer)) ownSeat = null;
    const again = from === 'elsewhere' ? writtenAnew(admission) : [];
    const next =
      again.length === 0
        ? admission.timeline
        : timelineOf([...admission.timeline.entries, ...again]);
    if (from === 'elsewhere') {
      const fresh = [...taken, ...again];
      if (fresh.length > 0) void queue.addAll(fresh);
      queue.report();
    }
    if (next !== timeline) {
      take(next);
      reveal(revealNow());
    }
    // These may fill a gap; taps of this tab never leave one.
    if (taken.length > 0) missing.setState(missingFrom(next.entries), true);
    const settled = new Set(again.map(({ after }) => after));
    return admission.refused.filter(({ id }) => !settled.has(id));
  };
  const receive: BattleSession['receive'] = (entries, from) =>
    receiveAnd(entries, from, (show) => show());
  /** Rejects when the disk can't be read. */
  const readAgain = async () => {
    const unwritten = new Set(queue.waiting());
    const written = timeline.entries.filter((entry) => !unwritten.has(entry));
    const onDisk = await ports.battleLog.load(battleId);
    receive(onDisk, 'disk');
    const there = new Set(onDisk.map(({ id }) => id));
    if (written.every(({ id }) => there.has(id))) return;
    if (holding.getState() === 'held') repairLog();
    // Otherwise the tab that may write repairs it.
    else if (onDisk.length === 0) log.setState('removed', true);
  };
  const write: BattleSession['send'] = (command) => {
    const refused = OF_LOG[log.getState()] ?? REFUSED[holding.getState()];
    if (refused !== null) return { refused };
    const decision = decide(withPacks(command), timeline, system, reading.dueAt);
    if ('refused' in decision) return decision;
    const where = { battleId, actor: ports.actor, now: ports.clock() };
    const entry = stamp(decision.event, where, timeline.entries.at(-1) ?? null);
    // The write comes first: whatever happens to the app from now on, the tap is on its way.
    const written = queue.add(entry);
    take(withEntry(timeline, entry));
    const reveal = revealNow();
    ports.reveal(written, () => {
      queue.report();
      reveal();
    });
    // The first entry opens the battle's screen, which has nothing else to show.
    if (battle.getState().battle === null) reveal();
    return { entry };
  };

  return {
    // Reads are up to date; subscribers wait until a step may be shown.
    getState: () => reading.state,
    subscribe: battle.subscribe,
    shown: battle,
    onceShown: steps.onceShown,
    battleId,
    get actor() {
      return ports.actor;
    },
    isOwn,
    get system() {
      return system;
    },
    grow: (grown) => {
      system = grown;
      read = battleReader(battleId, system);
      take(timeline);
      revealNow()();
    },
    holding,
    saves,
    log,
    missing,
    renamed,
    drafts,
    seat,
    sit: (chosen, name) => {
      const { seats } = reading.state;
      const isSaid = seats.some(
        (one) => one.actor === ports.actor && one.seat === chosen && one.name === name,
      );
      ownSeat = null;
      const isTold =
        isSaid || (name !== null && 'entry' in write({ type: 'take-seat', seat: chosen, name }));
      if (!isTold) ownSeat = chosen;
      // A step is shown by itself.
      if (!isTold || isSaid) seat.setState(seatNow(), true);
      const { settings } = ports;
      const save = async () => {
        const stored = await settings.load();
        if (seatIn(stored, battleId) === ownSeat) return;
        await settings.save(SEATS_KEY, seatsRow(stored, battleId, ownSeat));
      };
      // At worst it is asked again after a reload.
      save().catch(() => undefined);
    },
    kept: () => kept,
    keep: (change) => {
      kept = { ...kept, ...change };
      if (change.drafts === undefined) return;
      drafts.setState(change.drafts, true);
      if (holding.getState() !== 'held') return;
      // At worst a draft has to be entered again after a reload.
      ports.settings.save(DRAFTS_KEY, draftsRow(battleId, kept)).catch(() => undefined);
    },
    send: (command) => (seat.getState() === 'onlooker' ? { refused: 'looks-on' } : write(command)),
    retrySave: queue.retry,
    takeOver: () => holding.take(readAgain),
    receive,
    receiveRows: (rows) => {
      const isAtTheEnd = withoutFutureIn(rows, timeline.entries);
      const parsed = rows.map((row) => ({
        row,
        entries: isAtTheEnd(row) ? [] : readRows([row]).entries,
      }));
      const left = parsed.flatMap(({ row, entries }) => (entries.length === 0 ? [row] : []));
      const unread = left.filter((row) => isAtTheEnd(row) || !isNewer(row)).map(idOf);
      if (unread.length < left.length && !playsOn && log.getState() !== 'removed') {
        log.setState('newer', true);
      }
      const refused = receiveAnd(
        parsed.flatMap(({ entries }) => entries),
        'elsewhere',
        ports.revealForeign,
      );
      return [...unread, ...refused.map(({ id }) => id)];
    },
    lookAgain: async () => {
      if (log.getState() === 'removed') return;
      try {
        await queue.settled();
        const rows = await ports.battleLog.count(battleId);
        if (rows !== timeline.entries.length - queue.waiting().length) await readAgain();
      } catch {
        // The next tap reports what is wrong with the disk.
      }
    },
    removedElsewhere: () => log.setState('removed', true),
    putBack: async () => {
      await holding.take(async () => undefined);
      if (holding.getState() !== 'held') return;
      log.setState('kept', true);
      repairLog();
    },
    playOn: () => {
      playsOn = true;
      log.setState('kept', true);
    },
    settled: queue.settled,
    close: async () => {
      await queue.settled();
      await holding.release();
    },
  };
}

/** New names while a battle is open: a copied phone needs one, and whoever asks for more of them is no copy. */
const MAX_NAMES = 5;

const OF_LOG: Readonly<Record<LogState, (typeof HOLD_REFUSALS)[number] | null>> = {
  kept: null,
  rewritten: null,
  removed: 'removed-elsewhere',
  newer: 'newer-elsewhere',
};

const REFUSED: Readonly<Record<HoldingState, (typeof HOLD_REFUSALS)[number] | null>> = {
  asking: 'still-opening',
  held: null,
  elsewhere: 'held-elsewhere',
};
