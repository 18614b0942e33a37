import type { BattleId } from '#rules/contract/ids.ts';
import type { ArrivalRefusal } from '#store/arriving-battle.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { isNewer } from '#store/raw-row.ts';
import { type HubTrouble, hubLinks } from './links.ts';
import type { Pipe } from './pipe.ts';
import type { Room } from './room-code.ts';
import { createSharedBattle, type SharedBattle } from './table-log.ts';

/** The shared battles of this tab. */
const shared = new Map<BattleId, SharedBattle>();

/** Shares a battle that is open here with the phone at the other end. */
export function shareBattle(session: BattleSession, pipe: Pipe, battles: BattlesStore): void {
  const { battleId } = session;
  const one = shared.get(battleId) ?? createAndRegister(battleId, battles, () => undefined);
  one.attach(session);
  one.link(pipe);
}

/** Shares a battle that is open here with everybody in this room. */
export function shareInRoom(session: BattleSession, room: Room, battles: BattlesStore): void {
  const { battleId } = session;
  const one = shared.get(battleId) ?? createAndRegister(battleId, battles, () => undefined);
  one.attach(session);
  one.enter(room);
}

/** Whether a battle has a room in this tab, whether reachable or not. */
export function isInRoom(battleId: BattleId): boolean {
  return hubLinks.getState()[battleId] !== undefined;
}

/** Leaves the room of a battle. Directly linked phones stay linked. */
export function leaveRoom(battleId: BattleId): void {
  shared.get(battleId)?.leaveRoom();
}

/**
 * Joins the battle of the phone at the other end: receives all of it, or what is lacking of one that is here already.
 * @returns null once it is on the disk; else why it is refused, and nothing is written. `empty`: the link broke before
 * anything had arrived
 * @throws what the disk throws
 */
export async function joinBattle(
  battleId: BattleId,
  pipe: Pipe,
  battles: BattlesStore,
): Promise<ArrivalRefusal['refused'] | 'empty' | null> {
  const { open, leave } = battles.getState();
  const here = await open(battleId);
  if (here !== null) shareBattle(here, pipe, battles);
  leave(battleId);
  if (here !== null) return null;
  const refused = await arrive(battleId, battles, (one) => one.link(pipe));
  if (refused !== null) shared.get(battleId)?.stop();
  return refused;
}

/**
 * Joins the battle of a room in the same way.
 * @returns as `joinBattle`, or why the room can't be entered; `empty`: nobody has added the battle yet
 * @throws what the disk throws
 */
export async function joinInRoom(
  room: Room,
  battles: BattlesStore,
): Promise<ArrivalRefusal['refused'] | HubTrouble | 'empty' | null> {
  const { battleId } = room;
  const { open, leave } = battles.getState();
  const here = await open(battleId);
  if (here !== null) shareInRoom(here, room, battles);
  leave(battleId);
  if (here !== null) return null;
  const refused = await arrive(battleId, battles, (one) => one.enter(room));
  if (refused === null) return null;
  const why = hubLinks.getState()[battleId]?.why ?? null;
  shared.get(battleId)?.stop();
  return refused === 'empty' ? (why ?? refused) : refused;
}

/**
 * @param begin opens the connection through which the battle arrives
 * @returns as `joinBattle`; `empty` when nothing arrived
 */
async function arrive(
  battleId: BattleId,
  battles: BattlesStore,
  begin: (one: SharedBattle) => void,
): Promise<ArrivalRefusal['refused'] | 'empty' | null> {
  const { open, leave, weigh, takeIn } = battles.getState();
  const arrived = new Promise<readonly unknown[]>((resolve) => {
    begin(createAndRegister(battleId, battles, resolve));
  });
  const rows = await arrived;
  if (rows.length === 0) return 'empty';
  // If the other phone has a newer app, the readable part is received, to look on.
  const readable = rows.filter((row) => !isNewer(row));
  const arriving = await weigh(battleId, readable);
  if ('refused' in arriving) return readable.length < rows.length ? 'newer' : arriving.refused;
  await takeIn(arriving);
  const session = await open(battleId);
  if (session !== null) shared.get(battleId)?.attach(session);
  leave(battleId);
  return null;
}

function createAndRegister(
  battleId: BattleId,
  battles: BattlesStore,
  onFirst: (rows: readonly unknown[]) => void,
): SharedBattle {
  const one = createSharedBattle(battleId, battles, onFirst, () => shared.delete(battleId));
  shared.set(battleId, one);
  return one;
}
