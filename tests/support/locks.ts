import { holdBattle, type Locks } from '#persistence/hold-battle.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Ports } from '#store/ports.ts';
import { createLockManager } from './lock-manager.ts';

/** The locks of one browser, with switches for failures. */
export interface BrowserLocks {
  /** The lock manager of one tab. */
  readonly holdBattle: Ports['holdBattle'];
  /** From now on requests hang until the returned function is called. */
  readonly pause: () => () => void;
  /** Whether the lock of this battle is held. */
  readonly isHeld: (battleId: BattleId) => boolean;
}

/** Locks that are granted and released asynchronously, as in browsers. */
export function browserLocks(): BrowserLocks {
  const manager = createLockManager();
  let answering = Promise.resolve();
  const locks: Locks = {
    request: async (name, options, granted) => {
      await answering;
      await manager.request(name, options, async (lock) => {
        await granted(lock);
        await someTime();
      });
    },
  };
  return {
    // A hold that is never released.
    holdBattle: (battleId, onLost) => holdBattle(battleId, onLost, locks, 0),
    pause: () => {
      const resume: (() => void)[] = [];
      answering = new Promise((done) => {
        resume.push(done);
      });
      return () => {
        for (const go of resume) go();
      };
    },
    isHeld: (battleId) => manager.isHeld(`hors-de-combat/${battleId}`),
  };
}

function someTime(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}
