import { createPendingWrites, type PendingWrite } from './pending-writes.ts';
import type { SaveStatus } from './save-status.ts';

export interface SyncQueue<Id> {
  /** What this id stands for is no longer as the disk has it: its write has begun when this returns. */
  readonly changed: (id: Id) => void;
  /** Tries again what could not be written, and what the disk has not answered for too long. */
  readonly retry: () => void;
  /** Whether the disk does not have this yet as it is here. */
  readonly isPending: (id: Id) => boolean;
}

/**
 * Brings to disk what changed on the screen, each change in the turn of its own tap: none waits for the
 * one before, as the database keeps the order. For things that are replaced as a whole; the entries of
 * a battle have a queue of their own.
 * @param write puts the present state of an id on disk, or takes it away from there. `before` resolves
 *   when all that was begun earlier is there, and rejects when some of it is not
 */
export function createSyncQueue<Id>(
  write: (id: Id, before: () => Promise<unknown>) => Promise<void>,
  tell: (status: SaveStatus) => void,
): SyncQueue<Id> {
  /** What is not known to be on disk, with the write of its newest state and all that are under way. */
  const waiting = new Map<Id, Pending>();
  const running = new Set<Promise<void>>();

  const sayStatus = () => tell(pending.status(waiting.size));
  const pending = createPendingWrites(sayStatus);
  const begin = (id: Id) => {
    const earlier = [...running];
    const started = pending.begin(() => {
      const work = write(id, () => Promise.all(earlier));
      running.add(work);
      const done = () => running.delete(work);
      work.then(done, done);
      return work;
    });
    const before = waiting.get(id)?.underWay ?? [];
    waiting.set(id, { newest: started, underWay: [...before, started] });
    void started.ended.then((worked) => {
      const now = waiting.get(id);
      if (worked && now?.newest === started) waiting.delete(id);
      else if (now !== undefined) {
        waiting.set(id, { ...now, underWay: now.underWay.filter((one) => one !== started) });
      }
      // Of an older state nobody wants to know any more whether it has come through.
      if (worked) for (const older of before) older.giveUp();
      sayStatus();
    });
  };
  /** What failed comes with the next change, whatever that is. */
  const unsent = () =>
    [...waiting].flatMap(([id, { newest, underWay }]) => (underWay.includes(newest) ? [] : [id]));

  return {
    changed: (id) => {
      for (const one of unsent()) if (one !== id) begin(one);
      begin(id);
      sayStatus();
    },
    retry: () => {
      const ids = unsent();
      for (const id of ids.length > 0 ? ids : [...waiting.keys()]) begin(id);
      sayStatus();
    },
    isPending: (id) => waiting.has(id),
  };
}

interface Pending {
  readonly newest: PendingWrite;
  readonly underWay: readonly PendingWrite[];
}
