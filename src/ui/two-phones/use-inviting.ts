import { useCallback, useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Host, PairingTrouble } from '#sync/peer.ts';
import type { Pipe } from '#sync/pipe.ts';
import { wakeCamera } from '#ui/effects/wake-camera.ts';
import { type Trouble, whyNotConnected, whyNotInviting } from './trouble.ts';

/** Where the pairing of the inviting phone stands. */
export type Inviting =
  | { readonly step: 'preparing' }
  /** `refused` what is wrong with the code that was read last. */
  | { readonly step: 'inviting'; readonly code: string; readonly refused: PairingTrouble | null }
  | { readonly step: 'connecting' }
  | { readonly step: 'linked' }
  | { readonly step: 'trouble'; readonly why: Trouble };

/** Does something with a link that is there. */
export type Linked = (
  pipe: Pipe,
  /** This phone's code, and how long the link took from the other one's on; milliseconds. */
  pairing: { readonly own: string; readonly opened: number },
) => void;

/**
 * Invites another phone, as soon as the screen is there.
 * @param battleId what it is invited to
 * @param prepare fetches what the link is for, before anybody is invited; always the same function
 */
export function useInviting(
  battleId: BattleId,
  prepare: () => Promise<Linked>,
): {
  readonly inviting: Inviting;
  /** Takes the code that the other phone shows. */
  readonly read: (text: string) => void;
} {
  const [host, setHost] = useState<Host | null>(null);
  const [inviting, setInviting] = useState<Inviting>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const tell = (now: Inviting) => {
      if (!left.signal.aborted) setInviting(now);
    };
    const go = async () => {
      const camera = await wakeCamera();
      const [{ invite }, linked] = await Promise.all([import('#sync/peer.ts'), prepare()]);
      const invitation = await invite(battleId);
      if (typeof invitation === 'string') {
        return tell({ step: 'trouble', why: whyNotInviting(invitation, camera) });
      }
      const { code, close } = invitation;
      left.signal.addEventListener('abort', close);
      if (left.signal.aborted) return close();
      let readAt = 0;
      setHost({
        ...invitation,
        accept: (text) => {
          readAt = performance.now();
          return invitation.accept(text);
        },
      });
      tell({ step: 'inviting', code, refused: null });
      const pipe = await invitation.pipe.catch(() => null);
      if (pipe === null) return tell({ step: 'trouble', why: await whyNotConnected() });
      // From now on the link is whose it is for, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      linked(pipe, { own: code, opened: performance.now() - readAt });
      return tell({ step: 'linked' });
    };
    go().catch(() => tell({ step: 'trouble', why: 'not-here' }));
    return () => left.abort();
  }, [battleId, prepare]);
  const read = useCallback(
    (text: string) => {
      const accept = async () => {
        const refused = (await host?.accept(text)) ?? null;
        setInviting((now) =>
          now.step !== 'inviting'
            ? now
            : refused === null
              ? { step: 'connecting' }
              : { ...now, refused },
        );
      };
      void accept();
    },
    [host],
  );
  return { inviting, read };
}
