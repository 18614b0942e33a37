import type { BattleId } from '#rules/contract/ids.ts';
import type { BattlesStore } from '#store/battles-store.ts';

/** Key of the setting with a battle's room on a hub, as a code (rooms.ts). */
export function roomKey(battleId: BattleId): string {
  return `room-${battleId}`;
}

/** Whether a battle has a room to rejoin; called for every battle that is opened. Never rejects. */
export async function hasRoom(battleId: BattleId, battles: BattlesStore): Promise<boolean> {
  const rows = await battles
    .getState()
    .settings.load()
    .catch(() => ({}));
  return new Map(Object.entries(rows)).get(roomKey(battleId)) !== undefined;
}
