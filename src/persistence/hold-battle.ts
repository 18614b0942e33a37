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
 * Asks for the sole right to write a battle among the tabs of this browser. The right ends with the
 * tab, which may take the browser a moment; a browser without Web Locks, or whose locks can't be asked
 * for, always grants it.
 * @param onLost called when another tab took the right away
 * @param patience how long a tab that has it is given to be gone, in milliseconds
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
    // Granted only after it had been given up: nobody here would ever let it go.
    if (over) await release();
    return releaseLock !== null;
  };
  // The app that was closed a moment ago is no other tab to anybody who opens it again.
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

/** Whoever opens a second tab waits as long before it shows that it only watches. */
const PATIENCE_MS = 500;

/** Resolves when the lock is gone. */
type Release = () => Promise<void>;

const UNLOCKED: Hold = {
  held: true,
  release: () => Promise.resolve(),
  steal: () => Promise.resolve(true),
};

/** Gives what lets the lock go, or null when it could not be had. */
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
      // A lock that was held and fails has been stolen; one never had was given up, or can't be asked for.
      if (held) {
        onLost();
        return;
      }
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) onRefused();
      resolve(null);
    });
  });
}

/** As a promise whatever happens: where storage is forbidden, browsers refuse at once or later. */
async function requestLock(locks: Locks, ...question: Parameters<Locks['request']>): Promise<void> {
  await locks.request(...question);
}

function browserLocks(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
