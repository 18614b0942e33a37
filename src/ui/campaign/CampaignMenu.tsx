import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import type { NamedCampaign } from '#roster/named-campaigns.ts';
import { sameContent } from '#roster/same-content.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { BandTicks } from './BandTicks.tsx';
import { type CampaignDraft, CampaignFields } from './CampaignFields.tsx';

type CampaignMenuProps = {
  /** Null for that of all warbands. */
  readonly campaign: NamedCampaign | null;
  /** Those that could meet. */
  readonly bands: readonly Band[];
  readonly away: readonly WarbandId[];
  readonly onAway: (away: readonly WarbandId[]) => void;
  /** Its name or its warbands have been changed. */
  readonly onChange: (campaign: NamedCampaign) => void;
  readonly onRemove: (campaign: NamedCampaign) => void;
  readonly onClose: () => void;
};

/** Who is there tonight, for the pairings; of a campaign with a name also what it is called, and who takes part. */
export function CampaignMenu(props: CampaignMenuProps) {
  const { t } = useTranslation(['campaign', 'table']);
  const { campaign, bands, away, onAway, onChange, onRemove, onClose } = props;
  // These alone: another tab may change the rest meanwhile.
  const [changes, setChanges] = useState<Partial<CampaignDraft>>({});
  const draft = campaign === null ? null : { ...campaign, ...changes };
  const close = () => {
    onClose();
    if (draft !== null && !sameContent(draft, campaign)) onChange(draft);
  };
  return (
    <Sheet open onClose={close} title={t('menu')} closeLabel={t('table:sheet.close')}>
      <div className="stack-wide">
        {bands.length > 2 ? (
          <BandTicks
            title={t('tonight')}
            bands={bands}
            ticked={bands.flatMap(({ id }) => (away.includes(id) ? [] : id))}
            onChange={(there) => onAway(bands.flatMap(({ id }) => (there.includes(id) ? [] : id)))}
          />
        ) : null}
        {campaign === null || draft === null ? null : (
          <>
            <CampaignFields
              systemId={campaign.systemId}
              draft={draft}
              onChange={(changed) => setChanges({ ...changes, ...changed })}
            />
            <Button icon="trash" onPress={() => onRemove(campaign)}>
              {t('remove')}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
