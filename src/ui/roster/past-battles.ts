import { useCallback, useEffect, useState } from 'react';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { Life } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

// Loaded only for warbands with past battles. These parts take their warband from the editor's context.

export async function loadUnfinished() {
  return (await import('#ui/after-battle/History.tsx')).UnfinishedBattles;
}

export async function loadHistory() {
  return (await import('#ui/after-battle/History.tsx')).History;
}

export async function loadChest() {
  return (await import('#ui/stash/Stash.tsx')).Stash;
}

export async function loadMarket() {
  return (await import('#ui/stash/Market.tsx')).Market;
}

export async function loadCaptives() {
  return (await import('#ui/between/Captives.tsx')).Captives;
}

export async function loadMissed() {
  return (await import('#ui/between/MissedEvening.tsx')).MissedEvening;
}

/** The line of a warband's last battle; null until it is read, and without one. */
export function useLastBattle({ history }: Pick<Warband, 'history'>): BattleLine | null {
  const read = useCallback(async (past: Past) => {
    const { historyOf } = await import('#roster/after-battle/history.ts');
    return historyOf(past).at(-1) ?? null;
  }, []);
  return useRead(history, read);
}

/** A member's life; null until it is read, and without any battle that is told of. */
export function useLife({ history }: Pick<Warband, 'history'>, id: WarriorId): Life | null {
  const read = useCallback(
    async (past: Past) => (await import('#roster/chronicle.ts')).lifeOf(past, id),
    [id],
  );
  return useRead(history, read);
}

type Past = Required<Pick<Warband, 'history'>>;

/** What is read from a history; null until then, and without one. @param read the same function in every render */
function useRead<What>(
  history: Warband['history'],
  read: (past: Past) => Promise<What | null>,
): What | null {
  const [what, setWhat] = useState<What | null>(null);
  useEffect(() => {
    let left = false;
    const show = (found: What | null) => {
      if (!left) setWhat(found);
    };
    if (history === undefined) show(null);
    else read({ history }).then(show, () => undefined);
    return () => {
      left = true;
    };
  }, [history, read]);
  return what;
}
