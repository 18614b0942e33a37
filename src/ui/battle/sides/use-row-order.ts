import { useMemo } from 'react';
import type { BattleState } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { useRowKit } from './row-kit.ts';

/**
 * Those who are out of action, at the end, after those who are not there yet. They sink when the phase
 * changes: while it lasts, nobody's row moves away from under a thumb.
 */
export function useRowOrder(fighterIds: readonly FighterId[]): readonly FighterId[] {
  const { shown } = useBattleSession();
  const { statuses } = useRowKit();
  const moment = useBattle(({ battle }) => (battle === null ? '' : momentOf(battle)));
  return useMemo(() => {
    const { battle } = shown.getState();
    const rank = (id: FighterId) => {
      const row = statuses.get(battle?.fighters[id]?.status ?? '')?.row;
      if (row?.onTable !== false) return 0;
      return row.tone === 'out-of-action' ? 2 : 1;
    };
    return fighterIds.toSorted((one, other) => rank(one) - rank(other));
    // The moment says when to look again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fighterIds, statuses, shown, moment]);
}

/** When players look up from what they are doing: with a phase, a turn, and at the end. */
function momentOf({ position, ended }: BattleState): string {
  return [position.round, position.sideId, position.phase, ended].join(' ');
}
