import { useEffect, useState } from 'react';
import { isBattleId } from '#rules/contract/ids.ts';
import { type BattleSession, isNotFetched, useBattles } from '#store/hooks.ts';
import { rememberRules } from '#ui/last-place.ts';
import { RETRY_DELAY } from './fetch-with-retry.ts';

export type OpenedBattle =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unknown' }
  /** Its game is not on the device yet and can't be fetched now; will be retried. */
  | { readonly kind: 'missing' }
  /** Its log can't be read; `detail` is the error. */
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'open'; readonly session: BattleSession };

/**
 * The session of a battle, opened while its address is shown.
 * @param id as in the address; not necessarily a battle's id
 */
export function useOpenBattle(id: string): OpenedBattle {
  const open = useBattles((state) => state.open);
  const leave = useBattles((state) => state.leave);
  const ready = useBattles((state) => state.ready);
  const battleId = isBattleId(id) ? id : null;
  const [opened, setOpened] = useState<OpenedBattle>(() => {
    const session = battleId === null ? null : ready(battleId);
    return session === null ? { kind: 'opening' } : { kind: 'open', session };
  });

  useEffect(() => {
    if (battleId === null) return undefined;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (outcome: OpenedBattle) => {
      if (!closed) setOpened((shown) => (isSame(shown, outcome) ? shown : outcome));
    };
    const enter = async () => {
      try {
        const session = await open(battleId);
        if (session !== null) rememberRules(battleId, session.system.id);
        show(session === null ? { kind: 'unknown' } : { kind: 'open', session });
      } catch (problem) {
        show(
          isNotFetched(problem) ? { kind: 'missing' } : { kind: 'failed', detail: String(problem) },
        );
        if (!closed && isNotFetched(problem)) timer = setTimeout(again, RETRY_DELAY);
      }
    };
    const again = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leave(battleId);
      void enter();
    };
    void enter();
    addEventListener('online', again);
    return () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', again);
      leave(battleId);
    };
  }, [battleId, open, leave]);

  return battleId === null ? { kind: 'unknown' } : opened;
}

/** Whether the session is on the screen already. */
function isSame(shown: OpenedBattle, outcome: OpenedBattle): boolean {
  return shown.kind === 'open' && outcome.kind === 'open' && shown.session === outcome.session;
}
