import { meetingsWithin } from '#roster/campaign.ts';
import { isInPlay } from '#roster/example.ts';
import type { Party } from '#roster/meetings.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { useWarbands } from '#store/hooks.ts';
import { useCampaign } from './use-campaign.ts';

interface Candidates {
  /** All that could take part: those of this device, and those that these have met. */
  readonly bands: readonly Party[];
  /** Battles so far between those chosen. */
  readonly battles: number;
}

/** Who could take part in a campaign of this game, and what lies between those chosen. */
export function useCandidates(systemId: string, chosen: readonly WarbandId[]): Candidates {
  const { bands: fought, meetings } = useCampaign(systemId, null);
  const warbands = useWarbands((state) => state.warbands) ?? [];
  const others = warbands.filter(
    (one) => one.systemId === systemId && !fought.some(({ id }) => id === one.id),
  );
  const isOffered = ({ id }: Party) => {
    const here = warbands.find((one) => one.id === id);
    return here === undefined || isInPlay(here) || chosen.includes(id);
  };
  const between = meetingsWithin(meetings, { bands: chosen, since: 0 });
  return {
    bands: [...fought, ...others].filter(isOffered),
    battles: new Set(between.map(({ battleId }) => battleId)).size,
  };
}
