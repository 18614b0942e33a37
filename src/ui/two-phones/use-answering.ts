import { useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Pipe } from '#sync/pipe.ts';
import type { Trouble } from './trouble.ts';

/** The state of the answering phone. @template Why reasons for refusing the link's purpose */
export type Answering<Why> =
  | { readonly step: 'preparing' }
  /**
   * Its code waits for the other phone's camera. `slow`: it should have been scanned by now, and the phones
   * linked; what keeps them apart otherwise, a word key.
   */
  | {
      readonly step: 'answering';
      readonly code: string;
      readonly slow: 'slow' | 'slow-names' | null;
    }
  /** What the link is for begins: a battle may take a while to arrive. */
  | { readonly step: 'arriving' }
  | { readonly step: 'linked'; readonly battleId: BattleId }
  | { readonly step: 'trouble'; readonly why: Trouble }
  | { readonly step: 'refused'; readonly why: Why };

/** Uses an open link. @returns why that is refused, or null */
type Linked<Why> = (
  pipe: Pipe,
  battleId: BattleId,
  /** This phone's code. */
  own: string,
) => Promise<Why | null>;

/** What a link is for; must be a stable reference. */
export interface Purpose<Why> {
  /** Whether an invitation to this battle id is answered. */
  readonly answers: (battleId: BattleId) => boolean;
  /** Loads the code it needs before the invitation is answered. */
  readonly prepare: () => Promise<Linked<Why>>;
}

/** Answers another phone's invitation. @param invitation the scanned code */
export function useAnswering<Why>(invitation: string, purpose: Purpose<Why>): Answering<Why> {
  const [answering, setAnswering] = useState<Answering<Why>>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const update = (now: Answering<Why>) => {
      if (!left.signal.aborted) setAnswering(now);
    };
    const go = async () => {
      const [{ answer }, linked] = await Promise.all([import('#sync/peer.ts'), purpose.prepare()]);
      const acceptance = await answer(invitation);
      if (typeof acceptance === 'string') return update({ step: 'trouble', why: acceptance });
      const { battleId, code, pipe, hasOnlyNames, close } = acceptance;
      left.signal.addEventListener('abort', close);
      if (left.signal.aborted) return close();
      if (!purpose.answers(battleId)) {
        close();
        return update({ step: 'trouble', why: 'no-code' });
      }
      update({ step: 'answering', code, slow: null });
      const late = setTimeout(() => {
        update({ step: 'answering', code, slow: hasOnlyNames() ? 'slow-names' : 'slow' });
      }, SLOW);
      left.signal.addEventListener('abort', () => clearTimeout(late));
      const opened = await pipe;
      clearTimeout(late);
      // From now on the link belongs to its purpose, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      update({ step: 'arriving' });
      const refused = await linked(opened, battleId, code);
      return update(
        refused === null ? { step: 'linked', battleId } : { step: 'refused', why: refused },
      );
    };
    go().catch(() => update({ step: 'trouble', why: 'not-here' }));
    return () => left.abort();
  }, [invitation, purpose]);
  return answering;
}

/** Milliseconds that scanning and connecting should take at most. */
const SLOW = 30_000;
