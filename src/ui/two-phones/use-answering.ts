import { useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Pipe } from '#sync/pipe.ts';
import { type Trouble, whyNotConnected } from './trouble.ts';

/** Where the pairing of the phone that answers stands. @template Why what it is linked for is refused */
export type Answering<Why> =
  | { readonly step: 'preparing' }
  /** Its code waits for the other phone's camera. `slow` it should have been read by now. */
  | { readonly step: 'answering'; readonly code: string; readonly slow: boolean }
  | { readonly step: 'linked'; readonly battleId: BattleId }
  | { readonly step: 'trouble'; readonly why: Trouble }
  | { readonly step: 'refused'; readonly why: Why };

/** Does something with a link that is there. @returns why that is refused, or null */
type Linked<Why> = (
  pipe: Pipe,
  battleId: BattleId,
  /** This phone's code. */
  own: string,
) => Promise<Why | null>;

/** What a link is for; always the same. */
export interface Purpose<Why> {
  /** Whether an invitation to this is answered. */
  readonly answers: (battleId: BattleId) => boolean;
  /** Fetches what it takes, before anything is answered. */
  readonly prepare: () => Promise<Linked<Why>>;
}

/** Answers another phone's invitation. @param invitation the code that was read */
export function useAnswering<Why>(invitation: string, purpose: Purpose<Why>): Answering<Why> {
  const [answering, setAnswering] = useState<Answering<Why>>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const tell = (now: Answering<Why>) => {
      if (!left.signal.aborted) setAnswering(now);
    };
    const go = async () => {
      const [{ answer }, linked] = await Promise.all([import('#sync/peer.ts'), purpose.prepare()]);
      const acceptance = await answer(invitation);
      if (typeof acceptance === 'string') return tell({ step: 'trouble', why: acceptance });
      const { battleId, code, pipe, close } = acceptance;
      left.signal.addEventListener('abort', close);
      if (left.signal.aborted) return close();
      if (!purpose.answers(battleId)) {
        close();
        return tell({ step: 'trouble', why: 'no-code' });
      }
      tell({ step: 'answering', code, slow: false });
      const late = setTimeout(() => tell({ step: 'answering', code, slow: true }), SLOW);
      left.signal.addEventListener('abort', () => clearTimeout(late));
      const opened = await pipe.catch(() => null);
      clearTimeout(late);
      if (opened === null) return tell({ step: 'trouble', why: await whyNotConnected() });
      // From now on the link is whose it is for, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      const refused = await linked(opened, battleId, code);
      return tell(
        refused === null ? { step: 'linked', battleId } : { step: 'refused', why: refused },
      );
    };
    go().catch(() => tell({ step: 'trouble', why: 'not-here' }));
    return () => left.abort();
  }, [invitation, purpose]);
  return answering;
}

/** Milliseconds in which a camera reads a code, and phones that can reach each other do so. */
const SLOW = 30_000;
