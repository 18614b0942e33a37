import { useTranslation } from '#i18n/use-translation.ts';
import { roleOf } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberLook } from './member-look.ts';
import './MemberPicture.css';

type MemberPictureProps = { readonly member: Member; readonly system: RuleSystem };

/** A member's photo, else the icon of the role; with a crown for the leader. */
export function MemberPicture({ member, system }: MemberPictureProps) {
  const { t } = useTranslation('roster');
  const photo = usePhoto(member.id);
  const crown = member.leader ? { label: t('member.leader') } : undefined;
  if (photo === null) {
    const { icon, tone } = memberLook(roleOf(system, member.role)?.look ?? null);
    return <StatusDisc icon={icon} tone={tone} crown={crown} />;
  }
  return (
    <span className="member-picture">
      {/* His name stands beside it. */}
      <img src={photo} alt="" width={320} height={352} />
      {crown === undefined ? null : (
        <span className="k-disc-crown">
          <Icon name="leader" size={14} label={crown.label} />
        </span>
      )}
    </span>
  );
}
