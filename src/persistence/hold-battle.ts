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
 * tab, which may take the browser a moment; a browser without Web Locks always grants it.
 * @param onLost called when another tab took the right away
 * @param patience how long a tab that has it is given to be gone, in milliseconds
 */
export async function holdBattle(
  battleId: BattleId,
  onLost: () => void,
  locks: Locks | undefined = browserLocks(),
  patience = PATIENCE_MS,
): Promise<Hold> {
  if (locks === undefined) return FREE;
  const name = `hors-de-combat/${battleId}`;
  let letGo: LetGo | null = null;
  let over = false;
  const release = async () => {
    over = true;
    const going = letGo;
    letGo = null;
    await going?.();
  };
  const take = async (options: LockOptions) => {
    const taken = await takeLock(locks, name, options, () => {
      letGo = null;
      if (!over) onLost();
    });
    letGo = taken ?? letGo;
    // Granted only after it had been given up: nobody here would ever let it go.
    if (over) await release();
    return letGo !== null;
  };
  // The app that was closed a moment ago is no other tab to anybody who opens it again.
  if (!(await take({ ifAvailable: true }))) {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), patience);
    await take({ signal: waiting.signal });
  }
  return {
    get held() {
      return letGo !== null;
    },
    release,
    steal: () => (letGo === null ? take({ steal: true }) : Promise.resolve(true)),
  };
}

/** Whoever opens a second tab waits as long before it shows that it only watches. */
const PATIENCE_MS = 500;

/** Resolves when the lock is gone. */
type LetGo = () => Promise<void>;

const FREE: Hold = {
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
): Promise<LetGo | null> {
  return new Promise((resolve) => {
    let held = false;
    const request = locks.request(name, options, (lock) => {
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
    const gone = request.catch(() => {
      // A lock that was held and fails has been stolen; one never had could not be asked for.
      if (held) onLost();
      else resolve(null);
    });
  });
}

function browserLocks(): Locks | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks;
}
