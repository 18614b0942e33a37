import { createStore } from 'zustand/vanilla';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Holding, HoldingState } from '#store/holding.ts';
import type { Ports } from '#store/ports.ts';

/** The hold as screens usually find it: already granted. */
export function answeredHolding(
  battleId: BattleId,
  ports: Pick<Ports, 'holdBattle'>,
  answer: HoldingState,
): Holding {
  const { getState, setState, subscribe } = createStore<HoldingState>()(() => answer);
  const hold = ports.holdBattle(battleId, () => setState('elsewhere', true));
  return {
    getState,
    subscribe,
    answered: Promise.resolve(),
    take: async (catchUp) => {
      await (await hold).steal();
      await catchUp();
      setState('held', true);
    },
    release: async () => (await hold).release(),
  };
}
