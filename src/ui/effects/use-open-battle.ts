import { useEffect, useState } from 'react';
import { type BattleStore, useBattles } from '#store/hooks.ts';

export type OpenedBattle =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unknown' }
  /** Its log or its rules can't be had; `detail` is what the program itself says. */
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'open'; readonly store: BattleStore };

/**
 * The store of the battle at this address, loaded from disk when the address is entered and closed
 * when it is left.
 * @param id as it stands in the address; anything that is no battle's id is `unknown`
 */
export function useOpenBattle(id: string): OpenedBattle {
  const open = useBattles((state) => state.open);
  const leave = useBattles((state) => state.leave);
  const battleId = isBattleId(id) ? id : null;
  const [opened, setOpened] = useState<OpenedBattle>({ kind: 'opening' });

  useEffect(() => {
    if (battleId === null) return;
    let left = false;
    const show = (outcome: OpenedBattle) => {
      if (!left) setOpened(outcome);
    };
    open(battleId).then(
      (store) => show(store === null ? { kind: 'unknown' } : { kind: 'open', store }),
      (problem: unknown) => show({ kind: 'failed', detail: String(problem) }),
    );
    return () => {
      left = true;
      leave(battleId);
    };
  }, [battleId, open, leave]);

  return battleId === null ? { kind: 'unknown' } : opened;
}

function isBattleId(id: string): id is `b-${string}` {
  return id.startsWith('b-');
}
