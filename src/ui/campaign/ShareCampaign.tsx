import { useTranslation } from '#i18n/use-translation.ts';
import { ShareSheet } from '#ui/chronicle/ShareSheet.tsx';
import { appAddress, linkTo } from '#ui/paths.ts';
import { pictureWords, useCampaignFacts } from './campaign-facts.ts';
import { campaignInvitation } from './campaign-link.ts';
import { campaignPicture } from './campaign-picture.ts';
import { type Told, useCampaignText } from './use-campaign-text.ts';

type ShareCampaignProps = Told & { readonly onClose: () => void };

/** Shares a campaign as a picture or as text; mounted while open. */
export function ShareCampaign({ onClose, ...told }: ShareCampaignProps) {
  const { t } = useTranslation('campaign');
  const facts = useCampaignFacts(told);
  const text = useCampaignText(told);
  return (
    <ShareSheet
      title={t('share')}
      name={told.name}
      picture={(measure) => campaignPicture(facts, measure)}
      words={pictureWords(facts)}
      hint={t('picture-hint')}
      text={text}
      link={
        told.named === null
          ? undefined
          : {
              hint: t('link-hint'),
              address: `${appAddress()}${linkTo(campaignInvitation(told.named))}`,
            }
      }
      onClose={onClose}
    />
  );
}
