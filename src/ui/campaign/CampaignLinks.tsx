import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '#i18n/said.ts';
import { loadScreenWords } from '#i18n/setup.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { isInPlay } from '#roster/example.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { Button, LinkButton } from '#ui/kit/Button.tsx';
import { Later } from '#ui/kit/Later.tsx';
import { campaignPath } from '#ui/paths.ts';
import { useCampaign } from './use-campaign.ts';
import { useCampaignName, useNamedCampaigns } from './use-named-campaigns.ts';

/** From so many battles on there is a campaign, even if no two of its warbands have met. */
const BATTLES = 3;

/** The ways to all campaigns: those with a name, and in a game without one that of all its warbands; and to a new one. */
export function CampaignLinks() {
  const { t } = useTranslation('builder');
  const warbands = useWarbands((state) => state.warbands) ?? [];
  const linkTo = useLinkTo();
  const nameOf = useCampaignName();
  const [, navigate] = useLocation();
  const [making, setMaking] = useState(false);
  const made = useNamedCampaigns();
  const games = [...new Set(warbands.map(({ systemId }) => systemId))];
  const unnamed = games.filter((id) => made.every(({ systemId }) => systemId !== id));
  const own = warbands.filter(isInPlay);
  const enough = games.filter((id) => own.filter(({ systemId }) => systemId === id).length > 1);
  return (
    <>
      {made.map((one) => (
        <LinkButton key={one.id} {...linkTo(campaignPath(one.systemId, one.id))} icon="victory">
          {nameOf(one)}
        </LinkButton>
      ))}
      {unnamed.map((id) => (
        <CampaignLink key={id} systemId={id} named={games.length > 1} />
      ))}
      {enough.length === 0 ? null : (
        <Button icon="plus" onPress={() => setMaking(true)}>
          {t('list.new-campaign')}
        </Button>
      )}
      {making ? (
        <Later
          load={NEW}
          props={{
            games: enough,
            onMade: ({ systemId, id }) => navigate(campaignPath(systemId, id)),
            onClose: () => setMaking(false),
          }}
        />
      ) : null}
    </>
  );
}

const NEW = async () => {
  const [{ NewCampaign }] = await Promise.all([
    import('./NewCampaign.tsx'),
    loadScreenWords('campaign'),
  ]);
  return NewCampaign;
};

type CampaignLinkProps = {
  readonly systemId: string;
  /** There are several games. */
  readonly named: boolean;
};

function CampaignLink({ systemId, named }: CampaignLinkProps) {
  const { t } = useTranslation('builder');
  const say = useSay();
  const linkTo = useLinkTo();
  const system = useStores().systems.listed(systemId);
  const { meetings, battles } = useCampaign(systemId, system);
  if (meetings.length === 0 && battles < BATTLES) return null;
  const game = say({ code: `${systemId}:name`, params: {} });
  return (
    <LinkButton {...linkTo(campaignPath(systemId))} icon="victory">
      {named ? t('list.campaign-of', { game }) : t('list.campaign')}
    </LinkButton>
  );
}
