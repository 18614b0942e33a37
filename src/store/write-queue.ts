import type { Entry } from '#battle/events.ts';
import type { BattleLogPort } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';

export interface WriteQueue {
  /** Takes one more entry; when no write is under way, its own begins before this returns. */
  readonly add: (entry: Entry) => void;
  readonly retry: () => void;
  /** What is not known to be on disk, oldest first. */
  readonly waiting: () => readonly Entry[];
  /** Resolves when nothing is being written any more, whether it worked or not. */
  readonly settled: () => Promise<void>;
}

/**
 * One queue in order: what is waiting goes to disk together, and "saved" is said only when nothing
 * waits any more. A failed write keeps its entries for the next try.
 * @param tell told when the status changes, not with every entry
 */
export function createWriteQueue(
  log: Pick<BattleLogPort, 'append'>,
  tell: (status: SaveStatus) => void,
): WriteQueue {
  let waiting: readonly Entry[] = [];
  let saving = false;
  let running: Promise<void> = Promise.resolve();

  const writeAll = async (): Promise<SaveStatus> => {
    try {
      while (waiting.length > 0) {
        const batch = waiting;
        await log.append(batch);
        waiting = waiting.slice(batch.length);
      }
      // Not a moment later: an entry that comes from now on begins a write of its own.
      saving = false;
      return { kind: 'saved' };
    } catch (problem) {
      saving = false;
      return { kind: 'failed', code: saveCode(problem), waiting: waiting.length };
    }
  };

  // What comes while a write runs is taken along by it: only an idle queue starts anew.
  const start = () => {
    if (saving || waiting.length === 0) return;
    saving = true;
    // The disk first: whoever hears of it may take his time.
    const written = writeAll();
    tell({ kind: 'saving' });
    const told: Promise<void> = written.then((status) => {
      // Otherwise the next write has begun already, and says how it goes.
      if (running === told) tell(status);
    });
    running = told;
  };

  const settled = async (): Promise<void> => {
    const last = running;
    await last;
    if (last !== running) await settled();
  };

  return {
    add: (entry) => {
      waiting = [...waiting, entry];
      start();
    },
    retry: start,
    waiting: () => waiting,
    settled,
  };
}
