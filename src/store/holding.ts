import { createStore } from 'zustand/vanilla';
import type { Hold } from '#battle/hold.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Ports } from './ports.ts';
import type { ReadonlyStore } from './readonly-store.ts';

/**
 * Whether this tab may write a battle: `asking` until that is known, `elsewhere` while another tab
 * holds the lock, or once this one has released it.
 */
export type HoldingState = 'asking' | 'held' | 'elsewhere';

/** A request for the right to write one battle, and what became of it. */
export interface Holding extends ReadonlyStore<HoldingState> {
  /** Resolves once the first answer is in. Never rejects. */
  readonly answered: Promise<void>;
  /**
   * Takes the lock from the other tab. Never rejects: on failure this tab stays read-only.
   * @param catchUp reads what the other tab has written, before anything may be written here
   */
  readonly take: (catchUp: () => Promise<void>) => Promise<void>;
  /** Releases the lock, even one that is granted only later. Resolves when other tabs can take it. */
  readonly release: () => Promise<void>;
}

/** Asks for the sole right to write a battle, at once. */
export function requestHold(battleId: BattleId, ports: Pick<Ports, 'holdBattle'>): Holding {
  const { getState, setState, subscribe } = createStore<HoldingState>()(() => 'asking');
  const set = (state: HoldingState) => setState(state, true);
  let released = false;
  const asked = holdOrNull(() => ports.holdBattle(battleId, () => set('elsewhere')));
  const setFrom = (hold: Hold | null) =>
    set(hold?.held === true && !released ? 'held' : 'elsewhere');
  return {
    getState,
    subscribe,
    answered: asked.then(setFrom),
    take: async (catchUp) => {
      const hold = await asked;
      set('asking');
      try {
        if ((await hold?.steal()) === true) await catchUp();
        setFrom(hold);
      } catch {
        // The lock is ours, but without the other tab's entries nothing may be written.
        set('elsewhere');
      }
    },
    release: async () => {
      released = true;
      set('elsewhere');
      await (await asked)?.release();
    },
  };
}

/** Null when the request itself fails. */
async function holdOrNull(ask: () => Promise<Hold>): Promise<Hold | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
