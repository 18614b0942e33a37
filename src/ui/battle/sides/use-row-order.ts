import { useMemo } from 'react';
import type { BattleState } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { useRowContext } from './row-context.ts';

/**
 * Fighters on the table, then those off it, then those out of action. Sorted again only when the phase
 * changes, so that no row moves away from under a thumb.
 */
export function useRowOrder(fighterIds: readonly FighterId[]): readonly FighterId[] {
  const { shown } = useBattleSession();
  const { statuses } = useRowContext();
  const sortKey = useBattle(({ battle }) => (battle === null ? '' : sortKeyOf(battle)));
  return useMemo(() => {
    const { battle } = shown.getState();
    const rank = (id: FighterId) => {
      const row = statuses.get(battle?.fighters[id]?.status ?? '')?.row;
      if (row?.onTable !== false) return 0;
      return row.tone === 'out-of-action' ? 2 : 1;
    };
    return fighterIds.toSorted((one, other) => rank(one) - rank(other));
    // Statuses are read when the sort key changes, not whenever they change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fighterIds, statuses, shown, sortKey]);
}

/** Changes with every phase and turn, and at the end. */
function sortKeyOf({ position, ended }: BattleState): string {
  return [position.round, position.sideId, position.phase, ended].join(' ');
}
