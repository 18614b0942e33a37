import { type NamedCampaign, parseCampaign } from '#roster/named-campaigns.ts';
import { fromBase64Url, toBase64Url } from '#sync/base64url.ts';
import { campaignPath } from '#ui/paths.ts';

/** The path that brings a campaign to another phone: its row, in base64url. */
export function campaignInvitation(campaign: NamedCampaign): string {
  const row = new TextEncoder().encode(JSON.stringify(campaign));
  return `${campaignPath(campaign.systemId, campaign.id)}/${toBase64Url(row)}`;
}

/** The campaign of a path’s code; null if it is none, or another. @param id the one that the path names */
export function invitedCampaign(id: string, code: string): NamedCampaign | null {
  if (code === '' || code.length > MAX_CODE) return null;
  try {
    const bytes = fromBase64Url(code);
    const row: unknown = bytes === null ? null : JSON.parse(new TextDecoder().decode(bytes));
    const campaign = parseCampaign(row);
    return campaign?.id === id ? campaign : null;
  } catch {
    return null;
  }
}

/** Above what a campaign of as many warbands as there can be takes. */
const MAX_CODE = 20_000;
