import { useTranslation } from '#i18n/use-translation.ts';
import { LIMITS } from '#roster/limits.ts';
import type { NamedCampaign } from '#roster/named-campaigns.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { TextField } from '#ui/kit/TextField.tsx';
import { BandTicks } from './BandTicks.tsx';
import { useCandidates } from './use-candidates.ts';

/** What players decide of a campaign. */
export type CampaignDraft = Pick<NamedCampaign, 'name' | 'bands'>;

type CampaignFieldsProps = {
  readonly systemId: string;
  readonly draft: CampaignDraft;
  readonly onChange: (changed: Partial<CampaignDraft>) => void;
  /** Of a new one: whether the battles so far belong to it. */
  readonly older?: { readonly checked: boolean; readonly onChange: (checked: boolean) => void };
};

/** The name of a campaign, and which warbands take part. */
export function CampaignFields({ systemId, draft, onChange, older }: CampaignFieldsProps) {
  const { t } = useTranslation('campaign');
  const { bands, battles } = useCandidates(systemId, draft.bands);
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
      {older === undefined || battles === 0 ? null : (
        <Switch label={t('older', { count: battles })} {...older} />
      )}
    </>
  );
}
