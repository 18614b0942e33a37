import { useEffect } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';

export interface LastResolver {
  /** Its seats, as the end of an address; '' for none. */
  readonly address: string;
  /** Call once it is settled, so that the next visit starts with the likeliest fighters. */
  readonly forget: () => void;
}

/** The resolver last seen in this phase of the battle, for coming back by the tab. */
export function useLastResolver(): LastResolver {
  const { kept, keep } = useBattleSession();
  const phase = useBattle(phaseOf);
  const last = kept().lastResolver;
  return {
    address: last?.moment === phase ? last.address : '',
    forget: () => keep({ lastResolver: null }),
  };
}

/** Remembers the resolver on the screen by its address. */
export function useRememberResolver(address: string): void {
  const { keep } = useBattleSession();
  const phase = useBattle(phaseOf);

  useEffect(() => {
    keep({ lastResolver: { moment: phase, address } });
  }, [keep, phase, address]);
}

/** Turn and phase: a resolver is remembered within one phase only. */
function phaseOf({ battle }: { readonly battle: BattleState | null }): string {
  return battle === null ? '' : `${battle.position.turn} ${battle.position.phase}`;
}
