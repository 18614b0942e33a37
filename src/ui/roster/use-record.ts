import { useMemo } from 'react';
import { recordOf, type WarbandRecord } from '#battle/record.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useBattles } from '#store/hooks.ts';

/** A warband's record from the battles on this device; empty until they are read. */
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
