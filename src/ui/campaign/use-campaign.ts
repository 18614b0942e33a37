import { useMemo } from 'react';
import { reportsOf } from '#battle/reports.ts';
import { type Campaign, campaignOf, type Scope } from '#roster/campaign.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import { useBattles, useWarbands } from '#store/hooks.ts';

/**
 * A campaign of one game, from the histories and the logs on this device.
 * @param system null if ratings are of no account
 * @param scope null for that of all warbands
 */
export function useCampaign(
  systemId: string,
  system: Pick<RosterSystem, 'campaign'> | null,
  scope: Scope | null = null,
): Campaign {
  const campaign = system?.campaign ?? null;
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
        scope,
      ),
    [warbands, summaries, systemId, campaign, scope],
  );
}
