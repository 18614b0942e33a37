import { useTranslation } from 'react-i18next';
import type { Member } from '#roster/warband.ts';
import { StatusDisc } from '#ui/kit/StatusDisc.tsx';
import { memberLook } from './member-look.ts';

/** The sign of a member's role, with the crown of the leader. */
export function MemberDisc({ member }: { readonly member: Member }) {
  const { t } = useTranslation('roster');
  const { icon, tone } = memberLook(member.role);
  return (
    <StatusDisc
      icon={icon}
      tone={tone}
      crown={member.leader ? { label: t('member.leader') } : undefined}
    />
  );
}
