import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import type { NamedCampaign } from '#roster/named-campaigns.ts';
import { TextField } from '#ui/kit/TextField.tsx';
import { BandTicks } from './BandTicks.tsx';
import { useCandidates } from './use-candidates.ts';

/** What players decide of a campaign. */
export type CampaignDraft = Pick<NamedCampaign, 'name' | 'bands'>;

type CampaignFieldsProps = {
  readonly systemId: string;
  readonly draft: CampaignDraft;
  readonly onChange: (changed: Partial<CampaignDraft>) => void;
};

/** The name of a campaign, and which warbands take part. */
export function CampaignFields({ systemId, draft, onChange }: CampaignFieldsProps) {
  const { t } = useTranslation('campaign');
  const { bands } = useCandidates(systemId, draft.bands);
  return (
    <>
      <TextField
        label={t('name')}
        value={draft.name}
        placeholder={t('title')}
        maxLength={LIMITS.name}
        onChange={(name) => onChange({ name })}
      />
      <BandTicks
        title={t('members')}
        bands={bands}
        ticked={draft.bands}
        onChange={(ticked) => onChange({ bands: ticked })}
      />
    </>
  );
}
