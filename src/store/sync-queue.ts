import { type SaveStatus, saveCode } from './save-status.ts';

export interface SyncQueue<Id> {
  /** What this id stands for is no longer as the disk has it. */
  readonly changed: (id: Id) => void;
  /** Tries again what could not be written. */
  readonly retry: () => void;
  /** Whether the disk does not have this yet as it is here. */
  readonly isPending: (id: Id) => boolean;
}

/**
 * Brings to disk what changed on the screen, one after the other. Only the latest state counts: what
 * changes again while it waits is written once. For things that are replaced as a whole; the entries
 * of a battle have a queue of their own.
 * @param write puts the present state of an id on disk, or takes it away from there
 */
export function createSyncQueue<Id>(
  write: (id: Id) => Promise<void>,
  tell: (status: SaveStatus) => void,
): SyncQueue<Id> {
  const waiting = new Set<Id>();
  let writing = false;
  let current: Id | null = null;

  const flush = async (): Promise<void> => {
    if (writing) return;
    writing = true;
    tell({ kind: 'saving' });
    const status = await writeAll();
    // Before telling: whoever hears of it may change something again.
    writing = false;
    tell(status);
  };

  const writeAll = async (): Promise<SaveStatus> => {
    try {
      for (const id of waiting) await writeOne(id);
      return { kind: 'saved' };
    } catch (problem) {
      return { kind: 'failed', code: saveCode(problem), waiting: waiting.size };
    }
  };

  const writeOne = async (id: Id): Promise<void> => {
    // Taken out first: a change that comes while this is being written puts it in again.
    waiting.delete(id);
    current = id;
    try {
      await write(id);
    } catch (problem) {
      waiting.add(id);
      throw problem;
    } finally {
      current = null;
    }
  };

  return {
    changed: (id) => {
      waiting.add(id);
      void flush();
    },
    retry: () => {
      if (waiting.size > 0) void flush();
    },
    isPending: (id) => waiting.has(id) || current === id,
  };
}
