import { useEffect } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';

export interface LastDuel {
  /** Who stood in it, as the end of an address; '' when nobody is remembered. */
  readonly address: string;
  /** It is settled: the next visit starts with whoever is likeliest then. */
  readonly forget: () => void;
}

/** What was looked at last in this battle and this phase, for whoever comes back by the tab. */
export function useLastDuel(): LastDuel {
  const { kept, keep } = useBattleSession();
  const moment = useBattle(momentOf);
  const last = kept().lastDuel;
  return {
    address: last?.moment === moment ? last.address : '',
    forget: () => keep({ lastDuel: null }),
  };
}

/** @param address of what is on the screen now */
export function useRememberDuel(address: string): void {
  const { keep } = useBattleSession();
  const moment = useBattle(momentOf);

  useEffect(() => {
    keep({ lastDuel: { moment, address } });
  }, [keep, moment, address]);
}

/** Another phase is about something else. */
function momentOf({ battle }: { readonly battle: BattleState | null }): string {
  return battle === null ? '' : `${battle.position.turn} ${battle.position.phase}`;
}
