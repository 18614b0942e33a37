import { useTranslation } from '#i18n/use-translation.ts';
import { imagesOf } from '#roster/photo.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePhotoOf } from '#store/hooks/photos.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberSign } from './member-look.ts';
import './MemberPicture.css';

type MemberPictureProps = { readonly member: Member; readonly system: RuleSystem };

/** A member's photo, else his first weapon; with a crown for the leader. Those of a group overlap. */
export function MemberPicture({ member, system }: MemberPictureProps) {
  const { t } = useTranslation('roster');
  const images = imagesOf(usePhotoOf(member.id));
  const crown = member.leader ? { label: t('member.leader') } : undefined;
  if (images.length === 0) {
    return <StatusDisc {...memberSign(member, system)} size="large" crown={crown} />;
  }
  return (
    <span className="member-picture">
      {/* His name stands beside it. One photo stands for two of a group. */}
      {(images.length === 1 && member.labels.length > 1 ? [...images, ...images] : images).map(
        (image, at) => (
          <img key={at} src={image} alt="" width={320} height={352} />
        ),
      )}
      {crown === undefined ? null : (
        <span className="k-disc-crown">
          <Icon name="leader" size={14} label={crown.label} />
        </span>
      )}
    </span>
  );
}
