import { useEffect } from 'react';
import { useBattleSession, useStores } from '#store/hooks.ts';
import { hasRoom } from '#sync/has-room.ts';

/** Rejoins the hub room of the open battle, if it has one, after a reload or on another day. */
export function useRoomAgain(): void {
  const session = useBattleSession();
  const { battles } = useStores();
  useEffect(() => {
    const go = async () => {
      if (!(await hasRoom(session.battleId, battles))) return;
      const { rejoinRoom } = await import('#sync/rooms.ts');
      await rejoinRoom(session, battles);
    };
    // Without it, the battle continues on this phone.
    go().catch(() => undefined);
  }, [session, battles]);
}
