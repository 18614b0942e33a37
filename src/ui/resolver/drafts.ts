import { useState } from 'react';
import type { InputValue, ResolverAnswer } from '#rules/resolver.ts';
import { type BattleStore, useBattle, useBattleStore } from '#store/hooks.ts';

/** What players have told so far of one question. */
export interface Draft {
  /** By field id. */
  readonly inputs: Readonly<Record<string, InputValue>>;
  readonly answers: readonly ResolverAnswer[];
  /** Dice of a throw that is not complete yet, and which throw it is. */
  readonly typed: { readonly step: string; readonly dice: readonly number[] };
}

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
  const store = useBattleStore();
  const turn = useBattle(({ battle }) => battle?.position.turn ?? 0);
  const [drafts, setDrafts] = useState(() => kept.get(store) ?? NONE);
  const key = (address: string) => `${turn} ${address}`;
  return {
    of: (address) => drafts.get(key(address)) ?? EMPTY_DRAFT,
    keep: (address, draft) => {
      const next = new Map([...(kept.get(store) ?? NONE), [key(address), draft]]);
      kept.set(store, next);
      setDrafts(next);
    },
  };
}

type Kept = ReadonlyMap<string, Draft>;

const NONE: Kept = new Map();
/** By open battle: outlives the screen, not the battle. */
const kept = new WeakMap<BattleStore, Kept>();
