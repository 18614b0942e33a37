import { holdBattle, type Locks } from '#persistence/hold-battle.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Ports } from '#store/ports.ts';
import { createLockManager } from './lock-manager.ts';

/** The locks of one browser, and what can happen to those who ask for them. */
export interface BrowserLocks {
  /** As a tab of this browser asks for them. */
  readonly holdBattle: Ports['holdBattle'];
  /** From now on nobody is answered until the function that it returns is called. */
  readonly pause: () => () => void;
  /** Whether anybody holds the lock of this battle. */
  readonly isHeld: (battleId: BattleId) => boolean;
}

/** Locks that take their time, as a browser's do: asking and giving away both end later. */
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
    // A holder here never lets go by itself.
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
