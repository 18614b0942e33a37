import type { Command } from '#battle/commands.ts';
import type { Entry } from '#battle/events.ts';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import type { BattleSession } from '#store/hooks.ts';
import { createBattleDoc } from '#sync/battle-doc.ts';
import { type ChannelEnd, joinDocs } from '#sync/doc-channel.ts';
import { enterRoom, type HubRoom } from '#sync/hub-room.ts';
import type { HubLink } from '#sync/links.ts';
import type { Pipe } from '#sync/pipe.ts';
import type { Room } from '#sync/room-code.ts';
import { createMemoryPorts, type MemoryPorts } from './memory-ports.ts';

export interface PhoneStart {
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly actor: ActorId;
  /** The entries on its disk. */
  readonly entries: readonly Entry[];
  /** The time of its clock, in milliseconds since 1970. */
  readonly now?: number;
  /** Makes the names that it takes when another phone has the same. */
  readonly renames?: () => ActorId;
}

/**
 * A phone with a disk in memory and the battle open on it, which can be linked to others. A process has
 * several of them, where the app has one (src/sync/shared-battle.ts): their parts are joined here as they are
 * there.
 */
export interface Phone {
  readonly memory: MemoryPorts;
  /** Null until it has the battle. */
  readonly session: () => BattleSession | null;
  readonly entries: () => readonly Entry[];
  readonly link: (pipe: Pipe) => void;
  /** Enters a room on a hub. `loaded` resolves once everything in the room has arrived. */
  readonly enter: (room: Room) => { readonly loaded: Promise<void>; readonly leave: () => void };
  /** What it says of the hub it was in last; null for none. */
  readonly hub: () => HubLink | null;
  /** Why its links have ended, in order. */
  readonly ended: readonly ChannelEnd[];
  /**
   * Receives a battle that was handed over; without rows, that of the phone that it was linked to.
   * @returns why it was refused, or null
   */
  readonly takeIn: (rows?: readonly unknown[]) => Promise<string | null>;
  /** Sends a command. @throws Error when it is refused */
  readonly tap: (command: Command) => Entry;
}

export async function openPhone({
  battleId,
  system,
  actor,
  entries,
  now,
  renames,
}: PhoneStart): Promise<Phone> {
  const memory = createMemoryPorts({ entries, ...(now === undefined ? {} : { now }) });
  let current = actor;
  const ports = {
    ...memory.ports,
    get actor() {
      return current;
    },
    renewActor: () => {
      current = renames?.() ?? memory.ports.renewActor();
      return current;
    },
    reveal: (written: Promise<void>, show: () => void) => void written.then(show),
  };
  const known = (id: string) => (id === system.id ? system : null);
  const store = createBattlesStore(ports, {
    load: async (id) => known(id),
    loaded: known,
    subscribe: () => () => {},
    ownPacks: () => [],
    play: async () => {},
  }).getState();
  const ended: ChannelEnd[] = [];
  const early: unknown[] = [];
  let session: BattleSession | null = null;
  const rooms = new Set<HubRoom>();
  let hub: HubLink | null = null;
  const take = (rows: readonly unknown[]) => {
    if (session !== null) return { refused: session.receiveRows(rows) };
    early.push(...rows);
    return { refused: [] };
  };
  const doc = createBattleDoc(battleId, [], take);
  const put = (more: readonly Entry[]) => {
    doc.put(more);
    for (const room of rooms) room.put(more);
  };
  const open = async () => {
    const opened = await store.open(battleId);
    if (opened === null) return;
    session = opened;
    opened.receiveRows(early.splice(0));
    put(opened.getState().entries);
    opened.subscribe(() => put(opened.getState().entries));
  };
  await open();
  return {
    memory,
    session: () => session,
    entries: () => session?.getState().entries ?? [],
    link: (pipe) => joinDocs(doc, pipe, (why) => ended.push(why)),
    enter: (room) => {
      let resolveLoaded: () => void = () => undefined;
      const loaded = new Promise<void>((resolve) => {
        resolveLoaded = resolve;
      });
      const entered = enterRoom(room, {
        take,
        onLoaded: resolveLoaded,
        onChange: (link) => {
          hub = link;
        },
      });
      rooms.add(entered);
      entered.put(session?.getState().entries ?? []);
      const leave = () => {
        rooms.delete(entered);
        entered.close();
      };
      return { loaded, leave };
    },
    hub: () => hub,
    ended,
    takeIn: async (rows = early) => {
      const arriving = await store.weigh(battleId, rows);
      if ('refused' in arriving) return arriving.refused;
      await store.takeIn(arriving);
      if (session === null) await open();
      return null;
    },
    tap: (command) => {
      const sent = session?.send(command) ?? { refused: 'no battle' };
      if ('refused' in sent) throw new Error(`${command.type} refused: ${sent.refused}`);
      return sent.entry;
    },
  };
}

/** Links two phones. @returns a function that cuts the link */
export function linked(
  one: Phone,
  other: Phone,
  { ends: [here, there], cut }: { readonly ends: readonly [Pipe, Pipe]; readonly cut: () => void },
): () => void {
  one.link(here);
  other.link(there);
  return cut;
}
