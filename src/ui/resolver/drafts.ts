import { useState } from 'react';
import { type Draft, useBattle, useBattleSession } from '#store/hooks.ts';

export type { Draft } from '#store/hooks.ts';

export const EMPTY_DRAFT: Draft = { inputs: {}, answers: [], typed: { step: '', dice: [] } };

export interface Drafts {
  /** Of these people, in this turn: what was told earlier holds no longer. */
  readonly of: (address: string) => Draft;
  readonly keep: (address: string, draft: Draft) => void;
}

/**
 * What players have told, kept as long as the battle is open: a look at the table in between, or a
 * phone that locks, loses no die.
 */
export function useDrafts(): Drafts {
  const { kept, keep } = useBattleSession();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const [drafts, setDrafts] = useState(() => kept().drafts);
  const key = (address: string) => `${turn} ${address}`;
  return {
    of: (address) => drafts.get(key(address)) ?? EMPTY_DRAFT,
    keep: (address, draft) => {
      const next = new Map([...kept().drafts, [key(address), draft]]);
      keep({ drafts: next });
      setDrafts(next);
    },
  };
}
