import { useCallback } from 'react';
import { allWithinReach } from '#battle/reach.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle, useBattleSession } from '#store/hooks.ts';
import { useTable } from '#ui/battle/table-context.ts';

/** How far a side's leader lends its Leadership, inches; null while nobody does. */
export function useLeaderReach(id: SideId): number | null {
  return useBattle(
    ({ battle, system }) =>
      (battle === null ? null : system.leaderBubble(battle, id)?.range) ?? null,
  );
}

/** Whether everybody of a side is within its leader's reach. */
export function useAllWithinReach(id: SideId): boolean {
  return useBattle(({ battle, system }) => battle !== null && allWithinReach(battle, system, id));
}

/** Puts everybody of a side within its leader's reach; nobody, once all are. */
export function useToggleReach(id: SideId): () => void {
  const { send } = useTable();
  const session = useBattleSession();
  return useCallback(() => {
    const { battle } = session.getState();
    if (battle === null) return;
    send({ type: 'set-reach', sideId: id, within: !allWithinReach(battle, session.system, id) });
  }, [send, session, id]);
}
