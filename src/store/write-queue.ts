import type { Entry, EntryId } from '#battle/events.ts';
import type { BattleLogPort } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';

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
  let flying: ReadonlySet<EntryId> = new Set();
  let writes = 0;
  let code: string | null = null;
  let running: Promise<void> = Promise.resolve();
  let said: SaveStatus = { kind: 'saved' };

  const status = (): SaveStatus => {
    if (code !== null) return { kind: 'failed', code, waiting: waiting.length };
    return writes > 0 ? { kind: 'saving' } : { kind: 'saved' };
  };
  const sayStatus = () => {
    const now = status();
    // "Saving" once is enough, however many taps it takes.
    if (now.kind === said.kind && now.kind !== 'failed') return;
    said = now;
    tell(now);
  };
  /** Begins a write in the caller's own turn. @param batch what of the waiting entries it brings */
  const begin = (batch: readonly Entry[], work: () => Promise<void>): Promise<void> => {
    const ids = new Set(batch.map(({ id }) => id));
    flying = new Set([...flying, ...ids]);
    writes += 1;
    code = null;
    const landed = settledOf(work).then((problem) => {
      writes -= 1;
      flying = new Set([...flying].filter((id) => !ids.has(id)));
      if (problem === null) waiting = waiting.filter(({ id }) => !ids.has(id));
      else code = saveCode(problem.cause);
      sayStatus();
    });
    running = Promise.all([running, landed]).then(() => undefined);
    return landed;
  };
  const append = (batch: readonly Entry[]) =>
    begin(batch, async () => {
      const outcome = await disk.append(batch, log.entries()[0]?.id ?? null);
      if (outcome !== 'headless') return;
      await disk.complete(log.entries());
      log.mended();
    });
  const grounded = () => waiting.filter(({ id }) => !flying.has(id));
  const settled = async (): Promise<SaveStatus> => {
    const last = running;
    await last;
    return last === running ? status() : settled();
  };

  return {
    add: (entry) => {
      waiting = [...waiting, entry];
      return append(grounded());
    },
    tell: sayStatus,
    retry: () => {
      const left = grounded();
      if (left.length > 0) void append(left);
      else if (code !== null) void begin([], () => disk.complete(log.entries()));
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

/** What went wrong, be it at once or later; null when nothing did. */
async function settledOf(work: () => Promise<void>): Promise<{ readonly cause: unknown } | null> {
  try {
    await work();
    return null;
  } catch (cause) {
    return { cause };
  }
}
