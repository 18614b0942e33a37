import { createStore } from 'zustand/vanilla';
import type { BattleId } from '#rules/contract/ids.ts';

/** Other phones at a shared battle. */
export interface Link {
  /** How many are linked now. */
  readonly phones: number;
  /**
   * Why the last one is no longer: `mending` its way broke, and another is being opened · `gone` it, or the way to it ·
   * `hostile` it sent what nobody may send; null: none left.
   */
  readonly lost: 'mending' | 'gone' | 'hostile' | null;
}

/** The links of all battles that this tab has shared. */
export const links = createStore<Readonly<Partial<Record<BattleId, Link>>>>()(() => ({}));
