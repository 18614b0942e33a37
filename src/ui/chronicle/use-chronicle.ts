import { useMemo } from 'react';
import { foesOf } from '#battle/fought.ts';
import { type Chronicle, chronicleOf } from '#roster/chronicle.ts';
import type { Warband } from '#roster/warband.ts';
import { useBattles } from '#store/hooks.ts';

/** The chronicle of a warband, from its history and from the logs of its battles where they are on this device. */
export function useChronicle(warband: Warband): Chronicle {
  const summaries = useBattles((state) => state.summaries);
  return useMemo(
    () =>
      chronicleOf(warband, (id) => {
        const found = summaries?.find(({ battleId }) => battleId === id);
        return found === undefined ? [] : foesOf(found.battle, warband.id);
      }),
    [warband, summaries],
  );
}
