import { useSay } from '#i18n/said.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useStores, useWarbands } from '#store/hooks.ts';
import { useLinkTo } from '#ui/home/use-link-to.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { campaignPath } from '#ui/paths.ts';
import { useCampaign } from './use-campaign.ts';

/** From so many battles on there is a campaign, even if no two of its warbands have met. */
const BATTLES = 3;

/** The way to the campaign of each game that has one. */
export function CampaignLinks() {
  const warbands = useWarbands((state) => state.warbands);
  const games = [...new Set((warbands ?? []).map(({ systemId }) => systemId))];
  return games.map((id) => <CampaignLink key={id} systemId={id} named={games.length > 1} />);
}

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
  const { meetings, battles } = useCampaign(systemId, system ?? NO_RATINGS);
  if (meetings.length === 0 && battles < BATTLES) return null;
  const game = say({ code: `${systemId}:name`, params: {} });
  return (
    <LinkButton {...linkTo(campaignPath(systemId))} icon="victory">
      {named ? t('list.campaign-of', { game }) : t('list.campaign')}
    </LinkButton>
  );
}

const NO_RATINGS = { campaign: null };
