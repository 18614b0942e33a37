import { useMemo } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { changeTime } from '#roster/change-time.ts';
import { compared } from '#roster/meetings.ts';
import { campaignKey, campaignsIn, type NamedCampaign } from '#roster/named-campaigns.ts';
import { useSettings, useStores } from '#store/hooks.ts';

/** The campaigns with a name on this device, the one changed last first. */
export function useNamedCampaigns(): readonly NamedCampaign[] {
  const rows = useSettings((state) => state.rows);
  return useMemo(() => campaignsIn(rows), [rows]);
}

/** What is done with them; a later `save` undoes either. */
export function useCampaignChanges() {
  const { settings, clock } = useStores();
  const { keep } = settings.getState();
  return {
    save: (campaign: NamedCampaign) =>
      keep(campaignKey(campaign.id), {
        ...campaign,
        bands: campaign.bands.toSorted(compared),
        changedAt: changeTime(clock(), campaign.changedAt),
      }),
    remove: ({ id }: NamedCampaign) => keep(campaignKey(id), null),
  };
}

/** How a campaign is called. */
export function useCampaignName(): (campaign: NamedCampaign) => string {
  const { t } = useTranslation('builder');
  return ({ name }) => (name === '' ? t('list.campaign') : name);
}
