import { useCallback, useEffect, useState } from 'react';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Host, PairingTrouble } from '#sync/peer.ts';
import type { Pipe } from '#sync/pipe.ts';
import { wakeCamera } from '#ui/effects/wake-camera.ts';
import { type Trouble, whyNotConnected, whyNotInviting } from './trouble.ts';

/** The state of the inviting phone. */
export type Inviting =
  | { readonly step: 'preparing' }
  /** `refused`: what is wrong with the last scanned code. */
  | { readonly step: 'inviting'; readonly code: string; readonly refused: PairingTrouble | null }
  | { readonly step: 'connecting' }
  | { readonly step: 'linked' }
  | { readonly step: 'trouble'; readonly why: Trouble };

/** Uses an open link. */
export type Linked = (
  pipe: Pipe,
  /** This phone's code, and the milliseconds from scanning the other one's code to the open link. */
  pairing: { readonly own: string; readonly opened: number },
) => void;

/**
 * Invites another phone as soon as the screen is mounted.
 * @param battleId the battle of the invitation
 * @param prepare loads what the link is for, before the invitation; must be a stable reference
 */
export function useInviting(
  battleId: BattleId,
  prepare: () => Promise<Linked>,
): {
  readonly inviting: Inviting;
  /** Accepts the code that the other phone shows. */
  readonly read: (text: string) => void;
} {
  const [host, setHost] = useState<Host | null>(null);
  const [inviting, setInviting] = useState<Inviting>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const update = (now: Inviting) => {
      if (!left.signal.aborted) setInviting(now);
    };
    const go = async () => {
      const camera = await wakeCamera();
      const [{ invite }, linked] = await Promise.all([import('#sync/peer.ts'), prepare()]);
      const invitation = await invite(battleId);
      if (typeof invitation === 'string') {
        return update({ step: 'trouble', why: whyNotInviting(invitation, camera) });
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
      update({ step: 'inviting', code, refused: null });
      const pipe = await invitation.pipe.catch(() => null);
      if (pipe === null) {
        const why = await whyNotConnected(invitation.hasOnlyNames());
        return update({ step: 'trouble', why });
      }
      // From now on the link belongs to its purpose, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      linked(pipe, { own: code, opened: performance.now() - readAt });
      return update({ step: 'linked' });
    };
    go().catch(() => update({ step: 'trouble', why: 'not-here' }));
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
