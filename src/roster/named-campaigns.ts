import * as v from 'valibot';
import { type CampaignId, isCampaignId, isWarbandId, type WarbandId } from '#rules/contract/ids.ts';
import { listOf } from '#rules/kit/bounded.ts';
import type { Scope } from './campaign.ts';
import { LIMITS, normalizedLine } from './limits.ts';
import { compared } from './meetings.ts';

// Campaigns with a name, a row each among the settings: all that is known of one besides which warbands take part is
// read from their battles (campaign.ts).

/** A campaign as it is stored. */
export interface NamedCampaign extends Scope {
  readonly id: CampaignId;
  readonly systemId: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Warbands of one campaign. */
export const MAX_BANDS = 99;

/** Characters of an id, and of a name before it is cut to what is shown. */
const MAX_TEXT = 4000;

const time = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const CAMPAIGN = v.object({
  id: v.custom<CampaignId>(isCampaignId),
  systemId: v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  name: v.pipe(
    v.string(),
    v.maxLength(MAX_TEXT),
    v.transform((name) => normalizedLine(name, LIMITS.name)),
  ),
  bands: listOf(v.custom<WarbandId>(isWarbandId), MAX_BANDS),
  since: time,
  changedAt: time,
});

/** The key of a campaign’s row. A deleted one is null there. */
export function campaignKey(id: CampaignId): string {
  return `${KEY}${id}`;
}

/** Whether a row of the settings is a campaign’s. */
export function isCampaignKey(key: string): boolean {
  return key.startsWith(KEY);
}

const KEY = 'campaign-';

/** The campaigns among rows of the settings, in the order in which they were made or changed last. */
export function campaignsIn(rows: Readonly<Record<string, unknown>>): readonly NamedCampaign[] {
  return Object.entries(rows)
    .flatMap(([key, row]) => (isCampaignKey(key) ? (parseCampaign(row) ?? []) : []))
    .toSorted((one, other) => other.changedAt - one.changedAt || compared(one.id, other.id));
}

/**
 * Merges two rows of one campaign, the same on every phone: the warbands of both take part, as many as can, and what
 * either counts counts; the name is that of the later one. What was deleted in one of them is there again.
 * @param here stays as it is where a newer app has written one of them
 */
export function mergedCampaign(here: unknown, brought: unknown): unknown {
  const [mine, theirs] = [parseCampaign(here), parseCampaign(brought)];
  return mine === null || theirs === null ? (here ?? brought) : bothCampaigns(mine, theirs);
}

/** The same of two that are campaigns. */
export function bothCampaigns(mine: NamedCampaign, theirs: NamedCampaign): NamedCampaign {
  const [later] = [mine, theirs].toSorted(
    (a, b) => b.changedAt - a.changedAt || compared(b.name, a.name),
  );
  return {
    ...mine,
    ...later,
    bands: [...new Set([...mine.bands, ...theirs.bands])].toSorted(compared).slice(0, MAX_BANDS),
    since: Math.min(mine.since, theirs.since),
  };
}

/** A campaign from the disk, a backup or a link; null if invalid. */
export function parseCampaign(row: unknown): NamedCampaign | null {
  const campaign = v.safeParse(CAMPAIGN, row);
  return campaign.success ? campaign.output : null;
}
