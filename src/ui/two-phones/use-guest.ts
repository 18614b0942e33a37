import { useMemo } from 'react';
import { type ArrivalRefusal, useStores } from '#store/hooks.ts';
import { TRIAL_ID } from '#sync/pairing-code.ts';
import { type Answering, type Purpose, useAnswering } from './use-answering.ts';

/** Answers another phone's invitation, and receives its battle. @param invitation the scanned code */
export function useGuest(invitation: string): Answering<ArrivalRefusal['refused'] | 'empty'> {
  const { battles } = useStores();
  const purpose = useMemo(
    (): Purpose<ArrivalRefusal['refused'] | 'empty'> => ({
      answers: (battleId) => battleId !== TRIAL_ID,
      prepare: async () => {
        const { joinBattle } = await import('#sync/shared-battle.ts');
        return (pipe, battleId) => joinBattle(battleId, pipe, battles);
      },
    }),
    [battles],
  );
  return useAnswering(invitation, purpose);
}
