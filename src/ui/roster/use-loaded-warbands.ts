import { useEffect } from 'react';
import type { Warband } from '#roster/warband.ts';
import { useWarbands } from '#store/hooks.ts';

/** All warbands of this phone, read from the disk if nobody has read them yet; null until then. */
export function useLoadedWarbands(): readonly Warband[] | null {
  const warbands = useWarbands((state) => state.warbands);
  const load = useWarbands((state) => state.load);
  const unread = warbands === null;
  useEffect(() => {
    if (unread) void load();
  }, [unread, load]);
  return warbands;
}
