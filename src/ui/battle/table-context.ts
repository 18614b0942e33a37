import { createContext, useContext } from 'react';
import type { FighterId, SideId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/hooks.ts';
import type { News } from './news.ts';

/** Sheets about the battle as a whole. */
export type BattleSheetKind =
  | 'menu'
  | 'undo'
  | 'join'
  | 'leader'
  | 'house-rules'
  | 'markers'
  | 'note'
  | 'leave'
  | 'end';

/** What can stand open over the table; one at a time. */
export type TableSheet =
  | { readonly kind: BattleSheetKind }
  | { readonly kind: 'gauge'; readonly sideId: SideId }
  | { readonly kind: 'injury' | 'credit' | 'status'; readonly fighterId: FighterId }
  | { readonly kind: 'contacts'; readonly fighterIds: readonly FighterId[] };

/** What everything on the table may do; never changes, so that nothing is drawn again because of it. */
export interface Table {
  /** As the session's `send`; tells the table besides what came of it. */
  readonly send: BattleSession['send'];
  readonly open: (sheet: TableSheet) => void;
  readonly close: () => void;
}

export const TableContext = createContext<Table | null>(null);

/** The news of the last step, for the few parts that show it. */
export const NewsContext = createContext<News | null>(null);

/** @throws Error outside the table screen: a part mounted without it is a programming mistake. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('useTable outside TableContext');
  return table;
}

export function useNews(): News | null {
  return useContext(NewsContext);
}
