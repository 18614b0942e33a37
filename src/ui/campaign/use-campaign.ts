import { useMemo } from 'react';
import { reportsOf } from '#battle/reports.ts';
import { type Campaign, campaignOf } from '#roster/campaign.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { useBattles, useWarbands } from '#store/hooks.ts';

/** The campaign of all warbands of one game, from their histories and the logs on this device. */
export function useCampaign(
  systemId: string,
  { campaign }: Pick<RosterSystem, 'campaign'>,
): Campaign {
  const warbands = useWarbands((state) => state.warbands);
  const summaries = useBattles((state) => state.summaries);
  return useMemo(
    () =>
      campaignOf(
        (warbands ?? []).filter((one) => one.systemId === systemId),
        (summaries ?? []).flatMap(({ battle, startedAt }) =>
          battle.systemId === systemId ? reportsOf(battle, startedAt) : [],
        ),
        { campaign },
      ),
    [warbands, summaries, systemId, campaign],
  );
}
