import { useEffect, useMemo, useState } from 'react';
import { codesOf, codeText } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { deflated } from '#ui/effects/deflate.ts';

/** The open battle, ready to go. */
export interface BattleCodes {
  /** To be shown in turn; null where they would be too many. */
  readonly codes: readonly string[] | null;
  /** The same in one piece, for a message. */
  readonly text: () => string;
}

/** What the open battle is handed over as, as it stands now; null while it is being packed. */
export function useBattleCodes(): BattleCodes | 'unpackable' | null {
  const battleId = useBattleId();
  const entries = useBattle((state) => state.entries);
  const [packed, setPacked] = useState<Uint8Array | 'unpackable' | null>(null);
  useEffect(() => {
    let left = false;
    const pack = async () => {
      const content = new TextEncoder().encode(battleContent(battleId, entries));
      const bytes = await deflated(content);
      if (!left) setPacked(bytes ?? 'unpackable');
    };
    void pack();
    return () => {
      left = true;
    };
  }, [battleId, entries]);
  return useMemo(
    () =>
      packed === null || packed === 'unpackable'
        ? packed
        : { codes: codesOf(packed), text: () => codeText(packed) },
    [packed],
  );
}
