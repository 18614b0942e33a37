import { useState } from 'react';

/** The rounds of which only the head is shown. */
export interface FoldedRounds {
  readonly folded: ReadonlySet<number>;
  readonly toggle: (round: number) => void;
}

/** Which rounds are folded; none at first. */
export function useFoldedRounds(): FoldedRounds {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
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
