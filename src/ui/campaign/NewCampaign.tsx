import { useState } from 'react';
import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { NamedCampaign } from '#roster/named-campaigns.ts';
import { useStores } from '#store/hooks.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Select } from '#ui/kit/Select.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import { type CampaignDraft, CampaignFields } from './CampaignFields.tsx';
import { useCampaignChanges } from './use-named-campaigns.ts';

type NewCampaignProps = {
  /** Games with enough warbands. */
  readonly games: readonly string[];
  readonly onMade: (campaign: NamedCampaign) => void;
  readonly onClose: () => void;
};

const NOBODY: CampaignDraft = { name: '', bands: [] };

/** Makes a campaign: which warbands, its name, and whether their battles so far belong to it. */
export function NewCampaign({ games, onMade, onClose }: NewCampaignProps) {
  const { t } = useTranslation(['campaign', 'builder', 'table', 'roster']);
  const say = useSay();
  const { freshId, clock } = useStores();
  const { save } = useCampaignChanges();
  const [systemId, setSystemId] = useState(games[0] ?? '');
  const [draft, setDraft] = useState(NOBODY);
  const [older, setOlder] = useState(true);
  const make = () => {
    const now = clock();
    const since = older ? 0 : now;
    const made = { id: `k-${freshId()}`, systemId, ...draft, since, changedAt: now } as const;
    save(made);
    onMade(made);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('builder:list.new-campaign')}
      closeLabel={t('table:sheet.close')}
    >
      <div className="stack-wide">
        {games.length > 1 ? (
          <Select
            label={t('roster:new.system')}
            value={systemId}
            options={games.map((id) => ({
              value: id,
              label: say({ code: `${id}:name`, params: {} }),
            }))}
            onChange={(id) => {
              setSystemId(id);
              setDraft({ ...draft, bands: [] });
            }}
          />
        ) : null}
        <CampaignFields
          systemId={systemId}
          draft={draft}
          onChange={(changed) => setDraft({ ...draft, ...changed })}
          older={{ checked: older, onChange: setOlder }}
        />
        <Button block size="large" tone="outline" disabled={draft.bands.length < 2} onPress={make}>
          {t('make')}
        </Button>
      </div>
    </Sheet>
  );
}
