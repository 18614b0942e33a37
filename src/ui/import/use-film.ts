import { useCallback, useRef, useState } from 'react';
import {
  type CodeRefusal,
  type Gathering,
  gather,
  hasListCode,
  NOTHING_GATHERED,
} from '#exchange/battle-codes.ts';
import { CODE_MARK, codeOf } from '#exchange/warband-code.ts';

/** A warband or a pack that comes as a film of codes. */
export interface Film {
  /** The codes read so far; null for none. */
  readonly gathering: Gathering | null;
  /** What is wrong with the last code; null for nothing. */
  readonly refused: CodeRefusal | null;
  /**
   * Takes a text from the camera or a player.
   * @returns the text to be read: itself, if it is no part of a film; what the film says, once it is complete; null before
   */
  readonly take: (text: string) => string | null;
}

export function useFilm(): Film {
  // The camera may read several codes between two renders.
  const gathered = useRef(NOTHING_GATHERED);
  const [gathering, setGathering] = useState<Gathering | null>(null);
  const [refused, setRefused] = useState<CodeRefusal | null>(null);
  const take = useCallback((text: string) => {
    if (!hasListCode(text)) return text;
    const now = gather(gathered.current, text);
    gathered.current = now;
    setGathering(now.underway[0] ?? null);
    setRefused(now.refused);
    const { packed, of } = now;
    return packed === null || of === 'battle' ? null : `${CODE_MARK}${codeOf(packed, of)}`;
  }, []);
  return { gathering, refused, take };
}
