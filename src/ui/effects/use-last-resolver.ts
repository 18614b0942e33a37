import { useEffect } from 'react';
import type { BattleState } from '#battle/state.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';

export interface LastResolver {
  /** Who stood in it, as the end of an address; '' when nobody is remembered. */
  readonly address: string;
  /** It is settled: the next visit starts with whoever is likeliest then. */
  readonly forget: () => void;
}

/** What was looked at last in this battle and this phase, for whoever comes back by the tab. */
export function useLastResolver(): LastResolver {
  const { kept, keep } = useBattleSession();
  const moment = useBattle(momentOf);
  const last = kept().lastResolver;
  return {
    address: last?.moment === moment ? last.address : '',
    forget: () => keep({ lastResolver: null }),
  };
}

/** @param address of what is on the screen now */
export function useRememberResolver(address: string): void {
  const { keep } = useBattleSession();
  const moment = useBattle(momentOf);

  useEffect(() => {
    keep({ lastResolver: { moment, address } });
  }, [keep, moment, address]);
}

/** Another phase is about something else. */
function momentOf({ battle }: { readonly battle: BattleState | null }): string {
  return battle === null ? '' : `${battle.position.turn} ${battle.position.phase}`;
}
