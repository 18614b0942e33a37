import type { Hold } from '#battle/hold.ts';
import type { BattleId } from '#rules/contract/ids.ts';

/** The part of the browser's Web Locks that is used here. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<void>,
  ) => Promise<void>;
}

/**
 * Requests the lock of a battle among the tabs of this browser. It ends with its tab, which may take the
 * browser a moment. A browser without Web Locks, or that refuses them, always grants it.
 * @param onLost called when another tab has stolen the lock
 * @param patience milliseconds to wait for a tab that is closing to release it
 */
export async function holdBattle(
  battleId: BattleId,
  onLost: () => void,
  locks: Locks | undefined = browserLocks(),
  patience = PATIENCE_MS,
): Promise<Hold> {
  if (locks === undefined) return UNLOCKED;
  const name = `hors-de-combat/${battleId}`;
  let releaseLock: Release | null = null;
  let over = false;
  let refused = false;
  const release = async () => {
    over = true;
    const going = releaseLock;
    releaseLock = null;
    await going?.();
  };
  const take = async (options: LockOptions) => {
    const taken = await takeLock(
      locks,
      name,
      options,
      () => {
        releaseLock = null;
        if (!over) onLost();
      },
      () => {
        refused = true;
      },
    );
    releaseLock = taken ?? releaseLock;
    // Granted after it had been given up: nobody would ever release it.
    if (over) await release();
    return releaseLock !== null;
  };
  // The lock may still belong to a tab that was closed a moment ago.
  const first = await take({ ifAvailable: true });
  if (refused) return UNLOCKED;
  if (!first) {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), patience);
    await take({ signal: waiting.signal });
  }
  return {
    get held() {
      return releaseLock !== null;
    },
    release,
    steal: () => (releaseLock === null ? take({ steal: true }) : Promise.resolve(true)),
  };
}

/** A second tab takes this long to find out that it is read-only. */
const PATIENCE_MS = 500;

/** Resolves when the lock is gone. */
type Release = () => Promise<void>;

const UNLOCKED: Hold = {
  held: true,
  release: () => Promise.resolve(),
  steal: () => Promise.resolve(true),
};

/** Resolves to the function that releases the lock, or null when it is not granted. */
function takeLock(
  locks: Locks,
  name: string,
  options: LockOptions,
  onLost: () => void,
  onRefused: () => void,
): Promise<Release | null> {
  return new Promise((resolve) => {
    let held = false;
    const request = requestLock(locks, name, options, (lock) => {
      if (lock === null) {
        resolve(null);
        return Promise.resolve();
      }
      held = true;
      return new Promise<void>((release) => {
        resolve(() => {
          release();
          return gone;
        });
      });
    });
    const gone = request.catch((problem: unknown) => {
      // A held lock that rejects has been stolen; otherwise the wait was aborted, or locks are refused.
      if (held) {
        onLost();
        return;
      }
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) onRefused();
      resolve(null);
    });
  });
}

/** Always a promise: where storage is forbidden, some browsers throw at once. */
async function requestLock(locks: Locks, ...question: Parameters<Locks['request']>): Promise<void> {
  await locks.request(...question);
}

function browserLocks(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
