import type { Entry, EntryId } from '#battle/events.ts';
import { createPendingWrites, type PendingWrite } from './pending-writes.ts';
import type { BattleLogPort } from './ports.ts';
import type { SaveStatus } from './save-status.ts';

export interface WriteQueue {
  /**
   * Takes one more entry; its write has begun when this returns, whatever else is being written. Nobody
   * is told before it has ended, or `tell` is called: as a rule it takes less time than to say so.
   * @returns resolves when that write has ended, whether it worked or not
   */
  readonly add: (entry: Entry) => Promise<void>;
  /** Tells how it stands, if that is news. */
  readonly tell: () => void;
  readonly retry: () => void;
  /** Brings the whole log to the disk once more, as far as it isn't there. */
  readonly complete: () => void;
  /** What is not known to be on disk, oldest first. */
  readonly waiting: () => readonly Entry[];
  /** Resolves when nothing is being written any more, to what came of it. */
  readonly settled: () => Promise<SaveStatus>;
}

/** The log that is written, as it is on the screen. */
export interface WrittenLog {
  readonly entries: () => readonly Entry[];
  /** Its beginning was gone from the disk, and is there again. */
  readonly mended: () => void;
}

/**
 * Writes entries as they come: each in the turn of its own tap, so that none waits for the one before
 * (the database keeps the order). "Saved" is said only when nothing waits any more; what failed is kept
 * for the next try, which is the next tap or the player's wish.
 * @param tell told when the status changes, not with every entry
 */
export function createWriteQueue(
  disk: Pick<BattleLogPort, 'append' | 'complete'>,
  log: WrittenLog,
  tell: (status: SaveStatus) => void,
): WriteQueue {
  let waiting: readonly Entry[] = [];
  /** What of the waiting entries each write brings that is under way. */
  const underWay = new Map<PendingWrite, ReadonlySet<EntryId>>();
  let running: Promise<unknown> = Promise.resolve();
  let said: SaveStatus = { kind: 'saved' };

  const status = () => pending.status(waiting.length);
  const sayStatus = () => {
    const now = status();
    // "Saving" once is enough, however many taps it takes.
    if (saysTheSame(now, said)) return;
    said = now;
    tell(now);
  };
  const pending = createPendingWrites(sayStatus);
  /**
   * Begins a write in the caller's own turn.
   * @param batch what of the waiting entries it brings
   * @param whole it brings all that was there before: nobody waits for the writes begun before it then
   */
  const begin = (
    batch: readonly Entry[],
    work: () => Promise<void>,
    whole = false,
  ): Promise<void> => {
    const ids = new Set(batch.map(({ id }) => id));
    const before = whole ? [...underWay.keys()] : [];
    const write = pending.begin(work);
    underWay.set(write, ids);
    const ended = write.ended.then((worked) => {
      underWay.delete(write);
      if (worked) {
        waiting = waiting.filter(({ id }) => !ids.has(id));
        for (const earlier of before) earlier.giveUp();
      }
      sayStatus();
    });
    running = Promise.all([running, ended]);
    return ended;
  };
  const append = (batch: readonly Entry[]) =>
    begin(batch, async () => {
      const outcome = await disk.append(batch, log.entries()[0]?.id ?? null);
      if (outcome !== 'headless') return;
      await disk.complete(log.entries());
      log.mended();
    });
  const unsent = () => {
    const sent = [...underWay.values()];
    return waiting.filter(({ id }) => !sent.some((ids) => ids.has(id)));
  };
  const settled = async (): Promise<SaveStatus> => {
    const last = running;
    await last;
    return last === running ? status() : settled();
  };

  return {
    add: (entry) => {
      waiting = [...waiting, entry];
      return append(unsent());
    },
    tell: sayStatus,
    retry: () => {
      const left = unsent();
      if (left.length > 0) void append(left);
      // Also past a write that hangs: what it brings after all is there already then.
      else if (status().kind === 'failed') {
        void begin(waiting, () => disk.complete(log.entries()), true);
      }
      sayStatus();
    },
    complete: () => {
      void begin(waiting, async () => {
        await disk.complete(log.entries());
        log.mended();
      });
      sayStatus();
    },
    waiting: () => waiting,
    settled,
  };
}

function saysTheSame(one: SaveStatus, other: SaveStatus): boolean {
  if (one.kind !== 'failed' || other.kind !== 'failed') return one.kind === other.kind;
  return one.code === other.code && one.waiting === other.waiting;
}
