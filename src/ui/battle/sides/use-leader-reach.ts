import type { SideId } from '#rules/contract/ids.ts';
import { useBattle } from '#store/hooks.ts';

/** How far a side's leader lends its Leadership, inches; null while nobody does. */
export function useLeaderReach(id: SideId): number | null {
  return useBattle(
    ({ battle, system }) =>
      (battle === null ? null : system.leaderBubble(battle, id)?.range) ?? null,
  );
}
