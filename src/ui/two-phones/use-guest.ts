import { useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import { type ArrivalRefusal, useStores } from '#store/hooks.ts';
import { type Trouble, whyNotConnected } from './trouble.ts';

/** Where the pairing of the phone that answers stands. */
export type Visiting =
  | { readonly step: 'preparing' }
  /** Its code waits for the other phone's camera. `slow` it should have been read by now. */
  | { readonly step: 'answering'; readonly code: string; readonly slow: boolean }
  | { readonly step: 'linked'; readonly battleId: BattleId }
  | { readonly step: 'trouble'; readonly why: Trouble }
  /** The battle that came is not taken in. */
  | { readonly step: 'refused'; readonly why: ArrivalRefusal['refused'] };

/** Answers another phone's invitation, and takes its battle in. @param invitation the code that was read */
export function useGuest(invitation: string): Visiting {
  const { battles } = useStores();
  const [visiting, setVisiting] = useState<Visiting>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const tell = (now: Visiting) => {
      if (!left.signal.aborted) setVisiting(now);
    };
    const go = async () => {
      const [{ answer }, { joinBattle }] = await Promise.all([
        import('#sync/peer.ts'),
        import('#sync/shared-battle.ts'),
      ]);
      const acceptance = await answer(invitation);
      if (typeof acceptance === 'string') return tell({ step: 'trouble', why: acceptance });
      const { battleId, code, pipe, close } = acceptance;
      left.signal.addEventListener('abort', close);
      tell({ step: 'answering', code, slow: false });
      const late = setTimeout(() => tell({ step: 'answering', code, slow: true }), SLOW);
      left.signal.addEventListener('abort', () => clearTimeout(late));
      const opened = await pipe.catch(() => null);
      clearTimeout(late);
      if (opened === null) return tell({ step: 'trouble', why: await whyNotConnected() });
      // From now on the link is the battle's, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      const refused = await joinBattle(battleId, opened, battles);
      return tell(
        refused === null ? { step: 'linked', battleId } : { step: 'refused', why: refused },
      );
    };
    go().catch(() => tell({ step: 'trouble', why: 'not-here' }));
    return () => left.abort();
  }, [invitation, battles]);
  return visiting;
}

/** Milliseconds in which a camera reads a code, and phones that can reach each other do so. */
const SLOW = 30_000;
