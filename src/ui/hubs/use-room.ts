import { useEffect, useState } from 'react';
import { useBattleSession, useStores } from '#store/hooks.ts';
import type { HubAddress } from '#sync/hub-address.ts';
import type { Room } from '#sync/room-code.ts';
import { useHubLink } from './use-hub-link.ts';

/** The open battle’s room, and actions on it, which reject when the code can’t be loaded or the disk fails. */
export interface RoomControl {
  /** Null for none, or while it is being read. */
  readonly room: Room | null;
  readonly open: (hub: HubAddress) => Promise<void>;
  /** Leaves it for good. */
  readonly leave: () => Promise<void>;
  /** Rejoins a room that was left. */
  readonly goBack: (room: Room) => Promise<void>;
}

/** The room of the open battle on a hub. */
export function useRoom(): RoomControl {
  const session = useBattleSession();
  const { battles } = useStores();
  const [read, setRead] = useState<{ readonly of: string; readonly room: Room } | null>(null);
  const { battleId } = session;
  const link = useHubLink();
  /** Identifies the link: another hub or another right is another link. */
  const of = link === null ? null : `${link.hub} ${link.right}`;
  useEffect(() => {
    if (of === null) return undefined;
    let left = false;
    const look = async () => {
      const { roomOf } = await rooms();
      const room = await roomOf(battleId, battles);
      if (!left && room !== null) setRead({ of, room });
    };
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [of, battleId, battles]);
  return {
    room: read !== null && read.of === of ? read.room : null,
    open: async (hub) => {
      const { openRoom } = await rooms();
      await openRoom(session, hub, battles);
    },
    leave: async () => {
      const { forgetRoom } = await rooms();
      await forgetRoom(battleId, battles);
      setRead(null);
    },
    goBack: async (before) => {
      const { openRoomAgain } = await rooms();
      await openRoomAgain(session, before, battles);
    },
  };
}

const rooms = () => import('#sync/rooms.ts');
