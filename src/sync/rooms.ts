import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { roomKey } from './has-room.ts';
import { type HubAddress, readHubAddress } from './hub-address.ts';
import { type Room, readRoomCode, roomCode } from './room-code.ts';
import { newRoomKey } from './room-key.ts';
import { isInRoom, joinInRoom, leaveRoom, shareInRoom } from './shared-battle.ts';

// The rooms of this phone's battles, and the known hubs, stored in the settings so that a shared battle can
// be rejoined on another evening. A battle's room is forgotten with the battle
// (src/persistence/battle-log.ts), and backups contain no rooms.

const HUBS_KEY = 'hubs';

/** More than a player ever uses; the least recently used one is forgotten. */
const MAX_HUBS = 8;

/** The room of a battle; null for none. Rejects when the disk can't be read. */
export async function roomOf(battleId: BattleId, battles: BattlesStore): Promise<Room | null> {
  const rows = await battles.getState().settings.load();
  return roomIn(rows[roomKey(battleId)], battleId);
}

/**
 * Shares an open battle on a hub, in its room there or in a new one. From then on its state is in `hubLinks`
 * (./links.ts).
 * @returns the room, for its link
 */
export async function openRoom(
  session: BattleSession,
  hub: HubAddress,
  battles: BattlesStore,
): Promise<Room> {
  const { battleId } = session;
  const before = await roomOf(battleId, battles);
  const room = before?.hub === hub ? before : { battleId, hub, key: newRoomKey() };
  await openRoomAgain(session, room, battles);
  return room;
}

/** Shares an open battle in a room that it had left. */
export async function openRoomAgain(
  session: BattleSession,
  room: Room,
  battles: BattlesStore,
): Promise<void> {
  await remember(room, battles);
  shareInRoom(session, room, battles);
}

/**
 * Joins a room from another phone's code.
 * @returns as `joinInRoom` of ./shared-battle.ts: null once the battle is here
 */
export async function joinRoom(room: Room, battles: BattlesStore): ReturnType<typeof joinInRoom> {
  const before = await roomOf(room.battleId, battles);
  // A phone that may already write keeps that right when it opens a link for onlookers.
  const isLess = before?.hub === room.hub && before.key.right === 'write';
  const better = isLess && room.key.right === 'read' ? before : room;
  const refused = await joinInRoom(better, battles);
  if (refused === null) await remember(better, battles);
  return refused;
}

/** Rejoins the room that a battle had when it was last open, if any. Rejects as `roomOf` does. */
export async function rejoinRoom(session: BattleSession, battles: BattlesStore): Promise<void> {
  const room = await roomOf(session.battleId, battles);
  if (room !== null && !isInRoom(session.battleId)) shareInRoom(session, room, battles);
}

/** Leaves a battle's room for good. The battle is kept, here and on the other phones. */
export async function forgetRoom(battleId: BattleId, battles: BattlesStore): Promise<void> {
  leaveRoom(battleId);
  await battles.getState().settings.save(roomKey(battleId), null);
}

/** The hubs that this phone has used, latest first. */
export async function knownHubs(battles: BattlesStore): Promise<readonly HubAddress[]> {
  const rows = await battles.getState().settings.load();
  return hubsIn(rows[HUBS_KEY]);
}

/** Forgets a hub and all its rooms. */
export async function forgetHub(hub: HubAddress, battles: BattlesStore): Promise<void> {
  const { load, save } = battles.getState().settings;
  const rows = await load();
  const others = hubsIn(rows[HUBS_KEY]).filter((one) => one !== hub);
  await save(HUBS_KEY, others);
  for (const key of Object.keys(rows)) {
    const room = roomIn(rows[key], null);
    const isThere = room?.hub === hub && key === roomKey(room.battleId);
    if (isThere) await forgetRoom(room.battleId, battles);
  }
}

async function remember(room: Room, battles: BattlesStore): Promise<void> {
  const { save } = battles.getState().settings;
  const others = (await knownHubs(battles)).filter((hub) => hub !== room.hub);
  await save(HUBS_KEY, [room.hub, ...others].slice(0, MAX_HUBS));
  await save(roomKey(room.battleId), roomCode(room, null));
}

/** @param battleId the required battle; null for any */
function roomIn(row: unknown, battleId: BattleId | null): Room | null {
  const room = typeof row === 'string' ? readRoomCode(row, null) : null;
  return battleId === null || room?.battleId === battleId ? room : null;
}

function hubsIn(row: unknown): readonly HubAddress[] {
  const rows: readonly unknown[] = Array.isArray(row) ? row.slice(0, MAX_HUBS) : [];
  return rows.flatMap((one) => (typeof one === 'string' ? (readHubAddress(one) ?? []) : []));
}
