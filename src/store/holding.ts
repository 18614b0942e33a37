import { createStore } from 'zustand/vanilla';
import type { Hold } from '#battle/hold.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Ports } from './ports.ts';
import type { ReadonlyStore } from './readonly-store.ts';

/**
 * Whether this tab may write a battle: `asking` until that is known, `elsewhere` while another tab
 * has the right or once this one has given it away.
 */
export type HoldingState = 'asking' | 'held' | 'elsewhere';

/** The right to write one battle, asked for. */
export interface Holding extends ReadonlyStore<HoldingState> {
  /** Resolves when it is known. Never rejects. */
  readonly answered: Promise<void>;
  /**
   * Takes the right from the other tab. Never rejects: what goes wrong leaves it where it was.
   * @param catchUp reads what the other tab has written, before anything may be written here
   */
  readonly take: (catchUp: () => Promise<void>) => Promise<void>;
  /** Gives it away, as soon as it has been granted if need be. Resolves when others can have it. */
  readonly release: () => Promise<void>;
}

/** Asks for the sole right to write a battle, at once. */
export function askToHold(battleId: BattleId, ports: Pick<Ports, 'holdBattle'>): Holding {
  const { getState, setState, subscribe } = createStore<HoldingState>()(() => 'asking');
  const tell = (state: HoldingState) => setState(state, true);
  let released = false;
  const asked = granted(() => ports.holdBattle(battleId, () => tell('elsewhere')));
  const tellOf = (hold: Hold | null) =>
    tell(hold?.held === true && !released ? 'held' : 'elsewhere');
  return {
    getState,
    subscribe,
    answered: asked.then(tellOf),
    take: async (catchUp) => {
      const hold = await asked;
      tell('asking');
      try {
        if ((await hold?.steal()) === true) await catchUp();
        tellOf(hold);
      } catch {
        // Held, but without knowing what the other tab has written, nothing may be written.
        tell('elsewhere');
      }
    },
    release: async () => {
      released = true;
      tell('elsewhere');
      await (await asked)?.release();
    },
  };
}

/** Null when it can't even be asked for. */
async function granted(ask: () => Promise<Hold>): Promise<Hold | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}
