import { useCallback } from 'react';
import { useBattleSession, useStores } from '#store/hooks.ts';
import type { Pipe } from '#sync/pipe.ts';
import { useInviting } from './use-inviting.ts';

/** Invites another phone to the open battle as soon as the screen is mounted. */
export function useHost(): ReturnType<typeof useInviting> {
  const session = useBattleSession();
  const { battles } = useStores();
  const prepare = useCallback(async () => {
    const { shareBattle } = await import('#sync/shared-battle.ts');
    return (pipe: Pipe) => shareBattle(session, pipe, battles);
  }, [session, battles]);
  return useInviting(session.battleId, prepare);
}
