import { useCallback, useEffect, useState } from 'react';
import { useBattleSession, useStores } from '#store/hooks.ts';
import type { Host, PairingTrouble } from '#sync/peer.ts';
import { wakeCamera } from '#ui/effects/wake-camera.ts';
import { type Trouble, whyNotConnected, whyNotInviting } from './trouble.ts';

/** Where the pairing of the inviting phone stands. */
export type Hosting =
  | { readonly step: 'preparing' }
  /** `refused` what is wrong with the code that was read last. */
  | { readonly step: 'inviting'; readonly code: string; readonly refused: PairingTrouble | null }
  | { readonly step: 'connecting' }
  | { readonly step: 'linked' }
  | { readonly step: 'trouble'; readonly why: Trouble };

/** Invites another phone to the open battle, as soon as the screen is there. */
export function useHost(): {
  readonly hosting: Hosting;
  /** Takes the code that the other phone shows. */
  readonly read: (text: string) => void;
} {
  const session = useBattleSession();
  const { battles } = useStores();
  const [host, setHost] = useState<Host | null>(null);
  const [hosting, setHosting] = useState<Hosting>({ step: 'preparing' });
  useEffect(() => {
    const left = new AbortController();
    const tell = (now: Hosting) => {
      if (!left.signal.aborted) setHosting(now);
    };
    const go = async () => {
      const camera = await wakeCamera();
      const [{ invite }, { shareBattle }] = await Promise.all([
        import('#sync/peer.ts'),
        import('#sync/shared-battle.ts'),
      ]);
      const invitation = await invite(session.battleId);
      if (typeof invitation === 'string') {
        return tell({ step: 'trouble', why: whyNotInviting(invitation, camera) });
      }
      const { code, close } = invitation;
      left.signal.addEventListener('abort', close);
      if (left.signal.aborted) return close();
      setHost(invitation);
      tell({ step: 'inviting', code, refused: null });
      const pipe = await invitation.pipe.catch(() => null);
      if (pipe === null) return tell({ step: 'trouble', why: await whyNotConnected() });
      // From now on the link is the battle's, whatever screen is shown.
      left.signal.removeEventListener('abort', close);
      shareBattle(session, pipe, battles);
      return tell({ step: 'linked' });
    };
    go().catch(() => tell({ step: 'trouble', why: 'not-here' }));
    return () => left.abort();
  }, [session, battles]);
  const read = useCallback(
    (text: string) => {
      const accept = async () => {
        const refused = (await host?.accept(text)) ?? null;
        setHosting((now) =>
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
  return { hosting, read };
}
