import { useCallback, useRef, useState } from 'react';
import {
  type CodeRefusal,
  type Gathering,
  gather,
  hasListCode,
  NOTHING_GATHERED,
} from '#exchange/battle-codes.ts';
import type { BattleMeant } from '#exchange/battle-content.ts';
import { type ArrivalRefusal, type Arriving, isNotFetched, useBattles } from '#store/hooks.ts';
import { battleInCodes, battleInFile, type UnreadBattle } from './read-battle.ts';

/** Why receiving failed; also word keys. */
export type ReceiveRefusal =
  | CodeRefusal
  | UnreadBattle
  | ArrivalRefusal['refused']
  | 'not-here'
  | 'not-saved';

/** A battle being received. */
export interface Receiving {
  /** The codes of the current battle read so far; null for none. */
  readonly gathering: Gathering | null;
  /** What is wrong with the last input; null for nothing. */
  readonly refused: ReceiveRefusal | null;
  /** The battle once complete; nothing is stored yet. */
  readonly arriving: Arriving | null;
  /** Takes input from the camera or the player: one code, a text with several, or a file's text. */
  readonly read: (text: string) => void;
  readonly readFile: (file: File) => void;
  /** Stores the battle. @returns whether it is stored now */
  readonly accept: () => Promise<boolean>;
  /** Discards what was read. */
  readonly again: () => void;
}

export function useArrivingBattle(): Receiving {
  const weigh = useBattles((state) => state.weigh);
  const takeIn = useBattles((state) => state.takeIn);
  // The camera may read several codes between two renders.
  const gathered = useRef(NOTHING_GATHERED);
  const [gathering, setGathering] = useState<Gathering | null>(null);
  const [refused, setRefused] = useState<ReceiveRefusal | null>(null);
  const [arriving, setArriving] = useState<Arriving | null>(null);

  const look = useCallback(
    async (reading: BattleMeant | UnreadBattle | Promise<BattleMeant | UnreadBattle>) => {
      const meant = await reading;
      if (typeof meant === 'string') return setRefused(meant);
      try {
        const found = await weigh(meant.battleId, meant.rows);
        if ('refused' in found) setRefused(found.refused);
        else setArriving(found);
      } catch (problem) {
        // Missing rules may be fetched later; without the disk nothing can be stored.
        setRefused(isNotFetched(problem) ? 'not-here' : 'not-saved');
      }
    },
    [weigh],
  );
  const read = useCallback(
    (text: string) => {
      const ofFile = battleInFile(text);
      if (ofFile !== null) {
        void look(ofFile);
        return;
      }
      if (hasListCode(text)) {
        setRefused('no-code');
        return;
      }
      gathered.current = gather(gathered.current, text);
      setGathering(gathered.current.underway[0] ?? null);
      setRefused(gathered.current.refused);
      if (gathered.current.packed !== null) void look(battleInCodes(gathered.current.packed));
    },
    [look],
  );
  const readFile = useCallback(
    (file: File) => {
      file.text().then(read, () => setRefused('damaged'));
    },
    [read],
  );
  return {
    gathering,
    refused,
    arriving,
    read,
    readFile,
    accept: async () => {
      try {
        if (arriving !== null && arriving.taken.length > 0) await takeIn(arriving);
        return true;
      } catch {
        setRefused('not-saved');
        return false;
      }
    },
    again: () => {
      gathered.current = NOTHING_GATHERED;
      setGathering(null);
      setRefused(null);
      setArriving(null);
    },
  };
}
