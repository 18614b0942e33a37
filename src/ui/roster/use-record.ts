import { useMemo } from 'react';
import { recordOf, type WarbandRecord } from '#battle/record.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useBattles } from '#store/hooks.ts';

/** What the battles on this device say of a warband; none as long as the disk has not answered. */
export function useRecord(id: WarbandId): WarbandRecord {
  const summaries = useBattles((state) => state.summaries);
  return useMemo(
    () =>
      recordOf(
        (summaries ?? []).map(({ battle }) => battle),
        id,
      ),
    [summaries, id],
  );
}
