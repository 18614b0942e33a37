import { createContext, useContext } from 'react';
import type { EntryId } from '#battle/hlc.ts';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/hooks.ts';

/** Sheets about the battle as a whole. */
export type BattleSheetKind =
  | 'menu'
  | 'undo'
  | 'join'
  | 'leader'
  | 'house-rules'
  | 'heeded'
  | 'scenario'
  | 'markers'
  | 'note'
  | 'leave'
  | 'alliance'
  | 'end'
  | 'seat';

/** The sheet open over the table; one at a time. */
export type TableSheet =
  | { readonly kind: BattleSheetKind }
  | { readonly kind: 'gauge'; readonly sideId: SideId }
  | { readonly kind: 'step'; readonly entryId: EntryId }
  | { readonly kind: 'injury' | 'credit' | 'status'; readonly fighterId: FighterId }
  | { readonly kind: 'contacts'; readonly fighterIds: readonly FighterId[] };

/** The actions of the table. The object is stable, so that it never causes a render. */
export interface Table {
  /** The session's `send`, which also shows the news of the step. */
  readonly send: BattleSession['send'];
  readonly open: (sheet: TableSheet) => void;
  readonly close: () => void;
}

export const TableContext = createContext<Table | null>(null);

/** @throws Error outside `TableProvider`, which is a programming mistake. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('useTable outside TableContext');
  return table;
}
