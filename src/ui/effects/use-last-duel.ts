import { useEffect } from 'react';
import { useBattle, useBattleStore } from '#store/hooks.ts';

export interface LastDuel {
  /** Who stood in it, as the end of an address; '' when nobody is remembered. */
  readonly address: string;
  /** It is settled: the next visit starts with whoever is likeliest then. */
  readonly forget: () => void;
}

/** What was looked at last in this battle and this turn, for whoever comes back by the tab. */
export function useLastDuel(): LastDuel {
  const store = useBattleStore();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const last = known.get(store);
  return {
    address: last?.turn === turn ? last.address : '',
    forget: () => void known.delete(store),
  };
}

/** @param address of what is on the screen now */
export function useRememberDuel(address: string): void {
  const store = useBattleStore();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);

  useEffect(() => {
    known.set(store, { turn, address });
  }, [store, turn, address]);
}

/** By open battle: outlives the screen, not the battle. */
const known = new WeakMap<object, { readonly turn: number; readonly address: string }>();
