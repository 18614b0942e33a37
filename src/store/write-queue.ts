import type { Entry } from '#battle/events.ts';
import type { BattleLogPort } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';

export interface WriteQueue {
  readonly add: (entry: Entry) => void;
  readonly retry: () => void;
  /** Resolves when nothing is being written any more, whether it worked or not. */
  readonly settled: () => Promise<void>;
}

/**
 * One queue in order: what is waiting goes to disk together, and "saved" is said only when nothing
 * waits any more. A failed write keeps its entries for the next try.
 */
export function createWriteQueue(
  log: BattleLogPort,
  tell: (status: SaveStatus) => void,
): WriteQueue {
  let waiting: readonly Entry[] = [];
  let writing = false;
  let running: Promise<void> = Promise.resolve();

  const flush = async (): Promise<void> => {
    if (writing || waiting.length === 0) return;
    writing = true;
    const batch = waiting;
    try {
      await log.append(batch);
      waiting = waiting.slice(batch.length);
      writing = false;
      if (waiting.length === 0) tell({ kind: 'saved' });
      else await flush();
    } catch (problem) {
      writing = false;
      tell({ kind: 'failed', code: saveCode(problem), waiting: waiting.length });
    }
  };

  // While a write runs, it takes what has come meanwhile along: only an idle queue starts anew.
  const start = () => {
    if (!writing) running = flush();
  };

  return {
    add: (entry) => {
      waiting = [...waiting, entry];
      tell({ kind: 'saving' });
      start();
    },
    retry: () => {
      if (waiting.length > 0) tell({ kind: 'saving' });
      start();
    },
    settled: () => running,
  };
}
