import { useEffect, useMemo, useState } from 'react';
import { codesOf, codeText } from '#exchange/battle-codes.ts';
import { battleContent } from '#exchange/battle-content.ts';
import { useBattle, useBattleId } from '#store/hooks.ts';
import { deflated } from '#sync/deflate.ts';

/** The open battle as codes. */
export interface BattleCodes {
  /** To be shown in turn; null if there would be too many. */
  readonly codes: readonly string[] | null;
  /** All of them as one text, for a message. */
  readonly text: () => string;
}

/** The codes of the open battle in its current state; null while packing. */
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
