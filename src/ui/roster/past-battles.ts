import { useEffect, useState } from 'react';
import type { BattleLine } from '#roster/after-battle/history.ts';
import type { Warband } from '#roster/warband.ts';

// Loaded only for warbands with past battles.

/** These parts take their warband from the editor's context. */
export const NO_PROPS = {};

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

export async function loadLife() {
  return (await import('#ui/chronicle/MemberLife.tsx')).MemberLife;
}

/** The line of a warband's last battle; null until it is read, and without one. */
export function useLastBattle({ history }: Pick<Warband, 'history'>): BattleLine | null {
  const [last, setLast] = useState<BattleLine | null>(null);
  useEffect(() => {
    let left = false;
    const show = (line: BattleLine | null) => {
      if (!left) setLast(line);
    };
    if (history === undefined) show(null);
    else {
      void import('#roster/after-battle/history.ts').then(
        ({ historyOf }) => show(historyOf({ history }).at(-1) ?? null),
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [history]);
  return last;
}
