import { useTranslation } from '#i18n/use-translation.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { usePhoto } from '#store/hooks/photos.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberSign } from './member-look.ts';
import './MemberPicture.css';

type MemberPictureProps = { readonly member: Member; readonly system: RuleSystem };

/** A member's photo, else his first weapon; with a crown for the leader, and others behind it for a group. */
export function MemberPicture({ member, system }: MemberPictureProps) {
  const { t } = useTranslation('roster');
  const photo = usePhoto(member.id);
  const crown = member.leader ? { label: t('member.leader') } : undefined;
  if (photo === null) {
    return <StatusDisc {...memberSign(member, system)} size="large" crown={crown} />;
  }
  return (
    <span className={classNames('member-picture', member.labels.length > 1 && 'member-group')}>
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
