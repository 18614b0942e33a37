import { type SaveStatus, saveCode } from './save-status.ts';

/** One write that is under way. */
export interface PendingWrite {
  /** Resolves when it has ended or was given up, to whether all is well. Never rejects. */
  readonly ended: Promise<boolean>;
  /** Another write has brought what this one was to bring: nobody waits for it any more. */
  readonly giveUp: () => void;
}

/** Writes on their way to the disk, and what there is to say of them as a whole. */
export interface PendingWrites {
  /** The work has begun when this returns. What failed before is held to be tried again by it. */
  readonly begin: (work: () => Promise<void>) => PendingWrite;
  /** @param waiting how much is not known to be on the disk */
  readonly status: (waiting: number) => SaveStatus;
}

/** Milliseconds after which a write that has not ended is one that players are told of. */
const LATE_AFTER = 10_000;

/** @param onLate called when a write has been under way for too long */
export function createPendingWrites(onLate: () => void): PendingWrites {
  const running = new Set<object>();
  const late = new Set<object>();
  let code: string | null = null;
  return {
    begin: (work) => {
      const write = {};
      running.add(write);
      code = null;
      const timer = setTimeout(() => {
        late.add(write);
        onLate();
      }, LATE_AFTER);
      let giveUp = () => {};
      const givenUp = new Promise<null>((resolve) => {
        giveUp = () => resolve(null);
      });
      const ended = Promise.race([problemOf(work), givenUp]).then((problem) => {
        clearTimeout(timer);
        running.delete(write);
        late.delete(write);
        if (problem !== null) code = saveCode(problem.cause);
        return problem === null;
      });
      return { ended, giveUp };
    },
    status: (waiting) => {
      if (code !== null) return { kind: 'failed', code, waiting };
      if (late.size > 0) return { kind: 'failed', code: LATE, waiting };
      return running.size > 0 ? { kind: 'saving' } : { kind: 'saved' };
    },
  };
}

/** The disk has not said yet what becomes of a write; a word key beside those of its refusals. */
const LATE = 'late';
export type Late = typeof LATE;

/** What went wrong, be it at once or later; null when nothing did. */
async function problemOf(work: () => Promise<void>): Promise<{ readonly cause: unknown } | null> {
  try {
    await work();
    return null;
  } catch (cause) {
    return { cause };
  }
}
