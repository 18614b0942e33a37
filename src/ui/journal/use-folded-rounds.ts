import { useState } from 'react';
import type { StoryRound } from './journal-rows.ts';

/** The rounds of which only the head is shown. */
export interface FoldedRounds {
  readonly folded: ReadonlySet<number>;
  readonly toggle: (round: number) => void;
}

/** Which rounds are folded. @param first those that are so at first */
export function useFoldedRounds(first: readonly StoryRound[]): FoldedRounds {
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(first.map(({ round }) => round)),
  );
  return {
    folded,
    toggle: (round) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(round)) next.add(round);
        return next;
      }),
  };
}
